/// The metrics and colors of tab bars and their sidebars. Lengths are in points.
@MainActor enum TabDesign {
    /// The height of the strip (BI-13).
    static let barHeight: CGFloat = 40
    /// The height of the background behind the items.
    static let stripHeight: CGFloat = 30
    /// The least width of an item, and the space at both ends of its content.
    static let itemWidth: CGFloat = 60
    static let itemPadding: CGFloat = 12
    /// The space between icon, title and badge.
    static let gap: CGFloat = 6
    /// The space between items.
    static let itemSpacing: CGFloat = 2
    /// The space between the edges of the bar and its content.
    static let margin: CGFloat = 6
    static let iconSize: CGFloat = 14
    static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    /// The background behind the items.
    static let strip = UIColor.pair(0xE7E9ED, 0x2E3238)
    /// The background behind the selected item, on which the tint color is readable.
    static let indicator = UIColor.pair(0xFFFFFF, 0x383D45)

    static let badge = UIColor.systemRed
    static let badgeFont = UIFont.systemFont(ofSize: 10.5, weight: .semibold)
    static let badgeHeight: CGFloat = 16
    static let dotSize: CGFloat = 8

    // MARK: Sidebar

    /// The width from which on a sidebar is possible (TB-11).
    static let leastWidthForSidebar: CGFloat = 700
    static let sidebarWidth: CGFloat = 220
    static let sidebarWidths: ClosedRange<CGFloat> = 160...400
    static let rowHeight: CGFloat = 32
    static let headingHeight: CGFloat = 30
    static let rowIndent: CGFloat = 18
    static let rowMargin: CGFloat = 8
    /// The height of the row with the button that hides the sidebar.
    static let sidebarBarHeight: CGFloat = 40
    static let headingFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
    static let rowFont = UIFont.systemFont(ofSize: 13)
    /// The duration of showing and hiding the sidebar, in seconds.
    static let sidebarDuration: TimeInterval = 0.25
}
