extension UIViewController {
    /// Reads the preferences for a status bar as iOS does, without an effect (WC-01).
    func askForStatusBarAppearance() {
        _ = controllerForStatusBar(\.childForStatusBarStyle).preferredStatusBarStyle
        _ = controllerForStatusBar(\.childForStatusBarHidden).prefersStatusBarHidden
    }

    private func controllerForStatusBar(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = viewIfLoaded?.window?.rootViewController ?? self
        var visited = 0
        while let next = controller[keyPath: child], next !== controller, visited < 1000 {
            controller = next
            visited += 1
        }
        return controller
    }
}
