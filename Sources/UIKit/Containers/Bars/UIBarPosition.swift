/// The position of a bar in its window (BI-16).
public enum UIBarPosition: Int, Sendable {
    /// The position is unspecified.
    case any = 0
    /// The bar is at the lower edge of its container, with its separator at the top.
    case bottom = 1
    /// The bar is at the upper edge of its container, with its separator at the bottom.
    case top = 2
    /// The bar is at the upper edge of the window, and its background extends to that edge.
    case topAttached = 3
}
