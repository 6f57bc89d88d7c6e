import CCairo

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`.
    ///
    /// Points that are equal or not finite draw nothing.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - start: The location 0 in user space.
    ///   - end: The location 1 in user space.
    ///   - options: Whether the gradient extends beyond its ends.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard start.isFinite, end.isFinite, start != end else { return }
        draw(
            gradient, cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)),
            options)
    }

    /// Fills the clip with a gradient between two circles.
    ///
    /// Values that are not finite, and negative radii, draw nothing.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startCenter: The center of the circle at location 0, in user space.
    ///   - startRadius: The radius of the circle at location 0.
    ///   - endCenter: The center of the circle at location 1, in user space.
    ///   - endRadius: The radius of the circle at location 1.
    ///   - options: Whether the gradient extends beyond its ends.
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
        // A transparent stop at the very end makes the area beyond it transparent.
        if !options.contains(.drawsBeforeStartLocation) { add(first, at: 0, visible: false) }
        add(first, at: 0, visible: true)
        for stop in gradient.stops { add(stop, at: stop.location, visible: true) }
        add(last, at: 1, visible: true)
        if !options.contains(.drawsAfterEndLocation) { add(last, at: 1, visible: false) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        prepareOperator()
        // Cairo computes the colors of a row incrementally from its first painted pixel. Cells that do not depend on
        // the clip give the same colors.
        var matrix = state.toDevice.cairoMatrix
        paintPicture(within: CGContext.everywhere, opacity: state.alpha) { target in
            cairo_set_matrix(target, &matrix)
            cairo_set_source(target, pattern)
            cairo_paint(target)
            cairo_identity_matrix(target)
        }
    }
}
