/// An object whose menu the desktop shows.
@MainActor package protocol ExportedMenuSource: AnyObject {
    /// Returns the current menu, whose root has the number 0.
    func exportedMenu() -> ExportedMenuItem

    /// A Boolean value that indicates whether the titles are written from right to left.
    var isExportedMenuRightToLeft: Bool { get }

    /// Tells the source that the submenu of an item is about to be shown. It can request elements that arrive later.
    func exportedMenuWillShow(_ id: Int32)

    /// Performs the command of an item, if there is one and it is enabled.
    func performExportedItem(_ id: Int32)

    /// Tells the source that the desktop begins or ends to show the menu.
    func exportedMenuDidChangeVisibility()
}
