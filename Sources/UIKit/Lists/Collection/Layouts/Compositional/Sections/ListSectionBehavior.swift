/// The parts of a section of a compositional layout that make it a list. The index paths are those of the layout.
@MainActor protocol ListSectionBehavior: AnyObject {
    /// The distance above the section, in points.
    var topPadding: CGFloat { get }

    /// Returns the position of a cell, a header or a footer in the list; `nil` for other elements.
    ///
    /// - Parameters:
    ///   - key: The element.
    ///   - path: The index path of the item that the data source knows; `nil` for a placeholder.
    ///   - count: The number of items of the section.
    func placement(of key: ElementKey, knownAs path: IndexPath?, count: Int) -> ListItemPlacement?

    /// Returns the actions for swiping an item, at an index path that the data source knows; `nil` if there are none.
    func swipeConfiguration(forItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?
}
