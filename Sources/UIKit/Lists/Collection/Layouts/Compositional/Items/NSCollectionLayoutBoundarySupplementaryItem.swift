/// A supplementary view at an edge of a section, or of the whole compositional layout: a header or a footer.
///
/// ```swift
/// let header = NSCollectionLayoutBoundarySupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
///     elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
/// header.pinToVisibleBounds = true
/// ```
///
/// The index path has the item 0, and that of an item of the whole layout is the single index `NSNotFound` (CL-25).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Creates a boundary item.
    ///
    /// - Parameters:
    ///   - layoutSize: The size, relative to the section.
    ///   - elementKind: The kind with which the view is requested.
    ///   - alignment: The edge or corner at which the view lies.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a boundary item with a distance from its edge.
    ///
    /// - Parameters:
    ///   - layoutSize: The size, relative to the section.
    ///   - elementKind: The kind with which the view is requested.
    ///   - alignment: The edge or corner at which the view lies.
    ///   - absoluteOffset: The distance from there, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        let isFinite = absoluteOffset.x.isFinite && absoluteOffset.y.isFinite
        offset = isFinite ? absoluteOffset : .zero
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
        if !isFinite {
            ResponderDiagnostics.report(
                "The offset of a boundary item must not be \(absoluteOffset). It was set to zero.")
        }
    }

    /// A Boolean value that indicates whether the item makes the section longer. Otherwise it overlaps the content. The
    /// default is `true` (CL-24).
    open var extendsBoundary = true

    /// A Boolean value that indicates whether the item stays visible while its section is. The default is `false`
    /// (CL-24).
    open var pinToVisibleBounds = false

    /// The edge or corner at which the view lies.
    public let alignment: NSRectAlignment

    /// The distance from the edge or corner, in points.
    public let offset: CGPoint

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.takeMetrics(of: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}
