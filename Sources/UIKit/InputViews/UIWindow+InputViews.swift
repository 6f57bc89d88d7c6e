// The input views of a window's first responder.
extension UIWindow {
    /// Shows the current input views of the first responder.
    func updateInputViews() {
        guard !isHandingOver else { return }
        if inputDock == nil {
            guard let firstResponder, InputViews(for: firstResponder, dock: nil) != InputViews() else { return }
            inputDock = InputDock(frame: .zero)
        }
        inputDock?.update(for: firstResponder, in: self)
    }

    /// Returns whether a responder is in the dock while the responders whose input views the dock shows are leaving
    /// with `view`.
    func dockIsOrphaned(withoutResponder responder: UIResponder, in view: UIView) -> Bool {
        guard let inputDock, responder.belongs(to: inputDock) else { return false }
        return inputDock.dependsOn(view)
    }
}
