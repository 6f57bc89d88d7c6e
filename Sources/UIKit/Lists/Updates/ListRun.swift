/// Consecutive items of a section after a batch of updates that have the same origin.
struct ListRun: Equatable {
    /// The origin of the items of a run.
    enum Source: Equatable {
        /// Items that stay: the first of them was at this position.
        case kept(ListPosition)
        /// One item that moves from this position.
        case moved(ListPosition)
        /// Items that did not exist before, or whose section is inserted or reloaded.
        case inserted
    }

    /// The indices of the items in their section, after the batch.
    var items: Range<Int>
    var source: Source
}
