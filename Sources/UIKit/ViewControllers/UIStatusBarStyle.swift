/// The style of a status bar. Desktops show none; view controllers that state a style compile and are not asked.
public enum UIStatusBarStyle: Int, Sendable {
    /// Adapts to light and dark appearance.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

/// How a status bar comes and goes. Desktops show none.
public enum UIStatusBarAnimation: Int, Sendable {
    /// Immediately.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}
