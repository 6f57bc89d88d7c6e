/// The places of the desktop where what programs exchange is kept.
package enum ClipboardBoard: CaseIterable, Sendable {
    /// What was copied or cut.
    case clipboard
    /// What is selected, which the pointer's middle button pastes. X calls it PRIMARY.
    case selection
}
