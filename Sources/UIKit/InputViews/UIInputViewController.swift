/// Manages an input view or an accessory view.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The controller's view, if it is an input view.
    open override var inputView: UIView? { viewIfLoaded as? UIInputView }

    /// Makes a ``UIInputView`` with the look of a keyboard, 216 points high.
    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
    }

    /// Ends entering: the first responder resigns, and the views are taken away.
    open func dismissKeyboard() { viewIfLoaded?.window?.firstResponder?.resignFirstResponder() }
}
