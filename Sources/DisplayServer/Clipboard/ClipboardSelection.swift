/// A selection of the desktop, through which programs exchange content.
package enum ClipboardSelection: CaseIterable, Sendable {
    /// The content that the user copied or cut last. X calls it CLIPBOARD.
    case clipboard
    /// The content that is currently selected, which the middle mouse button pastes. X calls it PRIMARY.
    case selection
}
