// Moving the focus through a window with the Tab key.
extension UIWindow {
    /// Moves the focus if the key is Tab, to the next place, or to the one before with Shift.
    ///
    /// - Returns: whether the focus moved.
    func moveFocus(by key: UIKey?) -> Bool {
        guard let key, isFocusKey(key) else { return false }
        return moveFocus(backwards: key.modifierFlags.contains(.shift))
    }

    private func isFocusKey(_ key: UIKey) -> Bool {
        key.keyCode == .keyboardTab && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    }

    /// Whether the focus would move with a key, which goes before commands that do not insist (KC-03).
    func focusTakes(_ key: UIKey) -> Bool {
        isFocusKey(key) && FocusOrder.stops(in: self).contains { $0 !== firstResponder }
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
        var stops = FocusOrder.stops(in: self)
        guard !stops.isEmpty else { return false }
        if backwards { stops.reverse() }
        let start = firstIndex(in: stops, backwards: backwards)
        for offset in stops.indices {
            let view = stops[(start + offset) % stops.count]
            if firstResponder === view || view.becomeFirstResponder() {
                focus.show(view)
                return true
            }
        }
        return false
    }

    /// Moves the focus to the first stop in a view, which may be the view itself.
    func moveFocus(into view: UIView) {
        let stops = FocusOrder.stops(in: self).filter { $0.isDescendant(of: view) }
        if let stop = stops.first, firstResponder === stop || stop.becomeFirstResponder() { focus.show(stop) }
    }

    /// The stop after the first responder, or after the view that was it last.
    private func firstIndex(in stops: [UIView], backwards: Bool) -> Int {
        guard let place = firstResponder as? UIView ?? focus.last, place.window === self else { return 0 }
        if let index = stops.firstIndex(where: { $0 === place }) { return index + 1 }
        // A group is gone into, at whichever end is nearer.
        return stops.firstIndex { $0.isDescendant(of: place) } ?? 0
    }
}
