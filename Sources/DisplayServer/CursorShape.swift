/// The picture of the pointer. Raw values are the names that CSS has for them, as the themes of desktops do.
package enum CursorShape: String, CaseIterable, Sendable {
    case arrow = "default"
    case text = "text"
    /// A hand that points, over links.
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
    /// No picture at all.
    case hidden = "none"
}
