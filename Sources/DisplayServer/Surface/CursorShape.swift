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
    /// A closed hand, for a drag whose drop does nothing.
    case drag = "grabbing"
    case dragCopy = "dnd-copy"
    case dragMove = "dnd-move"
    case dragLink = "dnd-link"
    /// A drag over a window that does not accept it.
    case dragForbidden = "no-drop"
    /// No cursor.
    case hidden = "none"
}

extension CursorShape {
    /// Returns the cursor of a drag with a response of the window below (DD-09).
    package static func forDrag(_ response: DragResponse) -> CursorShape {
        switch response {
        case .none: .drag
        case .forbidden: .dragForbidden
        case .operation(.copy): .dragCopy
        case .operation(.move): .dragMove
        case .operation(.link): .dragLink
        }
    }
}
