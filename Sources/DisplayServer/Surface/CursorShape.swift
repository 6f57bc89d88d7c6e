/// The shape of the pointer's cursor. The raw values are CSS cursor names, which cursor themes use, too.
package enum CursorShape: String, CaseIterable, Sendable {
    case arrow = "default"
    case text = "text"
    /// A pointing hand, for links.
    case pointingHand = "pointer"
    case crosshair = "crosshair"
    case resizeUp = "n-resize"
    case resizeDown = "s-resize"
    case resizeLeft = "w-resize"
    case resizeRight = "e-resize"
    case resizeUpLeft = "nw-resize"
    case resizeUpRight = "ne-resize"
    case resizeDownLeft = "sw-resize"
    case resizeDownRight = "se-resize"
    case notAllowed = "not-allowed"
    case wait = "wait"
    /// No cursor.
    case hidden = "none"
}
