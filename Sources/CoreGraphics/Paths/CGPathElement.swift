/// A function that ``CGPath/apply(info:function:)`` calls with its `info` and a piece of the path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

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
