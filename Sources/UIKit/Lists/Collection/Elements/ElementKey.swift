/// The identity of an element of a collection view.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for cells.
    var kind: String
    var path: IndexPath

    init(category: UICollectionView.ElementCategory, kind: String = "", path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind ?? ""
        path = attributes.indexPath
    }
}
