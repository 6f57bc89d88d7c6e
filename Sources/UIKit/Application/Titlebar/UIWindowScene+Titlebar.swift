import DisplayServer

// Windows without a frame of the desktop (WC-03).
extension UIWindowScene {
    /// A Boolean value that indicates whether the window covers the work area.
    var isMaximized: Bool { surface?.state.contains(.maximized) ?? false }

    /// Maximizes the window, or restores its size.
    func toggleMaximized() { surface?.setState(.maximized, !isMaximized) }

    func minimizeByUser() { surface?.setState(.minimized, true) }

    /// Asks whether the window may close, as its close button does.
    func closeByUser() { if let surface { surfaceShouldClose(surface) } }

    /// Lets the window manager move the window with the pointer. The touch of the pointer is cancelled.
    func moveByUser() {
        guard let surface else { return }
        cancelInput()
        surface.beginMove()
    }
}

extension UIWindow {
    /// The desktop has begun or ended to draw a frame around the scene, or the window was maximized or restored.
    func frameOfSceneDidChange() {
        func update(_ view: UIView) {
            if let bar = view as? UINavigationBar { bar.appearanceDidChange() }
            for child in view.subviews { update(child) }
        }
        update(self)
    }
}
