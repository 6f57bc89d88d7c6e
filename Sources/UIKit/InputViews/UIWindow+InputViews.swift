// Showing what the first responder is entered with.
extension UIWindow {
    /// Shows the input views that the first responder has now.
    func updateInputViews() {
        guard !isHandingOver else { return }
        if inputDock == nil {
            guard let firstResponder, InputViews(for: firstResponder, dock: nil) != InputViews() else { return }
            inputDock = InputDock(frame: .zero)
        }
        inputDock?.update(for: firstResponder, in: self)
    }

    /// Whether a responder is in the dock, and those whose views are shown there are leaving with `view`.
    func dockIsOrphaned(withoutResponder responder: UIResponder, in view: UIView) -> Bool {
        guard let inputDock, responder.belongs(to: inputDock) else { return false }
        return inputDock.dependsOn(view)
    }
}
