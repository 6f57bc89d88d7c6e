// Notifications whose object is a window.
extension UIWindow {
    /// Posted when a window has become the key window of its scene.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the key window of its scene.
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
    /// Posted when a window has been shown.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window has been hidden.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")

    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
