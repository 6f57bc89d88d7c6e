import CoreGraphics

/// The edit menu of a text, at the secondary button: as on every desktop, the text gets the keys first, and the caret
/// goes to the pointer unless that is on what is selected. The menu key shows it at the caret.
@MainActor final class TextEditMenu: UIEditMenuInteraction {
    /// Called before the menu is shown, with where, in the view.
    var prepare: ((CGPoint, MenuRequest.Opener) -> Bool)?

    /// The caret in the view: below it the menu key shows the menu.
    var caret: (() -> CGRect?)?

    override func presentAsContextMenu(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint?) -> Bool {
        guard prepare?(location, opener) ?? true else { return false }
        guard case .key = opener, let view, let caret = caret?() else {
            return super.presentAsContextMenu(at: location, opener: opener, press: press)
        }
        // It may be scrolled out of sight.
        let place = CGPoint(
            x: max(view.bounds.minX, min(caret.minX, view.bounds.maxX)),
            y: max(view.bounds.minY, min(caret.maxY, view.bounds.maxY)))
        return super.presentAsContextMenu(at: place, opener: opener, press: press)
    }
}
