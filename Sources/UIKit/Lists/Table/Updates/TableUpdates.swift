/// The updates of a table view that are being collected or animated.
struct TableUpdates {
    /// The number of batches that have begun, one inside the other.
    var depth = 0
    var batch = ListUpdateBatch()
    var completions: [(Bool) -> Void] = []
    /// The rows to configure again, before the batch.
    var reconfigured: [IndexPath] = []
    /// The cell that the data source receives in place of another one.
    var reconfiguredCell: UITableViewCell?
    /// A Boolean value that indicates whether rows that leave the visible area move out of it.
    var isAnimating = false
    /// The rows that disappear with an animation.
    var exiting: [ExitingRow] = []
    /// A Boolean value that indicates whether a batch is being compared with the numbers of the data source.
    var isAdopting = false
    /// A Boolean value that indicates whether the app has changed the data meanwhile, in a callback.
    var isOutdated = false
}
