// The input views of a window's first responder.
extension UIWindow {
    /// Shows the current input views of the first responder.
    func updateInputViews() {
        guard !isChangingFirstResponder else { return }
        if inputViewHost == nil {
            guard let firstResponder, InputViews(for: firstResponder, dock: nil) != InputViews() else { return }
            inputViewHost = InputViewHost(frame: .zero)
        }
        inputViewHost?.update(for: firstResponder, in: self)
    }

    /// Returns whether a responder is in the dock while the responders whose input views the dock shows are leaving
    /// with `view`.
    func dockIsOrphaned(withoutResponder responder: UIResponder, in view: UIView) -> Bool {
        guard let inputViewHost, responder.belongs(to: inputViewHost) else { return false }
        return inputViewHost.dependsOn(view)
    }
}
