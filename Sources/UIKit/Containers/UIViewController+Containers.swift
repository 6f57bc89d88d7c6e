// What containers share: appearance, first responder and focus of their children.
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

    // MARK: First responder and focus

    /// Stores the first responder and the focus in a controller that is about to be covered.
    func rememberFocus(of controller: UIViewController?, suspends: Bool = true) {
        guard let controller, let view = controller.viewIfLoaded, let window = view.window else { return }
        let values = controller.ownContainerValues
        values.coveredFocus = window.focus.shown.flatMap { item in
            item.focusHost?.isDescendant(of: view) == true ? item : nil
        }
        if suspends {
            let search = values.navigationItem?.searchController?.searchBar
            values.coveredResponder =
                window.suspendFirstResponder(in: view) ?? search.flatMap { window.suspendFirstResponder(in: $0) }
        } else if let responder = window.firstResponder as? UIView, responder.isDescendant(of: view) {
            values.coveredResponder = responder
        }
    }

    /// Gives focus and first responder back to a controller that was covered.
    func restoreCoveredFocus(of controller: UIViewController) {
        guard let window = controller.viewIfLoaded?.window, let values = controller.containerValues else { return }
        defer {
            values.coveredResponder = nil
            values.coveredFocus = nil
        }
        if let item = values.coveredFocus, window.moveFocus(to: item, heading: []) { return }
        guard let responder = values.coveredResponder, responder.responderWindow === window,
            window.firstResponder == nil
        else { return }
        responder.becomeFirstResponder()
    }

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
        if let index, areas[index] === contentView { rememberFocus(of: content, suspends: false) }
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
