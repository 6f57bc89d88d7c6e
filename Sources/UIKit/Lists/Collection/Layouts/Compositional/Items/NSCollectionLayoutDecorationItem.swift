/// A decoration view of a section of a compositional layout: its background.
///
/// ```swift
/// let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
/// background.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
/// ```
///
/// The class of the view is registered with the layout: `register(_:forDecorationViewOfKind:)`.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    init(elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Returns a background of a section, behind its items and boundary items (CL-26).
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    /// The position from back to front. The default is 0. The items of a section with decorations have 1 (CL-26).
    open var zIndex = 0

    /// The kind with which the class of the view is registered.
    public let elementKind: String

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.takeMetrics(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
