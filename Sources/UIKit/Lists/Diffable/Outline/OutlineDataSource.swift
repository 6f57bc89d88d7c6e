/// A data source whose sections can be hierarchies, as the list that displays them sees it.
@MainActor protocol OutlineDataSource: AnyObject {
    /// Returns the position of an item in its hierarchy; `nil` if the section is a plain list or has no such item.
    func outlineItem(at path: IndexPath) -> OutlineItem?

    /// Returns the parent of an item; `nil` for items without a parent.
    func parent(ofItemAt path: IndexPath) -> IndexPath?

    /// Expands or collapses an item, unless the app forbids it (DS-11).
    func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}
