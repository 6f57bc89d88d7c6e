/// A supplementary item of an item or a group in a solved group.
struct SolvedSupplement {
    let item: NSCollectionLayoutSupplementaryItem
    /// The frame of the item or group, relative to the solved group.
    var container: CGRect
    /// The index in the solved group of the item, or of the first item of the group.
    var leaf: Int
    var zIndex: Int

    func moved(by offset: CGPoint, leaves: Int) -> SolvedSupplement {
        var result = self
        result.container.origin.x += offset.x
        result.container.origin.y += offset.y
        result.leaf += leaves
        return result
    }
}
