// Parts that containers share: the appearance of their children, and the focus between bars and content.
extension UIViewController {
    /// A Boolean value that indicates whether the children receive explicit appearance callbacks, because the user sees
    /// the container.
    var isSeenContainer: Bool {
        guard let window = viewIfLoaded?.window, !window.isHidden else { return false }
        return appearance.state == .appeared
    }

    /// A change of the container while it was about to appear may have inserted the view of a child whose controller
    /// was not called.
    func callIfNotAppeared(_ child: UIViewController, in content: UIView) {
        guard child.appearance.state == .disappeared, appearance.state != .disappeared,
            appearance.state != .disappearing, child.viewIfLoaded?.superview === content,
            shouldAutomaticallyForwardAppearanceMethods, let window = viewIfLoaded?.window, !window.isHidden
        else { return }
        child.windowDidShow()
    }

    /// Removes the view of a child that the user does not see. The child may have been about to appear, while its view
    /// was not in the window yet.
    func removeUnseen(_ child: UIViewController, from content: UIView) {
        guard let view = child.viewIfLoaded, view.superview === content else { return }
        view.removeFromSuperview()
        if child.appearance.state == .appearing || child.appearance.state == .disappearing {
            child.beginTransition(isAppearing: false, animated: false)
            child.endTransition()
        }
    }

    // MARK: Focus between bars and content

    /// The bars of the containers around this controller, the outermost first.
    var barsOfAncestors: [UIView] {
        var bars: [UIView] = []
        var controller = parent
        while let current = controller {
            bars = current.barsForKeys + bars
            controller = current.parent
        }
        return bars
    }

    /// Moves the focus from bar to content to bar (BI-15).
    ///
    /// - Parameters:
    ///   - areas: The bars and the view of the content, in order.
    ///   - content: The child whose view is the content.
    ///   - backwards: Whether the focus moves in the opposite direction.
    func moveFocus(among areas: [UIView], content: UIViewController?, backwards: Bool) -> Bool {
        guard let window = viewIfLoaded?.window else { return false }
        let current = window.focus.shown?.focusHost ?? window.firstResponder as? UIView
        let index = areas.firstIndex { current?.isDescendant(of: $0) == true }
        let contentView = content?.viewIfLoaded
        if let index, areas[index] === contentView { content?.rememberFocus(suspends: false) }
        let count = areas.count
        let start = index ?? (areas.firstIndex { $0 === contentView } ?? 0)
        for step in 1...max(1, count) where count > 0 {
            let next = areas[(start + (backwards ? count - step : step)) % count]
            if next === contentView, let item = content?.containerValues?.coveredFocus,
                window.moveFocus(to: item, heading: [])
            {
                return true
            }
            if focus(on: next, in: window) { return true }
        }
        return false
    }

    private func focus(on area: UIView, in window: UIWindow) -> Bool {
        let stops = FocusOrder.stops(in: window).filter { $0.focusHost?.isDescendant(of: area) == true }
        let group = FocusGroups.Group(identifier: area.focusGroupIdentifier, stops: stops)
        let last = window.focus.lastFocused(inGroup: area.focusGroupIdentifier)
        for stop in FocusGroups.entries(of: group, lastFocused: last) {
            if window.moveFocus(to: stop, heading: []) { return true }
        }
        return false
    }
}
