/// A menu that a window offers to the simulated desktop.
@MainActor package final class HeadlessExportedMenu: ExportedMenu {
    private weak var server: HeadlessServer?
    private weak var source: (any ExportedMenuSource)?
    /// The number of announced changes.
    package private(set) var changeCount = 0
    package private(set) var isShown = false
    private(set) var hasEnded = false

    init(server: HeadlessServer, source: any ExportedMenuSource) {
        self.server = server
        self.source = source
    }

    func panelDidChange() {
        let isShown = server?.hasMenuPanel == true && !hasEnded
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        source?.exportedMenuDidChangeVisibility()
    }

    /// The current menu.
    package var root: ExportedMenuItem? { source?.exportedMenu() }

    /// Opens a submenu, as the user does.
    package func show(_ id: Int32) { source?.exportedMenuWillShow(id) }

    /// Chooses an item, as the user does.
    package func choose(_ id: Int32) { source?.performExportedItem(id) }

    package func menuDidChange() { changeCount += 1 }

    package func end() {
        hasEnded = true
        isShown = false
    }
}
