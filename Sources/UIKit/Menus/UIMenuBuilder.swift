/// An interface for changing a tree of menus while it is built. It is passed to ``UIResponder/buildMenu(with:)``.
///
/// A menu or an action is referred to by its identifier, a command by its action and property list. A change to an
/// element that does not exist does nothing (AC-06).
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// The menu system whose menus are being built.
    var system: UIMenuSystem { get }

    // MARK: Lookup

    /// Returns the menu with an identifier, or `nil` if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Returns the action with an identifier, or `nil` if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// Returns the command with an action and a property list, or `nil` if there is none. Property lists are compared
    /// as values if they are hashable, otherwise by their descriptions.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    // MARK: Menus

    /// Replaces a menu with another menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces a menu with elements.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])

    /// Replaces the elements of a menu with those that `childrenBlock` returns for the current elements.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another one, in the same parent menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu after another one, in the same parent menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts a menu at the start of another menu.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts a menu at the end of another menu.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)

    /// Inserts elements before a menu.
    func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts elements after a menu.
    func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Inserts elements at the start of a menu.
    func insertElements(_ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts elements at the end of a menu.
    func insertElements(_ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    // MARK: Actions

    /// Replaces an action with elements.
    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])

    /// Inserts elements before an action.
    func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)

    /// Inserts elements after an action.
    func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)

    /// Removes an action.
    func remove(action removedIdentifier: UIAction.Identifier)

    // MARK: Commands

    /// Replaces a command with elements.
    func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])

    /// Inserts elements before a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)

    /// Inserts elements after a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)

    /// Removes a command.
    func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
    /// Returns the command with an action and without a property list, or `nil` if there is none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
