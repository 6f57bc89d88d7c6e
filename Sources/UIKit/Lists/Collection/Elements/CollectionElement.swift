/// An element in or near the visible part of a collection view.
struct CollectionElement {
    let key: ElementKey
    /// The attributes that the layout returned.
    var attributes: UICollectionViewLayoutAttributes
    /// The frame of the attributes. Empty for hidden elements, which get no view (CV-06).
    var frame: CGRect
    /// The view, while the element is visible.
    var view: UICollectionReusableView?
    /// The index path that the data source knew, if the item has been removed since.
    var formerDataPath: IndexPath?

    init(_ attributes: UICollectionViewLayoutAttributes, key: ElementKey) {
        self.key = key
        self.attributes = attributes
        frame = attributes.isHidden ? .null : attributes.frame
    }

    /// Returns a Boolean value that indicates whether the element overlaps a rectangle.
    func overlaps(_ rect: CGRect) -> Bool { frame.overlaps(rect) }

    /// Returns a Boolean value that indicates whether the element is behind another one (CV-06).
    func isBehind(_ other: CollectionElement) -> Bool {
        let (depth, otherDepth) = (attributes.zIndex, other.attributes.zIndex)
        if depth != otherDepth { return depth < otherDepth }
        if key.path != other.key.path { return key.path < other.key.path }
        return key.category.rawValue < other.key.category.rawValue
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether two rectangles have an area in common. A common edge is none,
    /// other than for `intersects(_:)`.
    func overlaps(_ rect: CGRect) -> Bool {
        // Comparisons with the infinite origin of the null rectangle are false.
        origin.x < rect.maxX && origin.y < rect.maxY && maxX > rect.origin.x && maxY > rect.origin.y
    }
}
