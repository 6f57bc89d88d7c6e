// Keyboard navigation of the focus in a window.
extension UIWindow {
    /// Moves the focus if the key is a navigation key that no responder handled: Tab and Shift-Tab between groups;
    /// arrow keys, Home and End within a group. Control-Tab has the effect of Tab in text that accepts tabs.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - isRepeat: Whether the key is held and repeats.
    /// - Returns: True if the focus moved.
    func moveFocus(by key: UIKey?, isRepeat: Bool = false) -> Bool {
        guard let key else { return false }
        focus.isRepeating = isRepeat
        defer { focus.isRepeating = false }
        let isTabTaken = (firstResponder as? any TextEditing)?.takes(.insertTab) == true
        guard let heading = UIFocusHeading(key) ?? (isTabTaken ? UIFocusHeading(leavingTextWith: key) : nil) else {
            return false
        }
        switch heading {
        case .next: return moveFocus(backwards: false)
        case .previous: return moveFocus(backwards: true)
        default: return moveFocusWithinGroup(heading)
        }
    }

    /// Returns a Boolean value that indicates whether a key would move the focus. It then takes precedence over key
    /// commands without `wantsPriorityOverSystemBehavior` (KC-03).
    func focusTakes(_ key: UIKey) -> Bool {
        guard let heading = UIFocusHeading(key) else { return false }
        guard heading == .next || heading == .previous else { return !stopsInGroup(heading).isEmpty }
        let current: AnyObject? = focus.shown ?? firstResponder
        return FocusOrder.stops(in: self).contains { $0 !== current }
    }

    /// Shows the context menu of the focused view if the key is the menu key or Shift-F10.
    ///
    /// - Returns: True if a menu is shown.
    func openMenu(by key: UIKey?) -> Bool {
        guard let key else { return false }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isMenuKey = key.keyCode == .keyboardApplication && flags.isEmpty
        guard isMenuKey || key.keyCode == .keyboardF10 && flags == .shift else { return false }
        return ContextMenus.open(byKeyIn: self)
    }

    private func moveFocus(backwards: Bool) -> Bool {
        let groups = FocusGroups(in: self)
        let count = groups.groups.count
        guard count > 0 else { return false }
        let heading = backwards ? UIFocusHeading.previous : .next
        let step = backwards ? count - 1 : 1
        var index = firstIndex(in: groups, backwards: backwards)
        for _ in 0..<count {
            let group = groups.groups[index]
            for stop in FocusGroups.entries(of: group, lastFocused: focus.lastFocused(inGroup: group.identifier)) {
                if moveFocus(to: stop, heading: heading) { return true }
            }
            index = (index + step) % count
        }
        reportFailure(heading)
        return false
    }

    /// Returns the index of the group that follows the current or most recent one.
    private func firstIndex(in groups: FocusGroups, backwards: Bool) -> Int {
        let count = groups.groups.count
        let start = backwards ? count - 1 : 0
        guard let current = focus.shown ?? firstResponder as? UIView ?? focus.last, current.focusWindow === self else {
            return start
        }
        if let index = groups.index(of: current) { return (index + (backwards ? count - 1 : 1)) % count }
        // A containing view enters its groups at the first or last one, depending on the direction.
        func isInside(_ group: FocusGroups.Group) -> Bool {
            group.stops.contains { $0.isInFocusEnvironment(current) }
        }
        return (backwards ? groups.groups.lastIndex(where: isInside) : groups.groups.firstIndex(where: isInside))
            ?? start
    }

    /// Moves the focus within the group of the focused view. Without a group, arrow keys are left to the app.
    private func moveFocusWithinGroup(_ heading: UIFocusHeading) -> Bool {
        guard itemWithKeyPresses?.effectiveFocusGroup != nil else { return false }
        for stop in stopsInGroup(heading) { if moveFocus(to: stop, heading: heading) { return true } }
        reportFailure(heading)
        return false
    }

    /// The item that receives key presses.
    private var itemWithKeyPresses: (any UIFocusItem)? { focus.shown ?? firstResponder as? UIView }

    /// Returns the items of the focused item's group that lie in a direction from it, the nearest first.
    private func stopsInGroup(_ heading: UIFocusHeading) -> [any UIFocusItem] {
        guard let current = itemWithKeyPresses, let identifier = current.effectiveFocusGroup,
            let group = FocusGroups(in: self).groups.first(where: { $0.identifier == identifier })
        else { return [] }
        return FocusGroups.stops(of: group, from: current, heading: heading, in: self)
    }

    private func reportFailure(_ heading: UIFocusHeading) {
        focusSystem.movementDidFail(UIFocusUpdateContext(from: focus.shown, to: nil, heading: heading))
    }

    /// Moves the focus to an item if it can become focused and the affected environments permit it.
    ///
    /// - Returns: True if the item is focused.
    func moveFocus(to item: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        guard item.focusWindow === self, item.canBecomeFocused else { return false }
        let taker = (item as? UIView).flatMap { $0.canBecomeFirstResponder ? $0 : nil }
        let hasKeys = taker == nil || firstResponder === taker
        if focus.shown === item, hasKeys {
            item.revealFocus(isAnimated: !focus.isRepeating)
            return true
        }
        if focus.shown !== item,
            !focusSystem.allows(UIFocusUpdateContext(from: focus.shown, to: item, heading: heading))
        {
            return false
        }
        return focus.move(to: item, heading: heading) {
            if let taker { return firstResponder === taker || taker.becomeFirstResponder() }
            // The control is first responder only because it was focused.
            if let firstResponder, firstResponder.yieldsFocusToPressedControls { firstResponder.resignFirstResponder() }
            return true
        }
    }

    /// The responder that receives key presses: that of the focused item, or the initial responder of the window
    /// (FO-04).
    var pressStart: UIResponder { focus.shown?.focusResponder ?? initialResponder }
}

extension UIWindowScene {
    /// The focus system of the scene's key window.
    public var focusSystem: UIFocusSystem? { keyWindow?.focusSystem }
}
