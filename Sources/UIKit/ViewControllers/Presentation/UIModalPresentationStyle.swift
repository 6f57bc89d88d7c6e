/// How a presented controller's view lies over the others (VC-03).
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; what it covers is taken out of the window meanwhile.
    case fullScreen = 0
    /// A tall panel in the middle of the dimmed window, or at its lower edge: see ``UISheetPresentationController``.
    case pageSheet = 1
    /// A panel in the middle of the dimmed window, as large as the controller's `preferredContentSize` says.
    case formSheet = 2
    /// Over the nearest controller around that defines a presentation context, which is taken out meanwhile.
    case currentContext = 3
    /// As the presentation controller has it that the transitioning delegate gives.
    case custom = 4
    /// Over the whole window; what it covers stays, and is seen where the view is transparent.
    case overFullScreen = 5
    /// Over the nearest controller around that defines a presentation context, which stays.
    case overCurrentContext = 6
    /// In a panel with an arrow to what it is about.
    case popover = 7
    /// None, where something says that there is no other style.
    case none = -1
    /// What suits: ``pageSheet``.
    case automatic = -2
}
