/// The actions at one side of a row, which the user finds by swiping.
///
/// The first action is the outermost one. A configuration without actions forbids swiping (SW-03).
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the outermost one inwards (SW-04).
    public let actions: [UIContextualAction]

    /// A Boolean value that indicates whether swiping over most of the row performs the first action. The default is
    /// `true` (SW-04).
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
