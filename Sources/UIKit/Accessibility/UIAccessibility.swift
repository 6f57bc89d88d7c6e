/// The user's preferences for the accessibility of interfaces.
@preconcurrency @MainActor public enum UIAccessibility {
    /// A Boolean value that indicates whether the user prefers interfaces without animated motion: the desktop's
    /// setting for animations is off. Views then fade instead of sliding (NC-22).
    public static var isReduceMotionEnabled: Bool {
        UIApplication.shared.displays.current.server.settings.reducesMotion ?? false
    }
}
