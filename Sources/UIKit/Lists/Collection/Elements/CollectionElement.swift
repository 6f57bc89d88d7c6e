/// An element in or near the visible part of a collection view.
struct CollectionElement {
    let key: ElementKey
    /// The attributes that the layout returned.
    var attributes: UICollectionViewLayoutAttributes
    /// The frame of the attributes. Empty for hidden elements, which get no view (CV-06).
    var frame: CGRect
    /// The view, while the element is visible.
    var view: UICollectionReusableView?

    init(_ attributes: UICollectionViewLayoutAttributes, key: ElementKey) {
        self.key = key
        self.attributes = attributes
        frame = attributes.isHidden ? .null : attributes.frame
    }

    /// Returns a Boolean value that indicates whether the element overlaps a rectangle.
    func overlaps(_ rect: CGRect) -> Bool {
        // Comparisons with the infinite origin of the null rectangle are false.
        frame.origin.x < rect.maxX && frame.origin.y < rect.maxY && frame.maxX > rect.origin.x
            && frame.maxY > rect.origin.y
    }

    /// Returns a Boolean value that indicates whether the element is behind another one (CV-06).
    func isBehind(_ other: CollectionElement) -> Bool {
        let (depth, otherDepth) = (attributes.zIndex, other.attributes.zIndex)
        if depth != otherDepth { return depth < otherDepth }
        if key.path != other.key.path { return key.path < other.key.path }
        return key.category.rawValue < other.key.category.rawValue
    }
}
