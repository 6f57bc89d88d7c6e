import CCairo

extension CGContext {
    /// Paints all that the clip leaves with colours that change along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end else { return }
        draw(
            gradient, cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)),
            options)
    }

    /// Paints with colours that change from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
            endRadius >= 0
        else { return }
        draw(
            gradient,
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
                Double(endCenter.y), Double(endRadius)), options)
    }

    private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        guard state.toDevice.isInvertible else { return }
        func add(_ stop: CGGradient.Stop, at location: Double, visible: Bool) {
            let (red, green, blue, alpha) = stop.color.rgba
            cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, visible ? alpha : 0)
        }
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
        // An invisible stop at the very end makes what is beyond it invisible.
        if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, visible: false) }
        add(first, at: 0, visible: true)
        for stop in gradient.stops { add(stop, at: stop.location, visible: true) }
        add(last, at: 1, visible: true)
        if !options.contains(.drawsAfterEndLocation) { add(last, at: 1, visible: false) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        prepareOperator()
        // Cairo walks along rows from where painting begins: cells that do not depend on the clip give the same colours.
        var matrix = state.toDevice.cairoMatrix
        paintPicture(within: CGContext.everywhere, opacity: state.alpha) { target in
            cairo_set_matrix(target, &matrix)
            cairo_set_source(target, pattern)
            cairo_paint(target)
            cairo_identity_matrix(target)
        }
    }
}
