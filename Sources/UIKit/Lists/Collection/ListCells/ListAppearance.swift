/// The appearance of a list.
enum ListAppearance: Int, Sendable {
    /// Rows on the background of the list.
    case plain = 0
    /// Groups that extend from side to side.
    case grouped = 1
    /// Groups with rounded corners.
    case insetGrouped = 2
    /// The sidebar of a window.
    case sidebar = 3
    /// The sidebar of a window, with plain rows.
    case sidebarPlain = 4

    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
}
