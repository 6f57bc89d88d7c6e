import CCairo

/// What is seen below everything that is drawn.
struct Shadow: Sendable {
    /// In the space that user space was when the context was made.
    var offset: CGSize
    /// How far colours run, in the same space; 0 is a sharp edge.
    var blur: CGFloat
    var color: CGColor
}

extension CGContext {
    /// No shadow is more blurred than this, in device pixels.
    private static let largestBlur: CGFloat = 500

    /// Lets all that is drawn from now on (shapes, images, text, and transparency layers as a whole; not gradients) cast
    /// a black shadow of a third of full opacity.
    ///
    /// Offset and blur are in the space that user space was when the context was made, whatever the transform is now: pixels
    /// with y upwards in a bitmap context, points with y downwards in a view's. Shadows are put on whole device pixels.
    /// Numbers that are not finite, and a negative blur, change nothing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Lets all that is drawn from now on cast a shadow in a colour; `nil` or a transparent colour ends that.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur >= 0 else { return }
        state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
    }

    /// How far shadows reach, in device pixels, and how they are blurred.
    private func geometry(of shadow: Shadow) -> (dx: Int32, dy: Int32, blur: BoxBlur) {
        let t = initialTransform
        let offset = CGPoint(
            x: t.a * shadow.offset.width + t.c * shadow.offset.height,
            y: t.b * shadow.offset.width + t.d * shadow.offset.height)
        let stretch = abs(t.a * t.d - t.b * t.c).squareRoot()
        // A standard deviation of half the blur is what Apple's documentation and the Web's have in common.
        let blur = BoxBlur(standardDeviation: min(CGContext.largestBlur, shadow.blur * stretch) / 2)
        func whole(_ value: CGFloat) -> Int32 { Int32(clamping: max(-100_000, min(100_000, value.rounded()))) }
        return (whole(offset.x), whole(offset.y), blur)
    }

    /// How far from a pixel in all directions there may be what casts a shadow on it.
    var reachOfShadow: Int32 {
        guard let shadow = state.shadow else { return 0 }
        let (dx, dy, blur) = geometry(of: shadow)
        return max(abs(dx), abs(dy)) + blur.reach
    }

    /// Draws the shadow of something, if one is set.
    ///
    /// Pixels of the shadow follow from the thing's pixels around them, which do not depend on the clip as long as those
    /// of the thing do not: it is drawn without a clip, cell by cell, as far as the blur of a cell needs it.
    ///
    /// - Parameters:
    ///   - extents: a rectangle in device space that holds all of the thing.
    ///   - draw: draws it in a context that has the same state, but no clip and no shadow.
    func castShadow(within extents: PixelRect, _ draw: (CGContext) -> Void) {
        guard let shadow = state.shadow, !extents.isEmpty, state.blendMode != .clear else { return }
        let (dx, dy, blur) = geometry(of: shadow)
        let all = extents.offsetBy(dx: dx, dy: dy).insetBy(dx: -blur.reach, dy: -blur.reach)
        let needed = all.intersection(clipPixels)
        guard !needed.isEmpty else { return }
        var inner = state
        inner.shadow = nil
        inner.clipMask = nil
        inner.blendMode = .normal
        let (red, green, blue, alpha) = shadow.color.rgba
        CGContext.forEachCell(of: all, touching: needed, CGContext.pictureCellWidth) { cell in
            let source = cell.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -blur.reach, dy: -blur.reach)
            guard let picture = CoverageMask(empty: source, withColors: true),
                let target = cairo_create(picture.surface)
            else { return }
            let context = CGContext(adopting: target, baseTransform: .identity, ctm: initialTransform)
            context.state = inner
            draw(context)
            context.flush()
            guard let mask = picture.alphaMask() else { return }
            mask.blur(blur)
            mask.place(at: source.x + dx, source.y + dy)
            guard let part = mask.copy(within: cell, opacity: 1) else { return }
            cairo_set_source_rgba(cairo, red, green, blue, alpha)
            prepareOperator()
            paint(through: part)
        }
    }
}
