extension UITab {
    /// The preferences for where a tab is (TB-09).
    public enum Placement: Int, Sendable {
        /// The standard placement: search is pinned, other tabs are in the bar.
        case automatic = 0
        /// In the bar and in the sidebar.
        case `default` = 1
        /// In the sidebar, and in the menu of the bar. iOS lets the user add it to the bar.
        case optional = 2
        /// The same as ``default``: the order of tabs is that of the app on this platform.
        case movable = 3
        /// At the trailing end of the bar, where other tabs give way before it.
        case pinned = 4
        /// The same as ``default``: the order of tabs is that of the app on this platform.
        case fixed = 5
        /// In the sidebar only. While there is no sidebar, the tab is in the menu of the bar.
        case sidebarOnly = 6
    }
}
