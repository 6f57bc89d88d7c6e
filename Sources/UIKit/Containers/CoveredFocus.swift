// First responder and focus of a controller whose view is covered, or moved to another place, for a while (NC-24,
// SP-08, SP-13).
extension UIViewController {
    /// Stores the first responder and the focused item in the controller's view.
    ///
    /// - Parameter suspends: Whether the first responder resigns, whatever it returns.
    func rememberFocus(suspends: Bool = true) {
        guard let view = viewIfLoaded, let window = view.window else { return }
        let values = ownContainerValues
        values.coveredFocus = window.focus.shown.flatMap { item in
            item.focusHost?.isDescendant(of: view) == true ? item : nil
        }
        if suspends {
            // The search bar of the controller is outside of its view, in the navigation bar.
            let search = values.navigationItem?.searchController?.searchBar
            values.coveredResponder =
                window.suspendFirstResponder(in: view) ?? search.flatMap { window.suspendFirstResponder(in: $0) }
        } else if let responder = window.firstResponder as? UIView, responder.isDescendant(of: view) {
            values.coveredResponder = responder
        }
    }

    /// Gives first responder and focus to what had them, if it is still in the window and nothing else has them.
    func restoreFocus() {
        guard let window = viewIfLoaded?.window else { return }
        let values = containerValues
        defer { forgetFocus() }
        if let item = values?.coveredFocus, window.moveFocus(to: item, heading: []) { return }
        if let responder = values?.coveredResponder, responder.responderWindow === window, window.firstResponder == nil
        {
            responder.becomeFirstResponder()
        }
    }

    /// Forgets what had first responder and focus.
    func forgetFocus() {
        containerValues?.coveredResponder = nil
        containerValues?.coveredFocus = nil
    }
}
