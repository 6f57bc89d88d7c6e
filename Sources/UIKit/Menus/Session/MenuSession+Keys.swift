import DisplayServer

// Keyboard navigation: the arrow keys move within and between menus, Return and Space choose a row, Escape goes back,
// and typed characters select a row by its title.
extension MenuSession {
    func keyWentDown(_ change: KeyChange, modifiers: UIKeyModifierFlags) {
        guard levels.indices.contains(activeLevel) else { return }
        let panel = levels[activeLevel].panel
        switch meaning(of: UIKeyboardHIDUsage(rawValue: change.usage) ?? .keyboardErrorUndefined, in: panel) {
        case .keyboardDownArrow: moveHighlight(to: panel.neighbour(backwards: false))
        case .keyboardUpArrow: moveHighlight(to: panel.neighbour(backwards: true))
        case .keyboardTab: moveHighlight(to: panel.neighbour(backwards: modifiers.contains(.shift)))
        case .keyboardHome: moveHighlight(to: panel.rows.firstIndex { $0.isSelectable })
        case .keyboardEnd: moveHighlight(to: panel.rows.lastIndex { $0.isSelectable })
        case .keyboardPageUp: movePage(backwards: true)
        case .keyboardPageDown: movePage(backwards: false)
        case .keyboardRightArrow:
            if let index = panel.highlighted, panel.rows[index].submenu != nil || bar == nil {
                openSubmenu(of: index, in: activeLevel, highlightingFirst: true)
            } else {
                bar?.switchMenu(backwards: false, in: self)
            }
        case .keyboardLeftArrow:
            if activeLevel > 0 { goBack() } else { bar?.switchMenu(backwards: true, in: self) }
        case .keyboardEscape:
            if !change.isRepeat { if activeLevel > 0 { goBack() } else { end() } }
        case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter:
            if !change.isRepeat { choose() }
        case .keyboardSpacebar:
            // During a search by title, a space is part of the title.
            if !change.isRepeat, !isTyping || !type(" ") { choose() }
        case .keyboardApplication, .keyboardF10:
            if !change.isRepeat { end() }
        default:
            guard modifiers.isDisjoint(with: [.control, .alternate, .command]), !change.characters.isEmpty else {
                return
            }
            type(change.characters)
        }
    }

    /// Exchanges the horizontal and vertical arrow keys in a bar, and the left and right ones in right-to-left
    /// interfaces.
    private func meaning(of key: UIKeyboardHIDUsage, in panel: MenuPanel) -> UIKeyboardHIDUsage {
        let key = key.inReadingDirection(isRightToLeft: isRightToLeft)
        guard panel.isBar else { return key }
        return switch key {
        case .keyboardRightArrow: .keyboardDownArrow
        case .keyboardLeftArrow: .keyboardUpArrow
        case .keyboardDownArrow: .keyboardRightArrow
        case .keyboardUpArrow: .keyboardLeftArrow
        default: key
        }
    }

    private func moveHighlight(to index: Int?) {
        guard let index else { return }
        hoverTask?.cancel()
        pop(to: activeLevel + 1)
        highlight(index, in: activeLevel)
    }

    private func movePage(backwards: Bool) {
        let panel = levels[activeLevel].panel
        let indices = panel.rows.indices.filter { panel.rows[$0].isSelectable }
        guard let first = indices.first, let last = indices.last else { return }
        let height = panel.bounds.height * 0.8
        let place = panel.highlighted.map { panel.frame(ofRow: $0).minY } ?? 0
        let target =
            backwards
            ? indices.first { panel.frame(ofRow: $0).minY >= place - height } ?? first
            : indices.last { panel.frame(ofRow: $0).minY <= place + height } ?? last
        moveHighlight(to: target)
    }

    /// Closes the innermost menu and returns keyboard navigation to its parent.
    private func goBack() {
        let row = levels[activeLevel].row
        let level = activeLevel - 1
        pop(to: level + 1)
        activeLevel = level
        highlight(row, in: level)
    }

    private func choose() {
        let panel = levels[activeLevel].panel
        guard let index = panel.highlighted else { return }
        if panel.rows[index].submenu != nil {
            openSubmenu(of: index, in: activeLevel, highlightingFirst: true)
        } else {
            activate(index, in: activeLevel)
        }
    }

    // MARK: Search by title

    private var isTyping: Bool {
        !typed.text.isEmpty && server.scheduler.now - typed.time < MenuStyle.typingInterval
    }

    /// Highlights the next row whose title begins with the typed characters. Typing the same character repeatedly
    /// cycles through all rows that begin with it.
    ///
    /// - Returns: `true` if there is such a row.
    @discardableResult
    private func type(_ text: String) -> Bool {
        let before = isTyping ? typed.text : ""
        let new = before + text.lowercased()
        let isRepeated = Set(new).count == 1
        let search = isRepeated ? String(new.prefix(1)) : new
        let panel = levels[activeLevel].panel
        let count = panel.rows.count
        // While the search string grows, the current row remains a candidate.
        let start = (panel.highlighted ?? -1) + (isRepeated || before.isEmpty ? 1 : 0)
        for step in 0..<count {
            let index = (max(0, start) + step) % count
            let row = panel.rows[index]
            if row.isSelectable, row.title.lowercased().hasPrefix(search) {
                typed = (new, server.scheduler.now)
                moveHighlight(to: index)
                return true
            }
        }
        if !before.isEmpty { typed.time = server.scheduler.now }
        return false
    }
}
