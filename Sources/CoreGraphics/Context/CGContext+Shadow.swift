import CCairo

/// The shadow of the graphics state.
struct Shadow: Sendable {
    /// The offset, in the context's initial user space.
    var offset: CGSize
    /// The blur radius, in the context's initial user space; 0 gives a sharp edge.
    var blur: CGFloat
    var color: CGColor
}

extension CGContext {
    /// The greatest blur radius, in device pixels.
    private static let largestBlur: CGFloat = 500

    /// Sets a black shadow with a third of full opacity.
    ///
    /// The shadow applies to shapes, images, text, and transparency layers as a whole, but not to gradients. Offset and
    /// blur are in the context's initial user space, regardless of the current transform: pixels with y upwards in a
    /// bitmap context, points with y downwards in a view's context. Shadows are aligned to device pixels.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow. Values that are not finite change nothing.
    ///   - blur: The blur radius. Values that are negative or not finite change nothing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets a shadow with a color, as ``setShadow(offset:blur:)``.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow. Values that are not finite change nothing.
    ///   - blur: The blur radius. Values that are negative or not finite change nothing.
    ///   - color: The color of the shadow. `nil` or a transparent color removes the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite, blur >= 0 else { return }
        state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0) : nil }
    }

    /// Returns the offset and the blur of a shadow in device pixels.
    private func geometry(of shadow: Shadow) -> (dx: Int32, dy: Int32, blur: BoxBlur) {
        let t = initialUserToDevice
        let offset = CGPoint(
            x: t.a * shadow.offset.width + t.c * shadow.offset.height,
            y: t.b * shadow.offset.width + t.d * shadow.offset.height)
        let stretch = abs(t.a * t.d - t.b * t.c).squareRoot()
        // A standard deviation of half the blur radius agrees with Apple's documentation and the CSS specifications.
        let blur = BoxBlur(standardDeviation: min(CGContext.largestBlur, shadow.blur * stretch) / 2)
        func whole(_ value: CGFloat) -> Int32 { Int32(clamping: max(-100_000, min(100_000, value.rounded()))) }
        return (whole(offset.x), whole(offset.y), blur)
    }

    /// The greatest distance in device pixels at which content can cast a shadow on a pixel.
    var shadowOutset: Int32 {
        guard let shadow = state.shadow else { return 0 }
        let (dx, dy, blur) = geometry(of: shadow)
        return max(abs(dx), abs(dy)) + blur.reach
    }

    /// Draws the shadow of content, if a shadow is set.
    ///
    /// A pixel of the shadow depends on the content around it, which must not depend on the clip. Therefore the content
    /// is drawn without a clip, cell by cell, as far as the blur of the cell needs it.
    ///
    /// - Parameters:
    ///   - extents: A rectangle in device space that contains the content.
    ///   - draw: Draws the content in a context with the same state, but without clip and shadow.
    package func castShadow(within extents: PixelRect, _ draw: (CGContext) -> Void) {
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
        // The seams between images would be visible on a page at other resolutions.
        let extents = isVector ? needed : all
        CGContext.forEachCell(of: extents, touching: needed, isVector ? nil : CGContext.pictureCellWidth) { cell in
            let source = cell.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -blur.reach, dy: -blur.reach)
            guard let picture = CoverageMask(empty: source, withColors: true),
                let target = cairo_create(picture.surface)
            else { return }
            let context = CGContext(adopting: target, baseTransform: .identity, ctm: initialUserToDevice)
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
