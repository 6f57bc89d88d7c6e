// Keys, focus and first responder (NC-23, NC-24, BI-15).
extension UINavigationController {
    /// Handles a key that no responder in the content handled.
    ///
    /// - Returns: `true` if the key was handled.
    func handle(_ key: UIKey?) -> Bool {
        guard let key else { return false }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let isRightToLeft = viewIfLoaded?.isRightToLeft ?? false
        if flags == .alternate,
            key.keyCode.inReadingDirection(isRightToLeft: isRightToLeft) == .keyboardLeftArrow
        {
            return goBackByUser()
        }
        // Focus may be in the searched view.
        if key.keyCode == .keyboardEscape, flags.isEmpty, let search = visibleSearch, search.isActive {
            return search.escape()
        }
        if key.keyCode == .keyboardF6, flags.isEmpty || flags == .shift {
            return moveFocusBetweenBars(backwards: flags == .shift)
        }
        return false
    }

    /// A Boolean value that indicates whether the back button is visible and enabled.
    var canGoBackByUser: Bool { stack.count > 1 && !isBarHiddenStorage && navigationBar.showsBackButton }

    /// Goes back as the back button does.
    ///
    /// - Returns: `false` if there is no back button.
    func goBackByUser() -> Bool {
        guard canGoBackByUser else { return false }
        navigationBar.goBack()
        return true
    }

    /// The search controller of the top controller.
    var visibleSearch: UISearchController? { stack.last?.containerValues?.navigationItem?.searchController }

    /// A Boolean value that indicates whether Control-F can move keyboard focus to a search bar (SR-06).
    var canFind: Bool {
        guard let search = visibleSearch, !isBarHiddenStorage, viewIfLoaded?.window != nil else { return false }
        return search.searchBar.isEnabled
    }

    // MARK: Focus between bars and content

    /// Moves the focus from the navigation bar to the content, to the toolbar, and back to the navigation bar. Bars of
    /// enclosing containers come first.
    private func moveFocusBetweenBars(backwards: Bool) -> Bool {
        var areas = barsOfAncestors
        if !isBarHiddenStorage { areas.append(navigationBar) }
        if let content = stack.last?.viewIfLoaded { areas.append(content) }
        if isToolbarShown, let toolbarStorage { areas.append(toolbarStorage) }
        return moveFocus(among: areas, content: stack.last, backwards: backwards)
    }

    // MARK: Focus of covered controllers

    /// Gives focus and first responder to the controller that has appeared: after a pop to what had them, after a push
    /// to what the controller prefers, if the user works with the keyboard.
    func restoreFocus(to controller: UIViewController, operation: Operation) {
        guard let window = controller.viewIfLoaded?.window else { return }
        if operation == .pop { return controller.restoreFocus() }
        controller.forgetFocus()
        if stack.dropLast().last?.containerValues?.coveredFocus != nil || window.focus.shown != nil {
            window.focusSystem.requestFocusUpdate(to: controller)
        }
    }
}
