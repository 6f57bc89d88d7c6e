/// The position of a supplementary item relative to the frame of an item or a group (CL-25).
///
/// ```swift
/// // A badge whose center is the upper trailing corner.
/// let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
/// ```
///
/// Along an axis without an edge, the supplementary item is centered.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges.
    public let edges: NSDirectionalRectEdge
    /// The distance from the edges: in points, or in sizes of the supplementary item.
    public let offset: CGPoint
    private let isFraction: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFraction: Bool) {
        self.edges = edges
        self.isFraction = isFraction
        if offset.x.isFinite, offset.y.isFinite {
            self.offset = offset
        } else {
            self.offset = .zero
            ResponderDiagnostics.report("The offset of an anchor must not be \(offset). It was set to zero.")
        }
        super.init()
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFraction: false) }

    /// Creates an anchor with a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFraction: false)
    }

    /// Creates an anchor with a distance from edges, in sizes of the supplementary item.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFraction: true)
    }

    /// A Boolean value that indicates whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !isFraction }
    /// A Boolean value that indicates whether ``offset`` is in sizes of the supplementary item.
    open var isFractionalOffset: Bool { isFraction }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutAnchor(edges, offset, isFraction: isFraction) }
}
