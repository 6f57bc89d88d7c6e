/// Information about a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that was focused before; nil if there was none or it no longer exists.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

    /// The item that becomes focused; nil if there is none.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    /// The direction of the movement. It is empty for programmatic moves, and when the focus is removed by a click or
    /// because the focused view was removed.
    public let focusHeading: UIFocusHeading

    /// ``previouslyFocusedItem`` as a view; nil if it is not a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// ``nextFocusedItem`` as a view; nil if it is not a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The affected environments: those that contain the old item, then those that contain the new one, without
    /// duplicates, the innermost first.
    var environments: [any UIFocusEnvironment] {
        let after = nextFocusedItem?.focusChain ?? []
        let known = Set(after.map { ObjectIdentifier($0) })
        return (previouslyFocusedItem?.focusChain ?? []).filter { !known.contains(ObjectIdentifier($0)) } + after
    }
}
