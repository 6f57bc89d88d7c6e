extension CGContext {
    /// Forgets the current path.
    public func beginPath() { pathElements.removeAll() }

    /// Starts a subpath.
    public func move(to point: CGPoint) { pathElements.move(to: point.applying(state.toDevice)) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { pathElements.line(to: point.applying(state.toDevice)) }

    /// Starts a subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = state.toDevice
        pathElements.curve(control1.applying(t), control2.applying(t), to: end.applying(t))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pathElements.quad(control.applying(state.toDevice), to: end.applying(state.toDevice))
    }

    /// Adds an arc of a circle, and a line from the pen to its start. Angles are in radians from the x axis;
    /// `clockwise` means that angles decrease, which looks clockwise where y grows upwards and the other way round in a view.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        pathElements.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, state.toDevice)
    }

    /// Rounds the corner at `tangent1End` between the pen and `tangent2End`: adds a line and an arc that touches both.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let current = pathElements.current, state.toDevice.isInvertible else { return }
        pathElements.tangentArc(
            from: current.applying(state.toDevice.inverted()), corner: tangent1End, end: tangent2End, radius,
            state.toDevice)
    }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect) { pathElements.rect(rect, state.toDevice) }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { pathElements.rect(rect, state.toDevice) }
    }

    /// Adds an ellipse that touches the sides of `rect`, as a subpath of its own.
    public func addEllipse(in rect: CGRect) { pathElements.ellipse(in: rect, state.toDevice) }

    /// Adds the pieces of another path.
    public func addPath(_ path: CGPath) { pathElements.append(path.elements, state.toDevice) }

    /// Adds a line to the start of the subpath and joins it there.
    public func closePath() { pathElements.close() }

    /// A copy of the current path in user space; `nil` if it is empty.
    public var path: CGPath? {
        guard !pathElements.isEmpty, state.toDevice.isInvertible else { return nil }
        var result = PathElements()
        result.append(pathElements.elements, state.toDevice.inverted())
        return CGPath(storage: result)
    }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { pathElements.isEmpty }

    /// Where the pen is in user space; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        guard let current = pathElements.current else { return .zero }
        return current.applying(state.toDevice.inverted())
    }

    /// The smallest rectangle of user space around all points of the path; null if it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether a point of user space is inside the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
    }
}
