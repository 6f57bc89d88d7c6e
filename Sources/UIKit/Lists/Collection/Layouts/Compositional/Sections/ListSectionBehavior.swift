/// The parts of a section of a compositional layout that make it a list. The index paths are those of the layout.
@MainActor protocol ListSectionBehavior: AnyObject {
    /// The distance above the section, in points.
    var topPadding: CGFloat { get }

    /// Returns the position of a cell, a header or a footer in the list; `nil` for other elements.
    ///
    /// - Parameters:
    ///   - key: The element.
    ///   - count: The number of items of the section.
    func placement(of key: ElementKey, count: Int) -> ListItemPlacement?

    /// Returns the actions for swiping an item; `nil` if there are none.
    func swipeConfiguration(forItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?
}
