/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; the control point and the end point.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and the end point.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no points.
    case closeSubpath = 4
}
