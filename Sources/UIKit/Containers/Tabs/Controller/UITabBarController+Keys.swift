// Keys that select tabs (TB-12).
extension UITabBarController {
    /// Handles a key that no responder in the content handled.
    ///
    /// - Returns: `true` if the key was handled.
    func handle(_ key: UIKey?) -> Bool {
        guard let key else { return false }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch key.keyCode {
        case .keyboardTab where flags == .control || flags == [.control, .shift]:
            // Control-Tab leaves a text view that takes Tab itself (TX-04).
            let isTabTaken = (viewIfLoaded?.window?.firstResponder as? any TextEditing)?.takes(.insertTab) == true
            return !isTabTaken && turn(by: flags == .control ? 1 : -1)
        case .keyboardPageDown where flags == .control: return turn(by: 1)
        case .keyboardPageUp where flags == .control: return turn(by: -1)
        case .keyboardF6 where flags.isEmpty || flags == .shift:
            return moveFocus(
                among: barsOfAncestors + barsForKeys + (displayed?.viewIfLoaded.map { [$0] } ?? []),
                content: displayed, backwards: flags == .shift)
        default:
            guard flags == .alternate, let number = key.keyCode.digit, number > 0 else { return false }
            return choose(number - 1)
        }
    }

    /// The tabs that keys select, in the order in which they are displayed.
    private var tabsForKeys: [UITab] {
        guard isSidebarShown else { return tabsInBar }
        return allTabs.filter { $0.hasContent && !$0.isHidden && $0.parentStorage?.isHidden != true }
    }

    private func canSelect(_ tab: UITab) -> Bool {
        let target = tab.displayedTab
        return target.isEnabled && target.item.isEnabled
    }

    /// Selects the next or the previous tab, with the first one after the last.
    private func turn(by step: Int) -> Bool {
        let tabs = tabsForKeys.filter { canSelect($0) || $0.contains(selectedStorage) }
        guard tabs.count > 1 else { return false }
        let index = tabs.lastIndex { $0.contains(selectedStorage) } ?? (step > 0 ? -1 : tabs.count)
        selectByUser(tabs[(index + step + tabs.count) % tabs.count])
        return true
    }

    private func choose(_ index: Int) -> Bool {
        let tabs = tabsForKeys
        guard tabs.indices.contains(index), canSelect(tabs[index]) else { return false }
        selectByUser(tabs[index])
        return true
    }
}

extension UIKeyboardHIDUsage {
    /// The digit of a key in the upper row, or nil.
    fileprivate var digit: Int? {
        guard rawValue >= UIKeyboardHIDUsage.keyboard1.rawValue, rawValue <= UIKeyboardHIDUsage.keyboard9.rawValue
        else { return nil }
        return rawValue - UIKeyboardHIDUsage.keyboard1.rawValue + 1
    }
}
