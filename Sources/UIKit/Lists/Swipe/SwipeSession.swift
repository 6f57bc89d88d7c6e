/// A row that is open, or that the user swipes.
@MainActor final class SwipeSession {
    let cell: UIView
    let side: SwipeSide
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// The width of the row that is revealed, in points.
    var revealed: CGFloat = 0
    /// A Boolean value that indicates whether an action has been called and has not reported that it is done.
    var isPerforming = false

    init(_ cell: UIView, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration, _ view: SwipeActionsView) {
        self.cell = cell
        self.side = side
        self.configuration = configuration
        self.view = view
    }

    /// The distance by which the cell is shifted to the right, in points.
    var shift: CGFloat { view.isAtLeft ? revealed : -revealed }
}
