/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// A Boolean value that indicates whether the delegate is asked again for sizes and distances. The default is `true`.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// A Boolean value that indicates whether the positions of all items are computed again. The default is `true`.
    open var invalidateFlowLayoutAttributes = true
}
