/// Tracks the keyboard focus within a window, and shows it to the user.
///
/// Key presses go to the focused item or, if there is none, to the first responder. An item that was focused with the
/// keyboard shows a focus ring. An item that was clicked shows none until it is operated with a key, because the
/// pointer indicates its location.
@MainActor final class FocusTracker {
    /// The focused item.
    private(set) weak var shown: (any UIFocusItem)?

    /// The item that was most recently first responder or focused, from which Tab continues.
    private(set) weak var last: (any UIFocusItem)?

    /// A Boolean value that indicates whether the focus is moving. Changes of the first responder are then part of the
    /// move.
    private var isMoving = false

    /// The most recently focused item of each group.
    private(set) var lastInGroup: [String: WeakItem] = [:]

    struct WeakItem {
        weak var item: (any UIFocusItem)?
    }

    /// The ring around a focused item that is not a view.
    private var ring: FocusRing?

    /// A Boolean value that indicates whether a held key moves the focus. Content then scrolls without animation.
    var isRepeating = false

    /// Shows an item as focused, and scrolls it into view (SC-70), or shows none for nil.
    func show(_ item: (any UIFocusItem)?, heading: UIFocusHeading = []) {
        guard shown !== item else { return }
        let old = shown
        let system = (item ?? old).flatMap { UIFocusSystem.focusSystem(for: $0) }
        shown = item
        if let item {
            last = item
            if let group = item.effectiveFocusGroup { setLast(item, inGroup: group) }
        }
        (old as? UIView)?.focusDidChange()
        (item as? UIView)?.focusDidChange()
        updateRing()
        item?.revealFocus(isAnimated: !isRepeating)
        AccessibilityCenter.focusDidChange()
        system?.didMove(UIFocusUpdateContext(from: old, to: item, heading: heading))
    }

    private func setLast(_ item: any UIFocusItem, inGroup identifier: String) {
        // For a new group, remove the entries of items that no longer exist.
        if lastInGroup[identifier] == nil { lastInGroup = lastInGroup.filter { $0.value.item != nil } }
        lastInGroup[identifier] = WeakItem(item: item)
    }

    /// Updates the position of the ring around a focused item that is not a view. Removes the ring if the item no
    /// longer exists.
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

    /// A Boolean value that indicates whether there is a ring whose position must be updated each frame.
    var hasOwnRing: Bool { ring != nil }

    /// Moves the focus to an item after `takeKeys` directed key presses to it. If `takeKeys` returns false, an old item
    /// that is no longer first responder loses the focus.
    func move(to item: any UIFocusItem, heading: UIFocusHeading, takeKeys: () -> Bool) -> Bool {
        isMoving = true
        let old = shown
        let isTaken = takeKeys()
        isMoving = false
        guard isTaken, item.focusWindow != nil else {
            // The old item resigned first responder, but the new one did not take it.
            if let old = old as? UIView, old.canBecomeFirstResponder, !old.isFirstResponder { show(nil) }
            return false
        }
        show(item, heading: heading)
        return true
    }

    /// Returns the most recently focused item of a group.
    func lastFocused(inGroup identifier: String?) -> (any UIFocusItem)? {
        identifier.flatMap { lastInGroup[$0]?.item }
    }

    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        if let view = new as? UIView { last = view }
        if !isMoving {
            if shown !== new { show(nil) }
            (new as? any TextEditing & UIView)?.revealAfterBecomingFirstResponder()
        }
        old?.didResignKeyboardFocus()
    }

    /// Removes the focus from an item in a view that is removed from the window.
    func viewWillLeave(_ view: UIView) {
        guard let shown, let host = shown.focusHost, host.isDescendant(of: view) else { return }
        show(nil)
    }
}
