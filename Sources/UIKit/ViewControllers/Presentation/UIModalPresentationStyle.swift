/// The styles in which a view controller can be presented (VC-03).
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the whole window. The covered view is removed from the window during the presentation.
    case fullScreen = 0
    /// A tall panel in the center of the dimmed window, or at its lower edge. See ``UISheetPresentationController``.
    case pageSheet = 1
    /// A panel in the center of the dimmed window, with the controller's `preferredContentSize`.
    case formSheet = 2
    /// Covers the nearest enclosing controller that defines a presentation context, and removes its view during the
    /// presentation.
    case currentContext = 3
    /// The style of the presentation controller that the transitioning delegate returns.
    case custom = 4
    /// Covers the whole window. The covered view remains and is visible where the presented view is transparent.
    case overFullScreen = 5
    /// Covers the nearest enclosing controller that defines a presentation context. The covered view remains.
    case overCurrentContext = 6
    /// A panel with an arrow that points to its source.
    case popover = 7
    /// A value that indicates that the style is not adapted.
    case none = -1
    /// The default style, which is ``pageSheet``.
    case automatic = -2
}
