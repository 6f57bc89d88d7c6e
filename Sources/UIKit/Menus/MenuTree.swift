/// A mutable tree of menu elements: the builder that is passed to `buildMenu(with:)`.
@MainActor package final class MenuTree: UIMenuBuilder {
    /// The system whose menus are built.
    package let system: UIMenuSystem
    /// The topmost elements: one menu in the main system, several elements in a context menu.
    package private(set) var roots: [UIMenuElement]
    /// A Boolean value that indicates whether an operation has changed the tree.
    var hasChanged = false

    /// Creates a tree with the given topmost elements.
    package init(system: UIMenuSystem, roots: [UIMenuElement]) {
        self.system = system
        self.roots = roots
    }

    // MARK: Lookup

    /// A key by which an element is looked up.
    private enum Name {
        case menu(UIMenu.Identifier)
        case action(UIAction.Identifier)
        case command(Selector, Any?)

        @MainActor func names(_ element: UIMenuElement) -> Bool {
            switch self {
            case .menu(let identifier): (element as? UIMenu)?.identifier == identifier
            case .action(let identifier): (element as? UIAction)?.identifier == identifier
            case .command(let action, let list):
                (element as? UICommand).map { $0.action == action && Name.areEqual($0.propertyList, list) } ?? false
            }
        }

        private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
            switch (a, b) {
            case (nil, nil): true
            case (let a?, let b?): (a as? AnyHashable).map { $0 == b as? AnyHashable } ?? ("\(a)" == "\(b)")
            default: false
            }
        }
    }

    private func find(_ name: Name, in elements: [UIMenuElement]) -> UIMenuElement? {
        for element in elements {
            if name.names(element) { return element }
            if let menu = element as? UIMenu, let found = find(name, in: menu.children) { return found }
        }
        return nil
    }

    package func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(.menu(identifier), in: roots) as? UIMenu }

    package func action(for identifier: UIAction.Identifier) -> UIAction? {
        find(.action(identifier), in: roots) as? UIAction
    }

    package func command(for action: Selector, propertyList: Any?) -> UICommand? {
        find(.command(action, propertyList), in: roots) as? UICommand
    }

    // MARK: Changes

    /// Replaces the first element that matches `name` with the elements that `change` returns for it.
    private func change(_ name: Name, _ change: (UIMenuElement) -> [UIMenuElement]) {
        guard let changed = changing(name, in: roots, change) else { return }
        roots = changed
        hasChanged = true
    }

    /// Returns `elements` with the change applied, or `nil` if no element matches. Menus are immutable, so each menu on
    /// the path to the changed element is replaced with a copy.
    private func changing(
        _ name: Name, in elements: [UIMenuElement], _ change: (UIMenuElement) -> [UIMenuElement]
    ) -> [UIMenuElement]? {
        var result = elements
        if let index = elements.firstIndex(where: name.names) {
            result.replaceSubrange(index...index, with: change(elements[index]))
            return result
        }
        for (index, element) in elements.enumerated() {
            guard let menu = element as? UIMenu, let children = changing(name, in: menu.children, change) else {
                continue
            }
            result[index] = menu.replacingChildren(children)
            return result
        }
        return nil
    }

    package func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(.menu(parentIdentifier)) { element in
            guard let menu = element as? UIMenu else { return [element] }
            return [menu.replacingChildren(childrenBlock(menu.children))]
        }
    }

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(.menu(replacedIdentifier)) { _ in [replacementMenu] }
    }

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        change(.menu(replacedIdentifier)) { _ in replacementElements }
    }

    package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], beforeMenu: siblingIdentifier)
    }

    package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], afterMenu: siblingIdentifier)
    }

    package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atStartOfMenu: parentIdentifier)
    }

    package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atEndOfMenu: parentIdentifier)
    }

    package func remove(menu removedIdentifier: UIMenu.Identifier) { change(.menu(removedIdentifier)) { _ in [] } }

    package func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(.menu(siblingIdentifier)) { insertedElements + [$0] }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(.menu(siblingIdentifier)) { [$0] + insertedElements }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
    {
        replaceChildren(ofMenu: parentIdentifier) { insertedElements + $0 }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + insertedElements }
    }

    package func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
        change(.action(replacedIdentifier)) { _ in replacementElements }
    }

    package func insertElements(
        _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
    ) {
        change(.action(siblingIdentifier)) { insertedElements + [$0] }
    }

    package func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
    {
        change(.action(siblingIdentifier)) { [$0] + insertedElements }
    }

    package func remove(action removedIdentifier: UIAction.Identifier) {
        change(.action(removedIdentifier)) { _ in [] }
    }

    package func replace(
        command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement]
    ) {
        change(.command(replacedAction, propertyList)) { _ in replacementElements }
    }

    package func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?
    ) { change(.command(siblingAction, propertyList)) { insertedElements + [$0] } }

    package func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?
    ) { change(.command(siblingAction, propertyList)) { [$0] + insertedElements } }

    package func remove(command removedAction: Selector, propertyList: Any?) {
        change(.command(removedAction, propertyList)) { _ in [] }
    }
}
