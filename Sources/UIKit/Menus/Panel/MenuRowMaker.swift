/// Makes the rows of a menu: turns inline menus into sections, fetches deferred elements and validates commands.
@MainActor struct MenuRowMaker {
    /// The responder at which the search for the target of a command begins.
    let responder: UIResponder?
    /// The modifier keys that are held.
    let modifiers: UIKeyModifierFlags
    /// Returns the elements of a deferred element, or `nil` while they are being fetched.
    let elements: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// Returns the rows of a menu. No separator is first, last or next to another separator.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - isOutermost: `true` if the menu is not the submenu of a row; its title is then shown as a header above the
    ///     rows.
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
            case let inner as UIMenu where inner.identifier == .furtherKeys: break
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

    /// Returns the row of a command as the responder that would perform it validates it (AC-04). The row is disabled if
    /// no responder would perform the command.
    private func row(of command: UICommand, _ selection: UIMenu?) -> MenuRow {
        let alternate = command.alternate(for: modifiers)
        let action = alternate?.action ?? command.action
        let target = responder?.target(forAction: action, withSender: command)
        var row = command.unchanged {
            (target as? UIResponder)?.validate(command)
            var row = self.row(of: command as any UIMenuLeaf, selection)
            // Commands that were created for key input only have no title.
            if row.title.isEmpty { row.title = command.discoverabilityTitle ?? "" }
            return row
        }
        if target == nil { row.attributes.insert(command.isHiddenWithoutTarget ? .hidden : .disabled) }
        if let alternate {
            row.title = alternate.title
            row.alternate = alternate
        }
        row.shortcut = MenuShortcut.text(of: command)
        return row
    }
}

extension UIMenu {
    /// The menu itself if it allows a single selected element, otherwise `nil`.
    var selectionMenu: UIMenu? { options.contains(.singleSelection) ? self : nil }

    /// Turns an element on and the other elements off.
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
    /// Runs `body`, then restores the properties of the command: a validation applies to a single display of it.
    func unchanged<Result>(_ body: () -> Result) -> Result {
        let before = (title, image, discoverabilityTitle, attributes, state)
        defer { (title, image, discoverabilityTitle, attributes, state) = before }
        return body()
    }

    /// Returns the alternate that applies while `modifiers` are held, or `nil` for the command's own action.
    func alternate(for modifiers: UIKeyModifierFlags) -> UICommandAlternate? {
        let own = MenuShortcut.modifiers(of: self)
        let held = modifiers.forCommands.subtracting(own)
        guard !held.isEmpty else { return nil }
        return alternates.first { $0.modifierFlags.forCommands.subtracting(own) == held }
    }
}

extension UIKeyModifierFlags {
    /// The modifiers that distinguish commands. Control and Command are treated as the same modifier.
    var forCommands: UIKeyModifierFlags {
        var result = intersection([.shift, .control, .alternate, .command])
        if result.remove(.control) != nil { result.insert(.command) }
        return result
    }
}
