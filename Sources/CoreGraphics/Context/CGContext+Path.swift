extension CGContext {
    /// Clears the current path.
    public func beginPath() { pathElements.removeAll() }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { pathElements.move(to: point.applying(state.toDevice)) }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { pathElements.line(to: point.applying(state.toDevice)) }

    /// Begins a subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = state.toDevice
        pathElements.curve(control1.applying(t), control2.applying(t), to: end.applying(t))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pathElements.quad(control.applying(state.toDevice), to: end.applying(state.toDevice))
    }

    /// Adds a circular arc, preceded by a line from the current point to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle in user space.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle of the start, in radians from the x axis.
    ///   - endAngle: The angle of the end, in radians from the x axis.
    ///   - clockwise: Whether angles decrease along the arc. That is clockwise where y grows upwards, and
    ///     counterclockwise in a view.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        pathElements.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, state.toDevice)
    }

    /// Adds a line and an arc that round the corner at `tangent1End` between the current point and `tangent2End`.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: The end of the second tangent.
    ///   - radius: The radius of the arc.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let current = pathElements.current, state.toDevice.isInvertible else { return }
        pathElements.tangentArc(
            from: current.applying(state.toDevice.inverted()), corner: tangent1End, end: tangent2End, radius,
            state.toDevice)
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { pathElements.rect(rect, state.toDevice) }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { pathElements.rect(rect, state.toDevice) }
    }

    /// Adds the ellipse inscribed in `rect` as a closed subpath.
    public func addEllipse(in rect: CGRect) { pathElements.ellipse(in: rect, state.toDevice) }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath) { pathElements.append(path.elements, state.toDevice) }

    /// Closes the current subpath with a line to its start.
    public func closePath() { pathElements.close() }

    /// A copy of the current path in user space; `nil` if the path is empty.
    public var path: CGPath? {
        guard !pathElements.isEmpty, state.toDevice.isInvertible else { return nil }
        var result = PathElements()
        result.append(pathElements.elements, state.toDevice.inverted())
        return CGPath(storage: result)
    }

    /// A Boolean value that indicates whether the current path is empty.
    public var isPathEmpty: Bool { pathElements.isEmpty }

    /// The current point in user space; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        guard let current = pathElements.current else { return .zero }
        return current.applying(state.toDevice.inverted())
    }

    /// The bounding box in user space of all points of the current path; null if the path is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns a Boolean value that indicates whether the current path contains a point.
    ///
    /// - Parameters:
    ///   - point: A point in user space.
    ///   - mode: The drawing mode whose fill rule decides.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
    }
}
