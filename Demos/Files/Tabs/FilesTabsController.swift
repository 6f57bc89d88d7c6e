import UIKit

/// The root view controller: a tab for each open folder. With one tab, the strip is hidden.
final class FilesTabsController: UITabBarController {
    private let environment: [String: String]

    /// Creates a controller with one tab.
    ///
    /// - Parameters:
    ///   - folder: The folder to show.
    ///   - environment: The environment, which determines the folders of the user.
    init(folder: FilePath, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
        setViewControllers([makeController(folder)], animated: false)
        updateStrip()
    }

    required init?(coder: NSCoder) { nil }

    /// The controller of the selected tab.
    var current: FilesController? { selectedViewController as? FilesController }

    /// The controllers of all tabs.
    var controllers: [FilesController] { viewControllers?.compactMap { $0 as? FilesController } ?? [] }

    private func makeController(_ folder: FilePath) -> FilesController {
        let controller = FilesController(folder: folder, environment: environment)
        controller.onOpenInTab = { [weak self] in self?.openTab($0) }
        return controller
    }

    private func updateStrip() { isTabBarHidden = controllers.count < 2 }

    /// Opens a folder in a tab after the selected one, and selects it.
    func openTab(_ folder: FilePath) {
        let new = makeController(folder)
        let isGrid = current?.isGrid ?? true
        var all = controllers
        all.insert(new, at: min(all.count, selectedIndex == NSNotFound ? 0 : selectedIndex + 1))
        setViewControllers(all, animated: false)
        selectedViewController = new
        if !isGrid { new.showList() }
        updateStrip()
    }

    // MARK: Commands

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: "New Tab", action: FilesTabsController.newTab, input: "t", modifierFlags: .command),
            UIKeyCommand(
                title: "Close Tab", action: FilesTabsController.closeTab, input: "w", modifierFlags: .command),
        ]
    }

    /// Opens another tab with the folder of the selected one.
    func newTab() { openTab(current?.history.current ?? FilePath(UserFolders.home(environment))) }

    /// Closes the selected tab. The last one closes the window.
    func closeTab() {
        guard let current else { return }
        let rest = controllers.filter { $0 !== current }
        guard !rest.isEmpty else { return current.quit() }
        let next = rest[min(selectedIndex, rest.count - 1)]
        current.endRenaming()
        setViewControllers(rest, animated: false)
        selectedViewController = next
        updateStrip()
        next.focusItems()
    }

    /// Reads folders again that are not watched.
    func refreshAfterActivation() { for controller in controllers { controller.refreshAfterActivation() } }
}
