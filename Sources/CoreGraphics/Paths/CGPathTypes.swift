/// How it is decided which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path runs round, counted with direction.
    case winding = 0
    /// Inside is what one leaves by crossing the path an odd number of times.
    case evenOdd = 1
}

/// What ``CGContext/drawPath(using:)`` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    /// Strokes.
    case stroke = 2
    /// Fills by the winding rule, then strokes.
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt = 0
    /// A half circle is added.
    case round = 1
    /// Half a square is added.
    case square = 2
}

/// How two pieces of a stroked line are joined.
public enum CGLineJoin: Int32, Sendable {
    /// A point, unless it would be longer than the miter limit allows.
    case miter = 0
    /// A round corner.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}

/// The kind of a piece of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath; one point.
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

/// A piece of a path, as ``CGPath/applyWithBlock(_:)`` hands it out. The points are valid during that call only.
public struct CGPathElement {
    /// The kind of the piece.
    public var type: CGPathElementType
    /// As many points as the kind needs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A piece of a path.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
