/// Information about the status bar of a scene. Desktops have no status bar: its frame is empty, and it is hidden (WC-01).
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The frame of the status bar: empty.
    open var statusBarFrame: CGRect { .zero }

    /// A Boolean value that indicates whether the status bar is hidden: `true`.
    open var isStatusBarHidden: Bool { true }

    /// The style of the status bar: default.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
    /// Information about the status bar, which desktops do not have.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
