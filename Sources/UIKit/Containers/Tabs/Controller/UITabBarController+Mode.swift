extension UITabBarController {
    /// The ways in which tabs are displayed (TB-09).
    public enum Mode: Int, Sendable {
        /// The standard: ``tabSidebar`` if there are groups, otherwise ``tabBar``.
        case automatic = 0
        /// A bar.
        case tabBar = 1
        /// A sidebar from a width of 700 points on, otherwise a bar (TB-11).
        case tabSidebar = 2
    }
}
