import CCairo

extension CGContext {
    /// Intersects the clip with a rectangle, and clears the current path.
    public func clip(to rect: CGRect) {
        beginPath()
        guard rect.isFinite else {
            // The infinite rectangle leaves the clip unchanged; the null rectangle makes it empty.
            if !rect.isInfinite { clipToPixels(.zero) }
            return
        }
        let rect = rect.standardized
        if state.toDevice.preservesAxisAlignment, let box = PixelRect(exactly: rect.applying(state.toDevice)) {
            return clipToPixels(box)
        }
        addRect(rect)
        clip()
    }

    /// Intersects the clip with the union of rectangles, and clears the current path.
    public func clip(to rects: [CGRect]) {
        if rects.count == 1 { return clip(to: rects[0]) }
        beginPath()
        addRects(rects)
        clip()
    }

    /// Intersects the clip with the current path, and clears the path. An empty path makes the clip empty.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: pathElements.elements, rule)
        beginPath()
    }

    /// Intersects the clip with a path in device space.
    func clip(to elements: [PathElement], _ rule: CGPathFillRule) {
        if isVector { return clipVector(to: elements, rule) }
        clipToShape(within: extents(of: elements)) { target in
            self.emit(elements, to: target)
            cairo_set_fill_rule(target, rule.cairoFillRule)
            cairo_fill(target)
        }
    }

    /// Intersects the clip with a rectangle, and masks it with an image stretched to that rectangle.
    ///
    /// The mask is the alpha of the image, or the luminance of an opaque image. The image is oriented as
    /// ``draw(_:in:byTiling:)`` draws it.
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

    /// The bounding box of the clip in user space; null if the clip is empty.
    public var boundingBoxOfClipPath: CGRect {
        let box = clipBox
        guard !box.isEmpty, state.toDevice.isInvertible else { return .null }
        return box.applying(state.toDevice.inverted())
    }

    /// The bounding box of the clip in device pixels.
    package var clipBox: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: max(0, x2 - x1), height: max(0, y2 - y1))
    }
}

extension PixelRect {
    /// Creates a pixel rectangle from a rectangle whose edges lie on pixel edges, to the precision of Cairo's
    /// coordinates; returns `nil` if they do not.
    init?(exactly rect: CGRect) {
        let pixels = PixelRect(snapping: rect)
        let slack: CGFloat = 1 / 512
        guard abs(CGFloat(pixels.minX) - rect.minX) < slack, abs(CGFloat(pixels.minY) - rect.minY) < slack,
            abs(CGFloat(pixels.maxX) - rect.maxX) < slack, abs(CGFloat(pixels.maxY) - rect.maxY) < slack
        else { return nil }
        self = pixels
    }
}
