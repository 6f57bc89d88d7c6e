/// The menus of an application: those of its main menu, or those that are shown for a place.
///
/// The main menu is not drawn, as on an iPhone; the key commands in it work in every window of the application.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The system of the main menu: one root, which the application and its delegate change in `buildMenu(with:)`
    /// (AC-05).
    public class var main: UIMenuSystem { mainSystem }

    /// The system of menus that are shown for a place: responders from the place outwards change them (AC-05).
    public class var context: UIMenuSystem { contextSystem }

    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    package override init() { super.init() }

    /// Has the menus built anew before they are needed next.
    open func setNeedsRebuild() { built = nil }

    /// Has who handles commands asked anew whether and how they are shown. Commands are validated each time they are
    /// shown or performed; menus that are shown follow this.
    open func setNeedsRevalidate() {
        NotificationCenter.default.post(name: UIMenuSystem.needsRevalidation, object: self)
        MenuSession.revalidate()
    }

    /// Posted when what is shown of a menu's commands may have changed.
    package static let needsRevalidation = NSNotification.Name("UIMenuSystemNeedsRevalidation")

    // MARK: Building

    private var built: Built?

    private struct Built {
        let root: UIMenu
        let commands: [UIKeyCommand]
        /// Those of them that a key without Control, Alternate or Command may perform: few, and most keys are such.
        let plainCommands: [UIKeyCommand]

        @MainActor init(_ root: UIMenu, _ commands: [UIKeyCommand]) {
            self.root = root
            self.commands = commands
            plainCommands = commands.filter { $0.modifierFlags.isDisjoint(with: UIMenuSystem.commandModifiers) }
        }
    }

    private nonisolated static let commandModifiers: UIKeyModifierFlags = [.control, .alternate, .command]

    /// The main menu as the application has built it.
    package var root: UIMenu { mainMenu.root }

    /// The key commands in the main menu that a key may perform while some modifiers are held.
    func keyCommands(whileHolding modifiers: UIKeyModifierFlags) -> [UIKeyCommand] {
        modifiers.isDisjoint(with: UIMenuSystem.commandModifiers) ? mainMenu.plainCommands : mainMenu.commands
    }

    private var mainMenu: Built {
        if let built { return built }
        let standard = StandardMenus.root
        let tree = MenuTree(system: self, roots: [standard])
        // Building may ask for the menu; what there is so far is the standard one.
        built = Built(standard, [])
        UIApplication.shared.buildMenu(with: tree)
        UIApplication.shared.next?.buildMenu(with: tree)
        let root = tree.menu(for: .root) ?? tree.roots.first as? UIMenu ?? UIMenu(identifier: .root)
        let menu = Built(root, UIMenuSystem.keyCommands(in: root))
        built = menu
        return menu
    }

    private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { child -> [UIKeyCommand] in
            if let command = child as? UIKeyCommand { return [command] }
            return (child as? UIMenu).map { keyCommands(in: $0) } ?? []
        }
    }

    /// Has the responders from `start` up change menus that are about to be shown there: the outermost first, so that
    /// what is nearer has the last word.
    ///
    /// - Returns: the elements to show.
    package func build(_ roots: [UIMenuElement], from start: UIResponder) -> [UIMenuElement] {
        let tree = MenuTree(system: self, roots: roots)
        for responder in start.responderChain.reversed() { responder.buildMenu(with: tree) }
        return tree.roots
    }
}
