/// Information about a move of the keyboard focus between the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the item that had the focus; `nil` if the focus comes from outside of the collection view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The index path of the item that gets the focus; `nil` if the focus leaves the collection view.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(
        in view: UICollectionView, from previous: IndexPath?, to next: IndexPath?, heading: UIFocusHeading
    ) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(from: previous == nil ? nil : view, to: next == nil ? nil : view, heading: heading)
    }
}
