/// Where lines stand in the width there is.
package enum TextAlignment: Hashable, Sendable {
    /// At the side where the text's writing direction begins.
    case natural
    case left
    case center
    case right
    /// All lines but a paragraph's last are stretched to the full width; that one is ``natural``.
    case justified
}
