import DisplayServer

/// A menu that the desktop shows: the menu bar of a scene, or the menu of a status item (MB-13, MB-14, SN-03).
@MainActor final class ExportedMenuTree: ExportedMenuSource {
    /// The outermost level of a menu.
    enum Content {
        /// The menus of a menu bar, whose titles are in a row.
        case bar([UIMenu])
        /// The elements of one menu.
        case menu(UIMenu)
    }

    /// The maximum depth of submenus.
    private static let depthLimit = 16

    /// Returns the current menu.
    var content: @MainActor () -> Content = { .bar([]) }
    /// Returns the responder at which the search for the targets of commands begins; nil to perform none.
    var responder: @MainActor () -> UIResponder? = { nil }
    /// Called when the desktop begins or ends to show the menu.
    var visibilityHandler: @MainActor () -> Void = {}
    /// Called when elements have arrived, so that the menu has changed.
    var changeHandler: @MainActor () -> Void = {}

    private var numbers = MenuItemNumbers()
    private var usedKeys: Set<String> = []
    /// The commands of the current menu, by number.
    private var leaves: [Int32: (leaf: any UIMenuLeaf, selection: UIMenu?)] = [:]
    /// The submenus of the current menu, by number.
    private var submenus: [Int32: UIMenu] = [:]
    /// The elements of the deferred elements that have been requested.
    private var fetched: [ObjectIdentifier: (source: UIDeferredMenuElement, elements: [UIMenuElement])] = [:]
    private var usedElements: Set<ObjectIdentifier> = []
    private var requested: Set<ObjectIdentifier> = []

    // MARK: ExportedMenuSource

    var isExportedMenuRightToLeft: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }

    func exportedMenuDidChangeVisibility() { visibilityHandler() }

    func exportedMenu() -> ExportedMenuItem {
        leaves = [:]
        submenus = [:]
        usedKeys = []
        usedElements = []
        var root = ExportedMenuItem(id: 0, kind: .submenu)
        switch content() {
        case .bar(let menus):
            let mnemonics = Mnemonics.positions(in: menus.map(\.title))
            root.children = zip(menus, mnemonics).map { menu, mnemonic in
                var item = item(of: menu, in: "", depth: 1)
                item.mnemonic = mnemonic
                return item
            }
        case .menu(let menu):
            submenus[0] = menu
            root.children = items(of: menu, in: "", depth: 1)
        }
        numbers.prune(to: usedKeys)
        fetched = fetched.filter { usedElements.contains($0.key) }
        return root
    }

    func exportedMenuWillShow(_ id: Int32) {
        guard let menu = submenus[id] else { return }
        // Uncached elements are requested each time.
        request(in: menu.children)
    }

    func performExportedItem(_ id: Int32) {
        guard let responder = responder(), let (leaf, selection) = leaves[id] else { return }
        selection?.select(leaf)
        if let command = leaf as? UICommand {
            let target = responder.target(forAction: command.action, withSender: command)
            if let target { command.send(command.action, from: nil, source: nil, to: target) }
        } else if let action = leaf as? UIAction {
            action.perform(from: nil, source: nil)
        } else {
            leaf.performWithSender(nil, target: nil)
        }
    }

    // MARK: Items

    private func key(_ text: String, in parent: String) -> String {
        var key = "\(parent)/\(text)"
        var count = 1
        while !usedKeys.insert(key).inserted {
            count += 1
            key = "\(parent)/\(text)#\(count)"
        }
        return key
    }

    private func item(of menu: UIMenu, in parent: String, depth: Int) -> ExportedMenuItem {
        let key = key(menu.stableName, in: parent)
        var item = ExportedMenuItem(id: numbers.number(key), kind: .submenu, title: menu.title)
        submenus[item.id] = menu
        guard depth < Self.depthLimit else { return item }
        item.children = items(of: menu, in: key, depth: depth + 1)
        return item
    }

    private func items(of menu: UIMenu, in parent: String, depth: Int) -> [ExportedMenuItem] {
        let maker = MenuRowMaker(responder: responder(), modifiers: []) { [unowned self] in
            usedElements.insert(ObjectIdentifier($0))
            return fetched[ObjectIdentifier($0)]?.elements
        }
        return maker.rows(of: menu, isOutermost: false).map { item(of: $0, in: parent, depth: depth) }
    }

    private func item(of row: MenuRow, in parent: String, depth: Int) -> ExportedMenuItem {
        switch row.content {
        case .submenu(let menu):
            var item = item(of: menu, in: parent, depth: depth)
            item.isEnabled = row.isEnabled
            return item
        case .separator:
            return ExportedMenuItem(id: numbers.number(key("-", in: parent)), kind: .separator)
        case .header, .progress:
            var item = ExportedMenuItem(id: numbers.number(key("=\(row.title)", in: parent)), kind: .command)
            item.title = row.title
            item.isEnabled = false
            return item
        case .leaf(let leaf, let selection):
            let key = key(leaf.stableName, in: parent)
            var item = ExportedMenuItem(id: numbers.number(key), kind: .command, title: row.title)
            item.isEnabled = row.isEnabled
            item.mark = selection != nil ? .radio : row.state == .off ? nil : .check
            item.isOn = row.state == .mixed ? nil : row.state == .on
            if let command = leaf as? UIKeyCommand { item.shortcut = MenuShortcut.keyNames(of: command) }
            leaves[item.id] = (leaf, selection)
            return item
        }
    }

    private func request(in elements: [UIMenuElement]) {
        for element in elements {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { request(in: menu.children) }
            guard let deferred = element as? UIDeferredMenuElement else { continue }
            let id = ObjectIdentifier(deferred)
            guard requested.insert(id).inserted else { continue }
            deferred.fetch { [weak self] elements in
                guard let self else { return }
                // Elements that are not cached are requested again when the menu is shown next.
                requested.remove(id)
                let isNew =
                    fetched.updateValue((deferred, elements), forKey: id).map { $0.elements != elements } ?? true
                if isNew { changeHandler() }
            }
        }
    }
}

extension UIMenu {
    /// A name that the menu has again after the main menu was built again: its identifier, unless that is generated.
    fileprivate var stableName: String {
        identifier.rawValue.hasPrefix("uikit.menu.")
            && UUID(uuidString: String(identifier.rawValue.dropFirst(11))) != nil
            ? "menu \(title)" : identifier.rawValue
    }
}

extension UIMenuLeaf {
    /// A name that the element has again after the main menu was built again.
    fileprivate var stableName: String {
        switch self {
        case let command as UICommand:
            // A selector of a method reference has another name each time.
            "command \(command.title) \(command.propertyList.map { "\($0)" } ?? "")"
        case let action as UIAction where UUID(uuidString: action.identifier.rawValue) == nil:
            action.identifier.rawValue
        default: "leaf \(title)"
        }
    }
}
