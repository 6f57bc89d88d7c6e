/// The kind of a window, from which window managers choose its frame and position.
package enum WindowKind: Sendable {
    case normal
    /// A dialog that belongs to another window.
    case dialog
    /// A palette or toolbox that floats beside other windows.
    case utility
    /// A context menu. As all popups, it is not managed by the window manager: it stays at its position, in front of
    /// all other windows, and never gets keyboard focus.
    case menu
    /// A menu that opens from a menu bar or button. A popup.
    case dropdownMenu
    /// A panel that is attached to a position in another window. A popup.
    case popover
    /// A short text about the element under the pointer. A popup.
    case toolTip

    /// A Boolean value that indicates whether the window manager does not manage the window.
    package var isPopup: Bool { self == .menu || self == .dropdownMenu || self == .popover || self == .toolTip }
}
