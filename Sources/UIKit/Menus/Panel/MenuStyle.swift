/// The metrics and colors of menus, which match those of controls. Lengths are in points.
@MainActor enum MenuStyle {
    static let cornerRadius: CGFloat = 9
    /// The space between the rows and the edges of the panel.
    static let padding: CGFloat = 5
    /// The corner radius of the highlight behind a row.
    static let highlightRadius: CGFloat = 5
    static let minimumWidth: CGFloat = 132
    static let maximumWidth: CGFloat = 420

    static let font = UIFont.systemFont(ofSize: 13)
    static let subtitleFont = UIFont.systemFont(ofSize: 11)
    static let headerFont = UIFont.systemFont(ofSize: 11, weight: .semibold)

    /// The space before and after the content of a row.
    static let inset: CGFloat = 9
    static let stateWidth: CGFloat = 20
    static let imageWidth: CGFloat = 26
    static let imageSize: CGFloat = 18
    static let chevronWidth: CGFloat = 16
    /// The size of the activity indicator that is shown while elements are fetched.
    static let spinnerSize: CGFloat = 20
    static let shortcutGap: CGFloat = 28
    static let separatorHeight: CGFloat = 9
    static let headerHeight: CGFloat = 24
    /// The height of the scroll arrows of a menu that is too tall for the screen.
    static let arrowHeight: CGFloat = 18

    /// Returns the height of a row. Rows are taller for touch input than for a pointer.
    static func rowHeight(hasSubtitle: Bool, forFingers: Bool) -> CGFloat {
        (hasSubtitle ? 42 : 28) + (forFingers ? 12 : 0)
    }

    /// The height of a menu bar of side-by-side elements, and the space before and after each element.
    static let barHeight: CGFloat = 40
    static let barInset: CGFloat = 12
    static let maximumBarWidth: CGFloat = 480

    // MARK: Durations, in seconds

    /// The time that the pointer must rest on a row before its submenu opens.
    static let submenuDelay: TimeInterval = 0.18
    /// The time that a submenu stays open while the pointer crosses other rows on the way to it.
    static let safeDelay: TimeInterval = 0.35
    /// The interval between the steps in which a menu that is too tall scrolls automatically.
    static let scrollInterval: TimeInterval = 0.04
    /// The maximum interval between typed characters that belong to the same search.
    static let typingInterval: TimeInterval = 1
    /// The duration after which a press that opened the menu no longer counts as a click.
    static let clickDuration: TimeInterval = 0.35

    // MARK: Colors

    static let background = UIColor.pair(0xFFFFFF, 0x2A2D33)
    static let edge = UIColor.pair(0xC3C7CD, 0x4B5059)
    static let highlight = UIColor.pair(0xE6E9EE, 0x3F444D)
    static let separator = UIColor.pair(0xE3E5E9, 0x3D4148)
}
