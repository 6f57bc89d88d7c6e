/// The effect of a batch of updates on a list that can display placeholders.
struct ListPlaceholderUpdate {
    /// The changes, with displayed index paths.
    let batch: ListUpdateBatch
    /// The map between the displayed index paths before and after the batch.
    let map: ListUpdateMap
    /// The placeholders afterwards.
    let placeholders: ListPlaceholders
}
