/// The metrics of the menu bar, in points.
@MainActor enum MenuBarStyle {
    static let height: CGFloat = 28
    /// The space before and after a title.
    static let inset: CGFloat = 10
    /// The space between the first and last title and the edges of the window.
    static let margin: CGFloat = 4
    static let font = UIFont.systemFont(ofSize: 13)
    static let applicationFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let highlightRadius: CGFloat = 5
    static let background = UIColor.pair(0xF3F4F6, 0x24272C)
    static let edge = UIColor.pair(0xD9DCE1, 0x3A3E45)
}
