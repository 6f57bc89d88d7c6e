/// The metrics and colors of bars, in one table (BI-13). Lengths are in points.
@MainActor enum BarDesign {
    static let navigationBarHeight: CGFloat = 44
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 22
    /// The height of a search bar below the title.
    static let searchRowHeight: CGFloat = 44
    /// The widths of a search bar beside the title: at rest and while the user searches, and the least width.
    static let searchFieldWidth: CGFloat = 200
    static let activeSearchFieldWidth: CGFloat = 260
    static let leastSearchFieldWidth: CGFloat = 120
    /// The width of a navigation bar from which a search bar is beside the title (SR-05).
    static let leastWidthForSearchBesideTitle: CGFloat = 500
    static let toolbarHeight: CGFloat = 44

    /// The height of items, and the least width of items.
    static let itemHeight: CGFloat = 32
    static let itemWidth: CGFloat = 36
    /// The space before and after the text of an item.
    static let itemPadding: CGFloat = 10
    /// The space between items.
    static let itemSpacing: CGFloat = 4
    /// The space between the edges of the bar and the items, whose own padding follows.
    static let sideMargin: CGFloat = 6
    /// The space between the items and the title.
    static let titleGap: CGFloat = 10
    /// The least width of a title before items move to the overflow menu.
    static let leastTitleWidth: CGFloat = 56
    /// The space between the edges of the bar and the large title.
    static let largeTitleMargin: CGFloat = 16
    /// The size of the symbols of items, in points of text.
    static let symbolSize: CGFloat = 15
    /// The distance that the content of a bar moves during a push.
    static let transitionShift: CGFloat = 40

    static let itemFont = UIFont.systemFont(ofSize: 14)
    static let doneFont = UIFont.systemFont(ofSize: 14, weight: .semibold)
    static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let largeTitleFont = UIFont.systemFont(ofSize: 26, weight: .bold)
    static let promptFont = UIFont.systemFont(ofSize: 12)

    /// The background of the standard appearance, and of a bar with the black style.
    static let background = UIColor.pair(0xF7F8FA, 0x212429)
    static let blackBackground = UIColor.pair(0x1C1E22, 0x131518)
    static let shadow = UIColor.separator

    /// The duration of hiding and showing bars, in seconds (NC-15).
    static let hideDuration: TimeInterval = 0.2
    /// The duration of the change between the standard appearance and that at the edge of the content, in seconds.
    static let appearanceDuration: TimeInterval = 0.15
}
