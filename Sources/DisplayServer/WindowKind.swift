/// What a window is for, by which desktops choose its frame and its place.
package enum WindowKind: Sendable {
    case normal
    /// Asks something about another window.
    case dialog
    /// A palette or a toolbox beside other windows.
    case utility
    /// A menu that was opened at a place. As with all popups nobody manages it: it is where it is put, in front of
    /// everything, and never gets the keys.
    case menu
    /// A menu that hangs from something. A popup, too.
    case dropdownMenu
    /// A panel that belongs to a place of another window. A popup, too.
    case popover

    /// Whether nobody manages the window.
    package var isPopup: Bool { self == .menu || self == .dropdownMenu || self == .popover }
}
