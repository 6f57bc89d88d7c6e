/// A row that is displayed until an animation has moved it out of the visible area or removed it.
struct ExitingRow {
    /// The way in which the row disappears.
    enum Motion {
        /// The row stays and moves to a frame outside the visible area.
        case shift(CGRect)
        /// The row is removed.
        case removal(UITableView.RowAnimation)
    }

    let cell: UITableViewCell
    /// The index path with which the end of its display is announced.
    let path: IndexPath
    let motion: Motion

    /// A Boolean value that indicates whether the row disappears without an animation.
    var isRemovedImmediately: Bool {
        if case .removal(.none) = motion { true } else { false }
    }
}
