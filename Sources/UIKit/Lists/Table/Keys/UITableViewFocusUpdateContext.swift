/// Information about a move of the keyboard focus between the rows of a table view.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the row that had the focus; `nil` if the focus comes from outside of the table view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The index path of the row that gets the focus; `nil` if the focus leaves the table view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(in view: UITableView, from previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(from: previous == nil ? nil : view, to: next == nil ? nil : view, heading: heading)
    }
}
