/// A function that ``CGPath/apply(info:function:)`` calls with its `info` argument and an element of the path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// An element of a path, as passed by ``CGPath/applyWithBlock(_:)``. The points are valid during that call only.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points of the element. Their number depends on the type.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element with the given type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
