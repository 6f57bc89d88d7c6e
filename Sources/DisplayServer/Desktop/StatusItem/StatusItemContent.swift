/// The content of an item in the notification area of the desktop.
package struct StatusItemContent: Equatable, Sendable {
    /// The visibility of an item.
    package enum Status: String, Sendable {
        /// The desktop may hide the item.
        case passive = "Passive"
        case active = "Active"
        /// The desktop highlights the item.
        case needsAttention = "NeedsAttention"
    }

    /// A text that distinguishes the app from others, which the desktop uses to store the user's choices.
    package var identifier = ""
    package var title = ""
    package var toolTip = ""
    /// The name of an icon of the desktop's theme; empty if the item has ``icons``.
    package var iconName = ""
    /// The icon in several sizes.
    package var icons: [StatusItemIcon] = []
    package var status = Status.active
    /// A Boolean value that indicates whether a click opens the menu.
    package var opensMenu = true

    package init() {}
}
