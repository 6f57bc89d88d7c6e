import DisplayServer

/// The menu bar of a scene as the desktop shows it in a panel (MB-13, MB-14).
@MainActor final class ExportedMenuBar {
    private let tree = ExportedMenuTree()
    private var menu: (any ExportedMenu)?

    /// Offers the menu of a scene to the desktop.
    ///
    /// - Returns: Nil if there is no desktop that could show it.
    init?(_ scene: UIWindowScene) {
        guard let surface = scene.surface else { return nil }
        tree.content = { .bar(UIMenuSystem.main.root.barMenus) }
        // The search for the targets of commands begins at the focus (MB-06).
        tree.responder = { [weak scene] in
            guard let scene, !scene.isDisconnected else { return nil }
            return scene.keyWindow?.pressStart ?? scene
        }
        // The bar in the window appears or disappears.
        tree.visibilityHandler = { [weak scene] in scene?.updateMenuBar() }
        tree.changeHandler = { [weak self] in self?.update() }
        menu = scene.server.exportMenu(of: surface, source: tree)
        guard menu != nil else { return nil }
    }

    /// A Boolean value that indicates whether a panel shows the menu, so that the window does not.
    var isShown: Bool { menu?.isShown == true }

    /// Announces changes of the main menu.
    func update() { menu?.menuDidChange() }

    /// Ends the offer.
    func end() {
        menu?.end()
        menu = nil
    }
}
