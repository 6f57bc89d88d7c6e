// Notifications whose object is a window.
extension UIWindow {
    /// Posted after a window became the key window of its scene.
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window stopped being the key window of its scene.
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
    /// Posted after a window was shown.
    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden.
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")

    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
