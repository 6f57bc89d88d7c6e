/// A supplementary view at an item or a group of a compositional layout, such as a badge.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
/// let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
/// let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
/// ```
///
/// The index paths count the views of each kind in a section (CL-25).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Creates a supplementary item inside its container, at the edges of an anchor.
    ///
    /// - Parameters:
    ///   - layoutSize: The size, relative to the item or group.
    ///   - elementKind: The kind with which the view is requested.
    ///   - containerAnchor: The position in the item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// Creates a supplementary item, an anchor of which has the position of an anchor of its container.
    ///
    /// - Parameters:
    ///   - layoutSize: The size, relative to the item or group.
    ///   - elementKind: The kind with which the view is requested.
    ///   - containerAnchor: The position in the item or group.
    ///   - itemAnchor: The position in the supplementary item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The position from back to front, relative to that of the items. The default is 1.
    open var zIndex = 1
    /// The kind with which the view is requested.
    public let elementKind: String
    /// The position in the item or group.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The position in the supplementary item; `nil` if it lies inside the container.
    public let itemAnchor: NSCollectionLayoutAnchor?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.takeMetrics(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
