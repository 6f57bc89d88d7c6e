import CCairo

extension CGContext {
    /// Lets only the inside of `rect` be drawn on from now on, besides the clip there is.
    public func clip(to rect: CGRect) {
        beginPath()
        guard rect.isFinite else {
            // The infinite rectangle takes nothing away, the null rectangle everything.
            if !rect.isInfinite { clipToPixels(.zero) }
            return
        }
        let rect = rect.standardized
        if state.toDevice.keepsRectangles, let box = PixelRect(exactly: rect.applying(state.toDevice)) {
            return clipToPixels(box)
        }
        addRect(rect)
        clip()
    }

    /// Lets only the inside of these rectangles be drawn on from now on.
    public func clip(to rects: [CGRect]) {
        if rects.count == 1 { return clip(to: rects[0]) }
        beginPath()
        addRects(rects)
        clip()
    }

    /// Lets only the inside of the current path be drawn on from now on, and forgets the path. An empty path leaves
    /// nothing to draw on.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: pathElements.elements, rule)
        beginPath()
    }

    /// Lets only the inside of a path in device space be drawn on from now on.
    func clip(to elements: [PathElement], _ rule: CGPathFillRule) {
        clipToShape(within: extents(of: elements)) { target in
            self.emit(elements, to: target)
            cairo_set_fill_rule(target, rule.cairoFillRule)
            cairo_fill(target)
        }
    }

    /// Lets only `rect` be drawn on from now on, as much as an image stretched over it says: as opaque as it is, or, if it
    /// is opaque everywhere, as light as it is. It stands as ``draw(_:in:byTiling:)`` draws it.
    public func clip(to rect: CGRect, mask image: CGImage) {
        beginPath()
        guard rect.isFinite else { return clipToPixels(.zero) }
        let box = PixelRect(covering: rect.standardized.applying(state.toDevice)).intersection(clipPixels)
        clipToPixels(box)
        guard !box.isEmpty, let picture = CoverageMask(empty: box, withColors: true),
            let target = cairo_create(picture.surface)
        else { return clipToPixels(.zero) }
        let context = CGContext(adopting: target, baseTransform: .identity, ctm: state.toDevice)
        context.state.interpolationQuality = state.interpolationQuality
        context.state.shouldAntialias = state.isAntialiased
        context.draw(image, in: rect)
        context.flush()
        guard let mask = image.isOpaque ? picture.luminanceMask() : picture.alphaMask() else {
            return clipToPixels(.zero)
        }
        guard let old = state.clipMask else {
            state.clipMask = mask
            return
        }
        guard let both = mask.multiplied(by: old, within: box) else { return clipToPixels(.zero) }
        state.clipMask = both
    }

    /// The smallest rectangle of user space around what can be drawn on; null if that is nothing.
    public var boundingBoxOfClipPath: CGRect {
        let box = clipBox
        guard !box.isEmpty, state.toDevice.isInvertible else { return .null }
        return box.applying(state.toDevice.inverted())
    }

    /// The bounds of the clip in device pixels.
    package var clipBox: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: max(0, x2 - x1), height: max(0, y2 - y1))
    }
}

extension PixelRect {
    /// The pixels whose edges a rectangle's edges are, to the precision of Cairo's coordinates; `nil` if there are none.
    init?(exactly rect: CGRect) {
        let pixels = PixelRect(snapping: rect)
        let slack: CGFloat = 1 / 512
        guard abs(CGFloat(pixels.minX) - rect.minX) < slack, abs(CGFloat(pixels.minY) - rect.minY) < slack,
            abs(CGFloat(pixels.maxX) - rect.maxX) < slack, abs(CGFloat(pixels.maxY) - rect.maxY) < slack
        else { return nil }
        self = pixels
    }
}
