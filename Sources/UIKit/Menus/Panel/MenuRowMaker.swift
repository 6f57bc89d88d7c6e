/// Makes the rows of a menu: inline menus become sections, what is deferred is asked for, commands are looked at.
@MainActor struct MenuRowMaker {
    /// Who has the first say about commands: the chain begins there.
    let responder: UIResponder?
    /// The modifiers that are held.
    let modifiers: UIKeyModifierFlags
    /// The elements of a deferred one; nil while they are being fetched.
    let elements: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// The rows of a menu; what is in it is never empty-handed about separators: none is first, last, or beside
    /// another.
    ///
    /// - Parameter isOutermost: whether no other menu has a row with the menu's title: then it stands over the others.
    func rows(of menu: UIMenu, isOutermost: Bool) -> [MenuRow] {
        var rows: [MenuRow] = []
        add(menu.children, of: menu, selection: menu.selectionMenu, to: &rows)
        let shown = rows.enumerated().filter { index, row in
            guard row.isSeparator else { return true }
            return index > 0 && index + 1 < rows.count && !rows[index - 1].isSeparator
                && rows[(index + 1)...].contains { !$0.isSeparator }
        }.map(\.element)
        guard isOutermost, !menu.title.isEmpty, !shown.isEmpty else { return shown }
        return [MenuRow(content: .header, title: menu.title)] + shown
    }

    private func add(_ children: [UIMenuElement], of menu: UIMenu, selection: UIMenu?, to rows: inout [MenuRow]) {
        for child in children {
            switch child {
            case let inner as UIMenu where inner.options.contains(.displayInline):
                rows.append(MenuRow(content: .separator))
                if !inner.title.isEmpty { rows.append(MenuRow(content: .header, title: inner.title)) }
                add(inner.children, of: inner, selection: inner.selectionMenu ?? selection, to: &rows)
                rows.append(MenuRow(content: .separator))
            case let inner as UIMenu:
                rows.append(row(of: inner))
            case let deferred as UIDeferredMenuElement:
                if let elements = elements(deferred) {
                    add(elements, of: menu, selection: selection, to: &rows)
                } else {
                    rows.append(MenuRow(content: .progress, title: "Loading…"))
                }
            case let command as UICommand:
                add(row(of: command, selection), to: &rows)
            case let leaf as any UIMenuLeaf:
                add(row(of: leaf, selection), to: &rows)
            default:
                break
            }
        }
    }

    private func add(_ row: MenuRow, to rows: inout [MenuRow]) {
        if !row.attributes.contains(.hidden) { rows.append(row) }
    }

    private func row(of menu: UIMenu) -> MenuRow {
        var row = MenuRow(content: .submenu(menu), title: menu.title, subtitle: menu.subtitle, image: menu.image)
        if menu.options.contains(.destructive) { row.attributes.insert(.destructive) }
        if menu.children.isEmpty { row.attributes.insert(.disabled) }
        return row
    }

    private func row(of leaf: any UIMenuLeaf, _ selection: UIMenu?) -> MenuRow {
        var row = MenuRow(
            content: .leaf(leaf, selection: selection), title: leaf.title, subtitle: leaf.subtitle, image: leaf.image,
            state: leaf.state, attributes: leaf.attributes)
        if leaf.state == .on, let selected = (leaf as? UIAction)?.selectedImage { row.image = selected }
        return row
    }

    /// A command looks as whoever would perform it says (AC-04), and is dimmed if there is nobody.
    private func row(of command: UICommand, _ selection: UIMenu?) -> MenuRow {
        let alternate = command.alternate(for: modifiers)
        let action = alternate?.action ?? command.action
        let target = responder?.target(forAction: action, withSender: command)
        var row = command.unchanged {
            (target as? UIResponder)?.validate(command)
            var row = self.row(of: command as any UIMenuLeaf, selection)
            // Commands that were made for keys alone have no other name.
            if row.title.isEmpty { row.title = command.discoverabilityTitle ?? "" }
            return row
        }
        if target == nil { row.attributes.insert(.disabled) }
        if let alternate {
            row.title = alternate.title
            row.alternate = alternate
        }
        row.shortcut = MenuShortcut.text(of: command)
        return row
    }
}

extension UIMenu {
    /// The menu itself if only one of its elements is on.
    var selectionMenu: UIMenu? { options.contains(.singleSelection) ? self : nil }

    /// Sets an element on and the others off.
    func select(_ chosen: any UIMenuLeaf) {
        for child in children {
            switch child {
            case let menu as UIMenu: if menu.options.contains(.displayInline) { menu.select(chosen) }
            case let leaf as any UIMenuLeaf: leaf.state = leaf === chosen ? .on : .off
            default: break
            }
        }
        chosen.state = .on
    }
}

extension UICommand {
    /// Runs `body`, then takes back what it changed: validation is about one look at the command.
    func unchanged<Result>(_ body: () -> Result) -> Result {
        let before = (title, image, discoverabilityTitle, attributes, state)
        defer { (title, image, discoverabilityTitle, attributes, state) = before }
        return body()
    }

    /// What it does while modifiers are held; nil for what it always does.
    func alternate(for modifiers: UIKeyModifierFlags) -> UICommandAlternate? {
        let own = MenuShortcut.modifiers(of: self)
        let held = modifiers.forCommands.subtracting(own)
        guard !held.isEmpty else { return nil }
        return alternates.first { $0.modifierFlags.forCommands.subtracting(own) == held }
    }
}

extension UIKeyModifierFlags {
    /// Those that choose commands; Control and Command are one.
    var forCommands: UIKeyModifierFlags {
        var result = intersection([.shift, .control, .alternate, .command])
        if result.remove(.control) != nil { result.insert(.command) }
        return result
    }
}
