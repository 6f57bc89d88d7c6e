/// Where the keyboard is in a window, for the person to see.
///
/// The keys go to the first responder. A view that became it by the keyboard shows a ring; one that was clicked shows none,
/// since the pointer says where the person is, until it is used with a key.
@MainActor final class FocusTracker {
    /// The view that shows that it has the keys.
    private(set) weak var shown: UIView?

    /// The view that was first responder last: where Tab goes on from.
    private(set) weak var last: UIView?

    /// Shows that a view has the keys, or with nil that none has.
    func show(_ view: UIView?) {
        guard shown !== view else { return }
        let old = shown
        shown = view
        (old as? UIControl)?.focusDidChange()
        (view as? UIControl)?.focusDidChange()
    }

    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        if let view = new as? UIView { last = view }
        if shown !== new { show(nil) }
        (old as? UIControl)?.keysDidLeave()
    }
}
