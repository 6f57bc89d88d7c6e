import CCairo

extension CGContext {
    /// Lets only the inside of `rect` be drawn on from now on, besides the clip there is.
    public func clip(to rect: CGRect) {
        guard rect.isFinite else {
            // The infinite rectangle takes nothing away, the null rectangle everything.
            if !rect.isInfinite { clipAway() }
            return
        }
        guard state.toDevice.keepsRectangles else {
            beginPath()
            addRect(rect)
            return clip()
        }
        emit(rect.standardized.applying(state.toDevice))
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
        beginPath()
    }

    /// Lets only the inside of these rectangles be drawn on from now on.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Lets only the inside of the current path be drawn on from now on, and forgets the path. An empty path leaves
    /// nothing to draw on.
    public func clip(using rule: CGPathFillRule = .winding) {
        emit(pathElements.elements)
        cairo_set_fill_rule(cairo, rule.cairoFillRule)
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
        beginPath()
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

    private func clipAway() {
        cairo_new_path(cairo)
        cairo_clip(cairo)
        beginPath()
    }
}
