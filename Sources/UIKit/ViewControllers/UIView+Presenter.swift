extension UIView {
    /// The view controller that presents the popovers of the view: the nearest one around it, or the topmost one that
    /// it presents.
    var presenter: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        var controller = responder as? UIViewController ?? window?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    /// Makes a view first responder after a press in it, unless the first responder retains keyboard focus.
    func takeFocusAfterPressLikeControls() {
        guard canBecomeFirstResponder, let window else { return }
        if window.firstResponder?.yieldsFocusToPressedControls ?? true { becomeFirstResponder() }
        window.focus.show(nil)
    }
}
