/// The animations for presenting and dismissing a view controller. UIKit's flip and page curl are missing, because they
/// need perspective, which the compositor does not support.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom.
    case coverVertical = 0
    /// The view fades in.
    case crossDissolve = 2
}
