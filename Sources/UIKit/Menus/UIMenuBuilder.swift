/// Changes a tree of menus while it is built: what ``UIResponder/buildMenu(with:)`` is handed.
///
/// What is to be changed is named by its identifier, or a command by its action; changing something that is not there
/// does nothing (AC-06).
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }

    // MARK: Looking

    /// The menu of that name; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// The action of that name; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command with that action and property list; nil if there is none. Property
    /// lists are compared as values if they can be, else by what describes them.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    // MARK: Menus

    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Puts elements in the place of a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])

    /// Changes what is in a menu: the block is handed its elements and says which it has from now on.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Puts a menu before another, in the same menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu after another, in the same menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu at the beginning of one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts a menu at the end of one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)

    /// Puts elements before a menu.
    func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts elements after a menu.
    func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts elements at the beginning of a menu.
    func insertElements(_ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts elements at the end of a menu.
    func insertElements(_ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    // MARK: Actions

    /// Puts elements in the place of an action.
    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])

    /// Puts elements before an action.
    func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)

    /// Puts elements after an action.
    func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)

    /// Takes an action out.
    func remove(action removedIdentifier: UIAction.Identifier)

    // MARK: Commands

    /// Puts elements in the place of a command.
    func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])

    /// Puts elements before a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)

    /// Puts elements after a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)

    /// Takes a command out.
    func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
    /// The command with that action and no property list.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
