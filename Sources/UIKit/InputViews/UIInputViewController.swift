/// A view controller that manages an input view or an accessory view.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The controller's view if it is a ``UIInputView``; otherwise nil.
    open override var inputView: UIView? { viewIfLoaded as? UIInputView }

    /// Creates a ``UIInputView`` with the `keyboard` style, 216 points high.
    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
    }

    /// Dismisses the input views: the first responder of the window resigns.
    open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }
}
