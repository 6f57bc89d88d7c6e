/// The updates of a collection view that are being collected or animated.
struct CollectionUpdates {
    /// The number of batches that have begun, one inside the other.
    var depth = 0
    var batch = ListUpdateBatch()
    var completions: [(Bool) -> Void] = []
    /// The items to configure again, before the batch.
    var reconfigured: [IndexPath] = []
    /// The cell that the data source receives in place of another one.
    var reconfiguredCell: UICollectionViewCell?
    /// A Boolean value that indicates whether views that leave the visible area move out of it.
    var isAnimating = false
    /// A Boolean value that indicates whether the offset after the animation is known already.
    var isRetargeted = false
    /// The views that disappear with an animation.
    var exiting: [ExitingElement] = []
    /// The number of animations that have begun.
    var generation = 0
}
