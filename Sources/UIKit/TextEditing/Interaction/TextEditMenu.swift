import CoreGraphics

/// The edit menu of a text view or text field. A press of the secondary button makes the text first responder and moves
/// the caret to the pointer, unless the pointer is on the selection. The Menu key shows the menu at the caret.
@MainActor final class TextEditMenu: UIEditMenuInteraction {
    /// A closure that prepares for showing the menu at a location in the view, and returns whether it may be shown.
    var prepare: ((CGPoint, MenuRequest.Opener) -> Bool)?

    /// A closure that returns the rectangle of the caret in the view. The Menu key shows the menu below it.
    var caret: (() -> CGRect?)?

    override func presentAsContextMenu(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint?) -> Bool {
        guard prepare?(location, opener) ?? true else { return false }
        guard case .key = opener, let view, let caret = caret?() else {
            return super.presentAsContextMenu(at: location, opener: opener, press: press)
        }
        // The caret may be scrolled out of view.
        let place = CGPoint(
            x: max(view.bounds.minX, min(caret.minX, view.bounds.maxX)),
            y: max(view.bounds.minY, min(caret.maxY, view.bounds.maxY)))
        return super.presentAsContextMenu(at: place, opener: opener, press: press)
    }
}
