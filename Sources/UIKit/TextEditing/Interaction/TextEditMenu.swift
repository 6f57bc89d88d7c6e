import CoreGraphics

/// The edit menu of a text, at the secondary button: as on every desktop, the text gets the keys first, and the caret
/// goes to the pointer unless that is on what is selected.
@MainActor final class TextEditMenu: UIEditMenuInteraction {
    /// Called before the menu is shown, with where, in the view.
    var prepare: ((CGPoint, MenuRequest.Opener) -> Bool)?

    override func presentAsContextMenu(at location: CGPoint, opener: MenuRequest.Opener, press: CGPoint?) -> Bool {
        guard prepare?(location, opener) ?? true else { return false }
        return super.presentAsContextMenu(at: location, opener: opener, press: press)
    }
}
