/// What menus have in common, so that they look like the controls they belong to. Lengths are points.
@MainActor enum MenuStyle {
    static let cornerRadius: CGFloat = 9
    /// Above the first row, below the last one, and beside all.
    static let padding: CGFloat = 5
    /// The corners of what is laid under the row that is chosen.
    static let highlightRadius: CGFloat = 5
    static let minimumWidth: CGFloat = 132
    static let maximumWidth: CGFloat = 420

    static let font = UIFont.systemFont(ofSize: 13)
    static let subtitleFont = UIFont.systemFont(ofSize: 11)
    static let headerFont = UIFont.systemFont(ofSize: 11, weight: .semibold)

    /// Before and after a row's text.
    static let inset: CGFloat = 9
    static let stateWidth: CGFloat = 20
    static let imageWidth: CGFloat = 26
    static let imageSize: CGFloat = 18
    static let chevronWidth: CGFloat = 16
    /// What turns while elements are being fetched.
    static let spinnerSize: CGFloat = 20
    static let shortcutGap: CGFloat = 28
    static let separatorHeight: CGFloat = 9
    static let headerHeight: CGFloat = 24
    /// The bars by which a menu that is too tall is moved.
    static let arrowHeight: CGFloat = 18

    /// The height of a row: fingers need more room than pointers.
    static func rowHeight(hasSubtitle: Bool, forFingers: Bool) -> CGFloat {
        (hasSubtitle ? 42 : 28) + (forFingers ? 12 : 0)
    }

    /// The height of a bar of elements, and what is before and after each of them.
    static let barHeight: CGFloat = 40
    static let barInset: CGFloat = 12
    static let maximumBarWidth: CGFloat = 480

    // MARK: Times, in seconds

    /// How long the pointer must stay on a row for its menu to open.
    static let submenuDelay: TimeInterval = 0.18
    /// How long a submenu stays while the pointer is on its way to it over other rows.
    static let safeDelay: TimeInterval = 0.35
    /// Between the steps in which a menu that is too tall moves by itself.
    static let scrollInterval: TimeInterval = 0.04
    /// How long letters that are typed belong together.
    static let typingInterval: TimeInterval = 1
    /// After how long a press that opened the menu is not a click any more.
    static let clickDuration: TimeInterval = 0.35

    // MARK: Colours

    static let background = UIColor.pair(0xFFFFFF, 0x2A2D33)
    static let edge = UIColor.pair(0xC3C7CD, 0x4B5059)
    static let highlight = UIColor.pair(0xE6E9EE, 0x3F444D)
    static let separator = UIColor.pair(0xE3E5E9, 0x3D4148)
}
