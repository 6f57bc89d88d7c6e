import SystemSupport

/// The menus of an application: its main menu, or the context menus of its views.
///
/// The menu bar shows the main menu, if the app has changed it. The key commands in it work in every window of the
/// application.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The system of the main menu. It has one root menu, which the application and its delegate change in
    /// `buildMenu(with:)` (AC-05).
    public class var main: UIMenuSystem { mainSystem }

    /// The system of context menus. The responders from the location of the menu outwards change them (AC-05).
    public class var context: UIMenuSystem { contextSystem }

    static let mainSystem = UIMainMenuSystem()
    private static let contextSystem = UIMenuSystem()

    package override init() { super.init() }

    /// Discards the menus, so that they are built again before they are next needed.
    ///
    /// The menu bar shows the new menu in the next turn of the event loop (MB-09).
    open func setNeedsRebuild() {
        built = nil
        if self === UIMenuSystem.mainSystem { UIApplication.existing?.setNeedsMenuBarUpdate() }
    }

    /// Validates the commands of visible menus again. Commands are also validated each time they are shown or
    /// performed.
    open func setNeedsRevalidate() {
        NotificationCenter.default.post(name: UIMenuSystem.needsRevalidation, object: self)
        for display in UIApplication.existing?.displays.all ?? [] { display.menuSession?.reload() }
        if self === UIMenuSystem.mainSystem {
            for scene in UIApplication.existing?.scenes ?? [] { scene.exportedMenuBar?.update() }
        }
    }

    /// Posted when the appearance of visible commands may have changed.
    package static let needsRevalidation = NSNotification.Name("UIMenuSystemNeedsRevalidation")

    // MARK: Building

    private var built: Built?

    private struct Built {
        /// The delegate of the application that changed the menu, if it is a responder.
        private weak var delegate: UIResponder?
        private let hasDelegate: Bool
        let root: UIMenu
        let commands: [UIKeyCommand]
        /// The commands that a key without Control, Alternate or Command can perform. There are few of them, and most
        /// key presses have no such modifier.
        let plainCommands: [UIKeyCommand]

        @MainActor init(_ root: UIMenu, _ commands: [UIKeyCommand], by delegate: UIResponder?) {
            self.delegate = delegate
            hasDelegate = delegate != nil
            self.root = root
            self.commands = commands
            plainCommands = commands.filter { $0.modifierFlags.isDisjoint(with: UIMenuSystem.commandModifiers) }
        }

        /// Returns a Boolean value that indicates whether the menu is that of a delegate.
        func isBuilt(by delegate: UIResponder?) -> Bool {
            self.delegate === delegate && hasDelegate == (delegate != nil)
        }
    }

    private nonisolated static let commandModifiers: UIKeyModifierFlags = [.control, .alternate, .command]

    /// The main menu as built by the application.
    package var root: UIMenu { mainMenu.root }

    /// Returns the key commands of the main menu that a key can perform while the given modifiers are held.
    func keyCommands(whileHolding modifiers: UIKeyModifierFlags) -> [UIKeyCommand] {
        modifiers.isDisjoint(with: UIMenuSystem.commandModifiers) ? mainMenu.plainCommands : mainMenu.commands
    }

    private var mainMenu: Built {
        // Another delegate has other menus.
        let delegate = UIApplication.shared.next
        if let built, built.isBuilt(by: delegate) { return built }
        let standard = StandardMenus.root
        let tree = MenuTree(system: self, roots: [standard])
        configure(tree)
        tree.hasChanged = false
        // The app may ask for the menu while it builds it. Until then it is the standard menu.
        built = Built(standard, [], by: delegate)
        buildByApplication(tree, delegate: delegate)
        let root = tree.menu(for: .root) ?? tree.roots.first as? UIMenu ?? UIMenu(identifier: .root)
        let menu = Built(root, UIMenuSystem.keyCommands(in: root), by: delegate)
        built = menu
        isChanged = tree.hasChanged
        reportSharedKeys(of: menu.commands)
        return menu
    }

    /// A Boolean value that indicates whether the application changed the standard menu when it was built last.
    private var isChanged = false

    /// A Boolean value that indicates whether the application has a main menu of its own (MB-02).
    var isCustomized: Bool {
        _ = mainMenu
        return isChanged || hasBuildConfiguration
    }

    /// A Boolean value that indicates whether the application selects groups of the standard menu.
    var hasBuildConfiguration: Bool { false }

    /// Applies the configuration of the system to the standard menu.
    func configure(_ tree: MenuTree) {}

    /// Lets the application and its delegate change the menu.
    func buildByApplication(_ tree: MenuTree, delegate: UIResponder?) {
        UIApplication.shared.buildMenu(with: tree)
        delegate?.buildMenu(with: tree)
    }

    /// Reports commands whose key equivalent an earlier command has: the first one is performed (MB-08).
    private func reportSharedKeys(of commands: [UIKeyCommand]) {
        var titles: [String: UIKeyCommand] = [:]
        for command in commands {
            guard let key = MenuShortcut.text(of: command) else { continue }
            if let first = titles[key] {
                if first.action != command.action {
                    UIMenuSystem.report(
                        "the commands “\(first.title)” and “\(command.title)” of the main menu have the key "
                            + "equivalent \(key); it performs the first one that is possible")
                }
            } else {
                titles[key] = command
            }
        }
    }

    /// Writes a message to the standard error output. Tests replace this closure.
    package static var report: (String) -> Void = { StandardError.write(line: "UIKit: \($0)") }

    private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { child -> [UIKeyCommand] in
            if let command = child as? UIKeyCommand { return [command] }
            return (child as? UIMenu).map { keyCommands(in: $0) } ?? []
        }
    }

    /// Lets the responders from `start` up change the menus that are about to be shown. The outermost responder comes
    /// first, so that the changes of nearer ones take precedence.
    ///
    /// - Returns: The elements to show.
    package func build(_ roots: [UIMenuElement], from start: UIResponder) -> [UIMenuElement] {
        let tree = MenuTree(system: self, roots: roots)
        for responder in start.responderChain.reversed() { responder.buildMenu(with: tree) }
        return tree.roots
    }
}
