import DisplayServer

// The commands of the standard menus that concern a window.
extension UIWindowScene {
    // Selectors of the same method are equal only if they are stored.
    static let minimizeAction = Selector(UIWindowScene.minimizeByCommand)
    static let zoomAction = Selector(UIWindowScene.zoomByCommand)
    static let fullScreenAction = Selector(UIWindowScene.toggleFullScreenByCommand)

    func minimizeByCommand() { surface?.setState(.minimized, true) }

    func zoomByCommand() { surface.map { $0.setState(.maximized, !$0.state.contains(.maximized)) } }

    func toggleFullScreenByCommand() { surface.map { $0.setState(.fullscreen, !$0.state.contains(.fullscreen)) } }

    /// Returns whether a command of the standard menus is possible; `nil` for other actions.
    func canPerformStandardCommand(_ action: Selector) -> Bool? {
        if action == Selector(StandardEditAction.performClose) { return windowingBehaviors?.isClosable != false }
        if action == UIWindowScene.fullScreenAction {
            return isFullScreen || sizeRestrictions?.allowsFullScreen != false
        }
        return nil
    }

    /// Sets the titles of commands whose effect depends on the state of the window.
    func nameStandardCommand(_ command: UICommand) {
        if command.action == UIWindowScene.fullScreenAction {
            command.title = isFullScreen ? "Exit Full Screen" : "Full Screen"
        } else if command.action == UIWindowScene.zoomAction {
            command.title = surface?.state.contains(.maximized) == true ? "Restore" : "Maximize"
        }
    }
}

extension UIApplication {
    /// Shows an alert with the name and the version of the app, which are in the information dictionary of its main
    /// bundle (MB-11).
    func showAboutAlert(_ sender: Any?) {
        // The window of the menu bar, or else the one that received the key.
        let title = (sender as? UICommand)?.presentationSourceItem as? UIView
        let window = title?.windowStorage?.windowScene?.keyWindow ?? keyWindow
        guard var controller = window?.rootViewController else { return }
        while let next = controller.presentedStorage { controller = next }
        guard !(controller is UIAlertController) else { return }
        let about = UIAlertController(
            title: StandardMenus.applicationName, message: StandardMenus.versionText, preferredStyle: .alert)
        about.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(about, animated: true)
    }

    /// Closes all windows as the user does, then terminates. A window whose delegate does not agree prevents it
    /// (MB-11).
    func quitByCommand() {
        quittingSessions = []
        for scene in scenes { scene.closeWasRequested() }
        let closed = quittingSessions ?? []
        quittingSessions = nil
        if scenes.isEmpty { return terminate() }
        for session in closed { discard(session) }
    }
}
