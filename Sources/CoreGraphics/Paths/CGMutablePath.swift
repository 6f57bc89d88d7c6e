/// A path that can be extended. Each method applies its `transform` to the coordinates.
///
/// An element with a value that is not finite is ignored, and so is a line or curve before the first
/// ``move(to:transform:)``.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(storage: PathElements) { super.init(storage: storage) }

    /// Creates an empty path.
    public init() { super.init(storage: PathElements()) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.line(to: point.applying(transform))
    }

    /// Begins a subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.quad(control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { storage.rect(rect, transform) }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { storage.rect(rect, transform) }
    }

    /// Adds a rounded rectangle as a closed subpath.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The horizontal radius of the corners, at most half the width of the rectangle.
    ///   - cornerHeight: The vertical radius of the corners, at most half the height of the rectangle.
    ///   - transform: The transform of the coordinates.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.roundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Adds the ellipse inscribed in `rect` as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.ellipse(in: rect, transform)
    }

    /// Adds a circular arc, preceded by a line from the current point to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle of the start, in radians from the x axis.
    ///   - endAngle: The angle of the end, in radians from the x axis.
    ///   - clockwise: Whether angles decrease along the arc. That is clockwise where y grows upwards, and
    ///     counterclockwise in a view.
    ///   - transform: The transform of the coordinates.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, transform)
    }

    /// Adds a circular arc over `delta` radians, preceded by a line from the current point to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle of the start, in radians from the x axis.
    ///   - delta: The angle of the arc, in radians; at most a full circle in either direction.
    ///   - transform: The transform of the coordinates.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        storage.relativeArc(center, radius, from: startAngle, delta: delta, transform)
    }

    /// Adds a line and an arc that round the corner at `tangent1End` between the current point and `tangent2End`.
    ///
    /// The end of the arc becomes the current point.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: The end of the second tangent.
    ///   - radius: The radius of the arc.
    ///   - transform: The transform of the coordinates.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = storage.current else { return }
        storage.tangentArc(
            from: current.applying(transform.inverted()), corner: tangent1End, end: tangent2End, radius, transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.elements, transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { storage.close() }
}
