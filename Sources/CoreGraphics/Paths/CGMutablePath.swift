/// A path that is built piece by piece. Coordinates are taken through the `transform` given with them.
///
/// Numbers that are not finite are ignored, together with the piece they belong to; so is a line or curve before the
/// first ``move(to:transform:)``.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(storage: PathElements) { super.init(storage: storage) }

    /// An empty path.
    public init() { super.init(storage: PathElements()) }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.line(to: point.applying(transform))
    }

    /// Starts a subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.quad(control.applying(transform), to: end.applying(transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.curve(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
    }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { storage.rect(rect, transform) }

    /// Adds rectangles as subpaths of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { storage.rect(rect, transform) }
    }

    /// Adds a rectangle with elliptic corners as a subpath of its own.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.roundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Adds an ellipse that touches the sides of `rect`, as a subpath of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.ellipse(in: rect, transform)
    }

    /// Adds an arc of a circle, and a line from the pen to its start. Angles are in radians from the x axis;
    /// `clockwise` means that angles decrease, which looks clockwise where y grows upwards and the other way round in a view.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, transform)
    }

    /// Adds an arc of a circle over `delta` radians, and a line from the pen to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        storage.relativeArc(center, radius, from: startAngle, delta: delta, transform)
    }

    /// Rounds the corner at `tangent1End` between the pen and `tangent2End`: adds a line and an arc that touches both
    /// sides. The pen ends where the arc does.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = storage.current else { return }
        storage.tangentArc(
            from: current.applying(transform.inverted()), corner: tangent1End, end: tangent2End, radius, transform)
    }

    /// Adds the pieces of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.elements, transform)
    }

    /// Adds a line to the start of the subpath and joins it there.
    public func closeSubpath() { storage.close() }
}
