// The menu bar of a scene.
extension UIWindowScene {
    /// The visibility of a scene's menu bar. Not part of Apple's API.
    public enum MenuBarVisibility: Sendable {
        /// The menu bar is shown if the app has changed the main menu.
        case automatic
        /// The menu bar is shown.
        case visible
        /// The menu bar is not shown. The key commands of the main menu work nevertheless.
        case hidden
    }

    /// A Boolean value that indicates whether the scene shows a menu bar (MB-02).
    var wantsMenuBar: Bool {
        guard !isPopup else { return false }
        return switch menuBarVisibility {
        case .automatic: UIMenuSystem.main.isCustomized
        case .visible: true
        case .hidden: false
        }
    }

    /// The height of the menu bar, in points; 0 without one.
    var menuBarHeight: CGFloat { menuBar == nil ? 0 : MenuBarStyle.height }

    /// Shows or hides the menu bar, and shows the current main menu in it.
    func updateMenuBar() {
        guard surface != nil, !isDisconnected, !isPopup else { return }
        exportMenuBar()
        let wants = wantsMenuBar && exportedMenuBar?.isShown != true
        if wants != (menuBar != nil) { setMenuBar(wants ? MenuBarWindow(self) : nil) }
        menuBar?.bar.show(UIMenuSystem.main.root)
    }

    /// Offers the menu bar to the desktop, or ends the offer (MB-13).
    private func exportMenuBar() {
        guard UIApplication.shared.usesGlobalMenuBar, wantsMenuBar else {
            exportedMenuBar?.end()
            exportedMenuBar = nil
            return
        }
        if let exportedMenuBar { exportedMenuBar.update() } else { exportedMenuBar = ExportedMenuBar(self) }
    }
}

extension UIApplication {
    /// Builds the main menu in the next turn of the loop, once for several requests, and shows it in the menu bars
    /// (MB-09).
    func setNeedsMenuBarUpdate() {
        for scene in scenes where scene.display.menuBarTask?.isPending != true {
            let display = scene.display
            display.menuBarTask = scene.server.scheduler.schedule(after: 0) { [weak self, weak display] in
                for scene in self?.scenes ?? [] where scene.display === display { scene.updateMenuBar() }
            }
        }
    }
}
