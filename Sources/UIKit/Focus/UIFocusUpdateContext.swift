/// What is known of a move of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// Where the focus was; nil if it was nowhere, or what had it is gone.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

    /// Where it goes; nil if nothing has it any more.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    /// The direction; empty for moves by code, and when a click or the view's leaving takes the focus away.
    public let focusHeading: UIFocusHeading

    /// ``previouslyFocusedItem`` as a view; nil if it is none.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// ``nextFocusedItem`` as a view; nil if it is none.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// Those who are concerned: around where the focus was, then around where it goes, each once, the inner ones first.
    var environments: [any UIFocusEnvironment] {
        let after = nextFocusedItem?.focusChain ?? []
        let known = Set(after.map { ObjectIdentifier($0) })
        return (previouslyFocusedItem?.focusChain ?? []).filter { !known.contains(ObjectIdentifier($0)) } + after
    }
}
