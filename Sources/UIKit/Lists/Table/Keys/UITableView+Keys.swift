// The cursor, which keys move, and what keys do to the row at the cursor.
extension UITableView {
    /// A Boolean value that indicates whether the table view uses keys.
    var usesKeys: Bool {
        guard usesSelection, isFocusAllowed else { return false }
        loadIfNeeded()
        return geometry.rowCount > 0
    }

    /// The row from which keys move: the row of the last move or click, otherwise the first selected or visible row
    /// (KS-01).
    var cursorRow: Int? {
        if let cursor = selection.cursor, cursor < geometry.rowCount { return cursor }
        return selection.rows.first ?? rows.first { isWhollyVisible($0.number) }?.number ?? rows.first?.number
    }

    /// Performs what a key press asks for, while the table view has keyboard focus.
    ///
    /// - Returns: True if the table view uses the key.
    func usesKey(_ key: UIKey?, at time: TimeInterval, isRepeat: Bool) -> Bool {
        if reordering != nil, key?.keyCode == .keyboardEscape {
            cancelReordering()
            return true
        }
        if swipes.session != nil, key?.keyCode == .keyboardEscape {
            swipes.close()
            return true
        }
        guard let key, isFirstResponder || isFocused, usesKeys else { return false }
        let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
        guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
        let isUsed: Bool
        if let motion = ListMotion(key.keyCode) {
            isUsed = move(motion, flags, isRepeat: isRepeat)
        } else {
            isUsed = performsAction(of: key, flags, at: time, isRepeat: isRepeat)
        }
        if isUsed { showCursor() }
        return isUsed
    }

    /// Shows the ring around the row at the cursor after a key (KS-02).
    private func showCursor() {
        if !isFocused, canBecomeFocused { _ = window?.moveFocus(to: self, heading: []) }
        updateCursorRing()
    }

    func updateCursorRing() {
        if isFocused { updatePlainFocusRing() }
    }

    /// The frame of the row at the cursor, which the focus ring surrounds.
    var cursorShape: (rect: CGRect, cornerRadius: CGFloat)? {
        guard let cursor = cursorRow else { return nil }
        return (rect(ofRow: cursor).insetBy(dx: 2, dy: 1), 6)
    }

    /// Takes keyboard focus after a click of a row, unless a text field or another view keeps it (KS-02).
    func takeFocusAfterClick() {
        guard let window else { return }
        if window.firstResponder !== self, window.firstResponder?.yieldsFocusToPressedControls ?? true {
            becomeFirstResponder()
        }
        if isFirstResponder { window.focus.show(nil) }
    }

    // MARK: Moves

    private func move(_ motion: ListMotion, _ flags: UIKeyModifierFlags, isRepeat: Bool) -> Bool {
        let isFirstMove = selection.cursor == nil && selection.rows.isEmpty
        guard let cursor = cursorRow else { return false }
        moveCursor(to: isFirstMove && motion != .last ? cursor : target(of: motion, from: cursor), flags, isRepeat)
        return true
    }

    private func target(of motion: ListMotion, from cursor: Int) -> Int {
        let last = geometry.rowCount - 1
        switch motion {
        case .up: return max(0, cursor - 1)
        case .down: return min(last, cursor + 1)
        case .first: return 0
        case .last: return last
        case .pageUp: return page(from: cursor, isForward: false)
        case .pageDown: return page(from: cursor, isForward: true)
        }
    }

    /// Returns the row that is a page before or after another: so many rows as are wholly visible, less one.
    private func page(from cursor: Int, isForward: Bool) -> Int {
        let row = rect(ofRow: cursor)
        let area = bounds.inset(by: adjustedContentInset).height - row.height
        let last = geometry.rowCount - 1
        if isForward {
            let end = row.minY + max(0, area)
            let found = geometry.row(at: RowExtent.units(end)) ?? last
            return min(last, max(cursor + 1, rect(ofRow: found).maxY > end + row.height ? found - 1 : found))
        }
        let start = row.maxY - row.height - max(0, area)
        let found = start <= 0 ? 0 : geometry.row(at: RowExtent.units(start)) ?? 0
        return max(0, min(cursor - 1, rect(ofRow: found).minY < start ? found + 1 : found))
    }

    private func isWhollyVisible(_ number: Int) -> Bool {
        let area = bounds.inset(by: adjustedContentInset)
        let row = rect(ofRow: number)
        return row.minY >= area.minY && row.maxY <= area.maxY
    }

    /// Moves the cursor to a row and changes the selection as the modifier keys ask for (KS-04 to KS-06).
    private func moveCursor(to number: Int, _ flags: UIKeyModifierFlags, _ isRepeat: Bool) {
        let start = generation
        selection.cursor = number
        reveal(number, isAnimated: !isRepeat)
        guard generation == start else { return }
        if usesMultipleSelection, flags.contains(.shift) {
            selectRange(to: number, isAdding: flags.contains(.control))
        } else if !flags.contains(.control), selectionFollowsFocus {
            selectOnly(number)
        }
    }

    /// Scrolls by the least distance that makes a row visible (KS-11).
    private func reveal(_ number: Int, isAnimated: Bool) {
        scrollToRow(at: indexPath(ofRow: number), at: .none, animated: isAnimated)
    }

    // MARK: Selection

    private func isSelectable(_ number: Int) -> Bool {
        delegate?.tableView(self, shouldHighlightRowAt: indexPath(ofRow: number)) ?? true
    }

