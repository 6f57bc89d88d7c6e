/// A menu of a window that is offered to the desktop.
@MainActor package protocol ExportedMenu: AnyObject {
    /// A Boolean value that indicates whether the desktop shows the menu.
    var isShown: Bool { get }

    /// Tells the desktop that the menu has changed.
    func menuDidChange()

    /// Ends the offer.
    func end()
}
