extension UITabBar {
    /// The distributions of items in a bar.
    public enum ItemPositioning: Int, Sendable {
        /// The same as ``centered`` on this platform.
        case automatic = 0
        /// The items have the same width and fill the bar.
        case fill = 1
        /// The items are as wide as their content, in the middle of the bar.
        case centered = 2
    }
}