    /// Selects a row and deselects all others.
    func selectOnly(_ number: Int) {
        let start = generation
        guard selection.rows != [number], isSelectable(number), generation == start else { return }
        let coming: IndexSet = selection.rows.contains(number) ? [] : [number]
        selectByUser(coming, deselecting: selection.rows.subtracting([number]))
        if generation == start { selection.anchor = number }
    }

    /// Selects the rows between the anchor and a row (KS-06).
    func selectRange(to number: Int, isAdding: Bool) {
        let anchor = selection.anchor.flatMap { $0 < geometry.rowCount ? $0 : nil } ?? number
        if selection.anchor == nil { selection.anchor = anchor }
        let range = IndexSet(integersIn: min(anchor, number)...max(anchor, number))
        let leaving = isAdding ? IndexSet() : selection.rows.subtracting(range)
        let coming = range.subtracting(selection.rows)
        guard !coming.isEmpty || !leaving.isEmpty else { return }
        selectByUser(coming, deselecting: leaving)
    }

    // MARK: Actions

    private func performsAction(
        of key: UIKey, _ flags: UIKeyModifierFlags, at time: TimeInterval, isRepeat: Bool
    ) -> Bool {
        guard let cursor = cursorRow else { return false }
        switch key.keyCode {
        case .keyboardSpacebar where !typeSelect.isActive(at: time) && flags.isSubset(of: .control):
            if !isRepeat { press(cursor, flags) }
            return true
        case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter:
            guard flags.isEmpty else { return false }
            if !isRepeat { activate(cursor) }
            return true
        case .keyboardA where flags.contains(.control):
            guard usesMultipleSelection else { return false }
            if flags.contains(.shift) {
                selectByUser([], deselecting: selection.rows)
            } else {
                let all = IndexSet(integersIn: 0..<geometry.rowCount)
                selectByUser(all.subtracting(selection.rows), deselecting: [])
            }
            return true
        case .keyboardDeleteForward:
            return flags.isEmpty && (delete(cursor) || performDestructiveAction(ofRow: cursor))
        default:
            guard !flags.contains(.control) else { return false }
            return find(key.characters, at: time)
        }
    }

    /// Does what Space does: with Control, selects or deselects the row, otherwise the same as a tap (KS-05).
    private func press(_ number: Int, _ flags: UIKeyModifierFlags) {
        selection.cursor = number
        if usesMultipleSelection {
            if flags.contains(.control) {
                guard isSelectable(number) else { return }
                tapByUser(number)
            } else {
                selectOnly(number)
            }
        } else if isSelectable(number) {
            tapByUser(number)
        }
    }

    /// Does what Return does: performs the primary action, or the same as a tap if moves do not select (KS-09).
    private func activate(_ number: Int) {
        let start = generation
        selection.cursor = number
        if selectionFollowsFocus || usesMultipleSelection {
            if !selection.rows.contains(number) { selectOnly(number) }
            if generation == start, selection.rows.contains(number) { performPrimaryAction(number) }
        } else if isSelectable(number), generation == start {
            tapByUser(number)
        }
    }

    /// Deletes a row with the Delete key if the data source permits it (KS-12).
    private func delete(_ number: Int) -> Bool {
        let start = generation
        let path = indexPath(ofRow: number)
        guard let dataSource, !missingMethods.contains(.commit), dataSource.tableView(self, canEditRowAt: path),
            generation == start, delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete,
            generation == start
        else { return false }
        dataSource.tableView(self, commit: .delete, forRowAt: path)
        return !missingMethods.contains(.commit)
    }

    // MARK: Finding rows by their beginning

    /// Moves the cursor to the next row whose text begins with what the user types (KS-10).
    private func find(_ characters: String, at time: TimeInterval) -> Bool {
        guard let query = typeSelect.add(characters, at: time), let cursor = cursorRow else { return false }
        let first = query.isAfterCursor && selection.cursor != nil ? cursor + 1 : cursor
        if let found = findWithDelegate(query.prefix, from: first) ?? findDisplayed(query.prefix, from: first) {
            moveCursor(to: found, [], false)
        }
        return true
    }

    /// The most rows for whose texts the delegate is asked in one search, so that a key takes effect in a moment.
    private static let searchedRows = 100_000

    /// Finds a row by the texts of the delegate. Nil if there are none, or none begins so.
    private func findWithDelegate(_ prefix: String, from first: Int) -> Int? {
        let start = generation
        let count = geometry.rowCount
        for step in 0..<min(count, UITableView.searchedRows) {
            guard let delegate = delegate(.typeSelectString) else { return nil }
            let number = (first + step) % count
            let text = delegate.tableView(self, typeSelectStringForRowAt: indexPath(ofRow: number))
            guard generation == start else { return nil }
            if let text, TypeSelect.begins(text, with: prefix) { return number }
        }
        return nil
    }

    /// Finds a displayed row by the text of its cell, if the delegate has no texts.
    private func findDisplayed(_ prefix: String, from first: Int) -> Int? {
        guard delegate(.typeSelectString) == nil else { return nil }
        let found = rows.filter { row in
            UILabel.firstText(in: row.cell.contentView).map { TypeSelect.begins($0, with: prefix) } ?? false
        }
        return (found.first { $0.number >= first } ?? found.first)?.number
    }
}
