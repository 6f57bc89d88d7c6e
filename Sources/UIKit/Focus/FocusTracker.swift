/// Where the keyboard is in a window, for the person to see.
///
/// The keys go to the focused item, or else to the first responder. An item that got them by the keyboard shows a ring;
/// one that was clicked shows none, since the pointer says where the person is, until it is used with a key.
@MainActor final class FocusTracker {
    /// The item that shows that it has the keys.
    private(set) weak var shown: (any UIFocusItem)?

    /// The item that was first responder or focused last: where Tab goes on from.
    private(set) weak var last: (any UIFocusItem)?

    /// Whether the focus is on its way: what happens to the first responder meanwhile is a part of it.
    private var isMoving = false

    /// The items of groups that were focused last.
    private var lastInGroup: [String: WeakItem] = [:]

    private struct WeakItem {
        weak var item: (any UIFocusItem)?
    }

    /// The ring around a focused item that is no view.
    private var ring: FocusRing?

    /// Shows that an item has the keys, or with nil that none has.
    func show(_ item: (any UIFocusItem)?, heading: UIFocusHeading = []) {
        guard shown !== item else { return }
        let old = shown
        let system = (item ?? old).flatMap { UIFocusSystem.focusSystem(for: $0) }
        shown = item
        if let item {
            last = item
            if let group = item.effectiveFocusGroup { lastInGroup[group] = WeakItem(item: item) }
        }
        (old as? UIView)?.focusDidChange()
        (item as? UIView)?.focusDidChange()
        updateRing()
        system?.didMove(UIFocusUpdateContext(from: old, to: item, heading: heading))
    }

    /// Puts the ring around a focused item that is no view where that is now. An item that is gone has none.
    func updateRing() {
        guard let shown, !(shown is UIView), let effect = shown.focusEffect, let host = shown.focusHost,
            let space = shown.focusSpace
        else {
            ring?.remove()
            ring = nil
            return
        }
        let new = ring ?? FocusRing()
        ring = new
        let shape = (effect as? UIFocusHaloEffect)?.shape ?? (shown.frame, 0)
        let rect = space === host ? shape.rect : space.convert(shape.rect, to: host as any UICoordinateSpace)
        new.place(around: rect, cornerRadius: shape.cornerRadius, in: host)
    }

    /// Whether there is a ring that somebody must keep in place.
    var hasOwnRing: Bool { ring != nil }

    /// Shows that an item has the keys after `takeKeys` gave them to it. If it did not, nothing is shown that has not
    /// got them.
    func move(to item: any UIFocusItem, heading: UIFocusHeading, takeKeys: () -> Bool) -> Bool {
        isMoving = true
        let old = shown
        let isTaken = takeKeys()
        isMoving = false
        guard isTaken, item.focusWindow != nil else {
            // Who resigned for one that refused is focused no more.
            if let old = old as? UIView, old.canBecomeFirstResponder, !old.isFirstResponder { show(nil) }
            return false
        }
        show(item, heading: heading)
        return true
    }

    /// The item of a group that was focused last.
    func lastFocused(inGroup identifier: String?) -> (any UIFocusItem)? {
        identifier.flatMap { lastInGroup[$0]?.item }
    }

    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        if let view = new as? UIView { last = view }
        if !isMoving, shown !== new { show(nil) }
        (old as? UIControl)?.keysDidLeave()
    }

    /// A view leaves the window, with all that is in it.
    func viewWillLeave(_ view: UIView) {
        guard let shown, let host = shown.focusHost, host.isDescendant(of: view) else { return }
        show(nil)
    }
}
