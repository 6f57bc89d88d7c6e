/// What a window is for, by which desktops choose its frame and its place.
package enum WindowKind: Sendable {
    case normal
    /// Asks something about another window.
    case dialog
    /// A palette or a toolbox beside other windows.
    case utility
}
