/// Where the keyboard is in a window, for the person to see.
///
/// The keys go to the focused view, or else to the first responder. A view that got them by the keyboard shows a ring; one that
/// was clicked shows none, since the pointer says where the person is, until it is used with a key.
@MainActor final class FocusTracker {
    /// The view that shows that it has the keys.
    private(set) weak var shown: UIView?

    /// The view that was first responder or focused last: where Tab goes on from.
    private(set) weak var last: UIView?

    /// Whether the focus is on its way: what happens to the first responder meanwhile is a part of it.
    private var isMoving = false

    /// The views of groups that were focused last.
    private var lastInGroup: [String: WeakView] = [:]

    private struct WeakView {
        weak var view: UIView?
    }

    /// Shows that a view has the keys, or with nil that none has.
    func show(_ view: UIView?, heading: UIFocusHeading = []) {
        guard shown !== view else { return }
        let old = shown
        let system = (view ?? old).flatMap { UIFocusSystem.focusSystem(for: $0) }
        shown = view
        if let view {
            last = view
            if let group = view.effectiveFocusGroup { lastInGroup[group] = WeakView(view: view) }
        }
        old?.focusDidChange()
        view?.focusDidChange()
        system?.didMove(UIFocusUpdateContext(from: old, to: view, heading: heading))
    }

    /// Shows that a view has the keys after `takeKeys` gave them to it. If it did not, nothing is shown that has not got them.
    func move(to view: UIView, heading: UIFocusHeading, takeKeys: () -> Bool) -> Bool {
        isMoving = true
        let old = shown
        let isTaken = takeKeys()
        isMoving = false
        guard isTaken, view.window != nil else {
            // Who resigned for one that refused is focused no more.
            if let old, old.canBecomeFirstResponder, !old.isFirstResponder { show(nil) }
            return false
        }
        show(view, heading: heading)
        return true
    }

    /// The view of a group that was focused last.
    func lastFocused(inGroup identifier: String?) -> UIView? { identifier.flatMap { lastInGroup[$0]?.view } }

    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        if let view = new as? UIView { last = view }
        if !isMoving, shown !== new { show(nil) }
        (old as? UIControl)?.keysDidLeave()
    }

    /// A view leaves the window, with all that is in it.
    func viewWillLeave(_ view: UIView) { if let shown, shown.isDescendant(of: view) { show(nil) } }
}
