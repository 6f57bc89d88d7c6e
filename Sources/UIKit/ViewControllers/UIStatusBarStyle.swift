/// The style of a status bar. Desktops have no status bar.
///
/// ```swift
/// final class PhotoController: UIViewController {
///     override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
/// }
/// ```
///
/// The type exists so that view controllers written for iOS compile; their styles have no effect (WC-01). The default
/// style of a view controller is ``default``.
public enum UIStatusBarStyle: Int, Sendable {
    /// The style adapts to light and dark mode.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

/// The animations for showing and hiding a status bar. Desktops have no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The status bar fades.
    case fade = 1
    /// The status bar slides.
    case slide = 2
}
