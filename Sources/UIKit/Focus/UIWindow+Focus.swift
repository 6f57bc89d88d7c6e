// Moving the focus through a window with keys.
extension UIWindow {
    /// Moves the focus if the key is for that and no responder took it: Tab from group to group, and back with Shift;
    /// arrows, Home and End within a group. Control-Tab does as Tab does, for text in which that is typed.
    ///
    /// - Returns: whether the focus moved.
    func moveFocus(by key: UIKey?) -> Bool {
        guard let key else { return false }
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

    /// Whether the focus would move with a key, which goes before commands that do not insist (KC-03).
    func focusTakes(_ key: UIKey) -> Bool {
        guard let heading = UIFocusHeading(key) else { return false }
        guard heading == .next || heading == .previous else { return !stopsInGroup(heading).isEmpty }
        let place: AnyObject? = focus.shown ?? firstResponder
        return FocusOrder.stops(in: self).contains { $0 !== place }
    }

    /// Shows the context menu of the view that has the keys if the key is for that: the menu key, or Shift-F10.
    ///
    /// - Returns: whether a menu is shown.
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

    /// The group after the one that has the keys or had them last.
    private func firstIndex(in groups: FocusGroups, backwards: Bool) -> Int {
        let count = groups.groups.count
        let start = backwards ? count - 1 : 0
        guard let place = focus.shown ?? firstResponder as? UIView ?? focus.last, place.focusWindow === self else {
            return start
        }
        if let index = groups.index(of: place) { return (index + (backwards ? count - 1 : 1)) % count }
        // A group is gone into, at whichever end is nearer.
        func isInside(_ group: FocusGroups.Group) -> Bool {
            group.stops.contains { $0.isInFocusEnvironment(place) }
        }
        return (backwards ? groups.groups.lastIndex(where: isInside) : groups.groups.firstIndex(where: isInside))
            ?? start
    }

    /// Arrows go through the group that the focused view is in; without a group they are the app's.
    private func moveFocusWithinGroup(_ heading: UIFocusHeading) -> Bool {
        guard focusPlace?.effectiveFocusGroup != nil else { return false }
        for stop in stopsInGroup(heading) { if moveFocus(to: stop, heading: heading) { return true } }
        reportFailure(heading)
        return false
    }

    /// The item that has the keys.
    private var focusPlace: (any UIFocusItem)? { focus.shown ?? firstResponder as? UIView }

    /// The stops in the focused item's group that lie in a direction from it, the nearest first.
    private func stopsInGroup(_ heading: UIFocusHeading) -> [any UIFocusItem] {
        guard let place = focusPlace, let identifier = place.effectiveFocusGroup,
            let group = FocusGroups(in: self).groups.first(where: { $0.identifier == identifier })
        else { return [] }
        return FocusGroups.stops(of: group, from: place, heading: heading, in: self)
    }

    private func reportFailure(_ heading: UIFocusHeading) {
        focusSystem.movementDidFail(UIFocusUpdateContext(from: focus.shown, to: nil, heading: heading))
    }

    /// Moves the focus to an item that can have it, if those who are concerned let it.
    ///
    /// - Returns: whether it is there.
    func moveFocus(to item: any UIFocusItem, heading: UIFocusHeading) -> Bool {
        guard item.focusWindow === self, item.canBecomeFocused else { return false }
        let taker = (item as? UIView).flatMap { $0.canBecomeFirstResponder ? $0 : nil }
        let hasKeys = taker == nil || firstResponder === taker
        if focus.shown === item, hasKeys { return true }
        if focus.shown !== item,
            !focusSystem.allows(UIFocusUpdateContext(from: focus.shown, to: item, heading: heading))
        {
            return false
        }
        return focus.move(to: item, heading: heading) {
            if let taker { return firstResponder === taker || taker.becomeFirstResponder() }
            // A control was first responder only for being focused.
            if let control = firstResponder as? UIControl, control.yieldsKeysToPressedControls {
                control.resignFirstResponder()
            }
            return true
        }
    }

    /// Where keys begin their way: at the focused item, or else where other events do that have no place (FO-04).
    var pressStart: UIResponder { focus.shown?.focusResponder ?? initialResponder }
}

extension UIWindowScene {
    /// The focus system of the window that receives keys.
    public var focusSystem: UIFocusSystem? { keyWindow?.focusSystem }
}
