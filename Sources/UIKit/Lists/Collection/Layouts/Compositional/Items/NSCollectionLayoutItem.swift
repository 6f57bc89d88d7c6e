/// An item of a compositional layout: the size of a cell, and the distances around it.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary items, such as badges.
    ///
    /// - Parameters:
    ///   - layoutSize: The size, relative to the group that contains the item.
    ///   - supplementaryItems: The supplementary items, whose positions are relative to the item.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        attachedItems = supplementaryItems
        super.init()
    }

    final var attachedItems: [NSCollectionLayoutSupplementaryItem]

    /// The size, relative to the group that contains the item.
    public let layoutSize: NSCollectionLayoutSize

    /// The distances between the space of the item and its frame, in points. They are ignored along axes with an
    /// estimated length. The default is zero (CL-13).
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            if !NSCollectionLayoutSection.accepts(contentInsets, of: "an item") { contentInsets = oldValue }
        }
    }

    /// The distances outside of the space of the item. The default is `nil`, for none (CL-13, CL-16).
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The supplementary items, such as badges (CL-25).
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: attachedItems)
        copy.takeMetrics(of: self)
        return copy
    }

    final func takeMetrics(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }
}
