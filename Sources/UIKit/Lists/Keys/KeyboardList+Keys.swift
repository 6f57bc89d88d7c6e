// The cursor, which keys move, and what keys do to the row at the cursor.
extension KeyboardList {
    /// A Boolean value that indicates whether the list uses keys.
    var usesKeys: Bool { usesSelection && isFocusAllowed && itemCount > 0 }

    /// The row from which keys move: the row of the last move or click, otherwise the first selected or visible row
    /// (KS-01).
    var cursorRow: Int? {
        let count = itemCount
        if let cursor = selection.cursor, cursor < count { return cursor }
        if let selected = selection.rows.first, selected < count { return selected }
        if let preferredCursor, preferredCursor < count { return preferredCursor }
        let displayed = displayedContents
        return displayed.first { isWhollyVisible($0.number) && canFocus($0.number) }?.number
            ?? displayed.first { canFocus($0.number) }?.number
    }

    private func isWhollyVisible(_ number: Int) -> Bool {
        let area = bounds.inset(by: adjustedContentInset)
        let row = frame(ofNumber: number)
        return row.minY >= area.minY && row.maxY <= area.maxY && row.minX >= area.minX && row.maxX <= area.maxX
    }

    /// Performs what a key press asks for, while the list has keyboard focus.
    ///
    /// - Returns: True if the list uses the key.
    func usesKey(_ key: UIKey?, at time: TimeInterval, isRepeat: Bool) -> Bool {
        if key?.keyCode == .keyboardEscape, cancelByKey() { return true }
        guard let key, isFirstResponder || isFocused, usesKeys else { return false }
        let flags = key.modifierFlags.intersection([.control, .alternate, .command, .shift])
        guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
        // Containers turn tabs and pages with these keys (TB-12).
        if flags.contains(.control), key.keyCode == .keyboardPageUp || key.keyCode == .keyboardPageDown { return false }
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
        guard let cursor = cursorRow, let target = target(of: motion, from: cursor) else { return false }
        moveCursor(to: isFirstMove && motion != .last ? cursor : target, flags, isRepeat, heading: motion.heading)
        return true
    }

    /// Moves the cursor to a row and changes the selection as the modifier keys ask for (KS-04 to KS-06).
    private func moveCursor(
        to number: Int, _ flags: UIKeyModifierFlags, _ isRepeat: Bool, heading: UIFocusHeading = []
    ) {
        let start = generation
        let old = selection.cursor ?? (isFocused ? cursorRow : nil)
        if number != old {
            guard permitsFocus(from: path(of: old), to: path(of: number), heading), generation == start else { return }
        }
        selection.cursor = number
        reveal(number, isAnimated: !isRepeat)
        guard generation == start else { return }
        if number != old, isFocused { reportFocus(from: old, to: selection.cursor, heading) }
        if number != old { AccessibilityCenter.focusDidChange() }
        guard generation == start else { return }
        if flags.contains(.shift), extendSelection(to: number, isAdding: flags.contains(.control)) { return }
        if generation == start, !flags.contains(.control), followsFocus(number) { selectOnly(number) }
    }

    /// Returns the nearest row from a number on, in steps, that can have the cursor.
    func focusable(from number: Int, by step: Int) -> Int? {
        var number = number
        let count = itemCount
        for _ in 0..<min(count, TypeSelect.searchedRows) {
            guard (0..<count).contains(number) else { return nil }
            if canFocus(number) { return number }
            number += step
        }
        return nil
    }

    // MARK: Notifications of the focus

    /// Notifies the delegate that the focus has entered or left the list, and prepares its return (KS-01).
    func focusDidEnterOrLeave() {
        let cursor = cursorRow
        reportFocus(from: isFocused ? nil : cursor, to: isFocused ? cursor : nil, [])
    }

    private func reportFocus(from old: Int?, to new: Int?, _ heading: UIFocusHeading) {
        let coordinator = UIFocusAnimationCoordinator()
        focusDidMove(from: path(of: old), to: path(of: new), heading, coordinator)
        coordinator.run()
    }

    private func path(of number: Int?) -> IndexPath? {
        number.flatMap { $0 < itemCount ? path(ofNumber: $0) : nil }
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
                selectByUser(IndexSet(integersIn: 0..<itemCount).subtracting(selection.rows), deselecting: [])
            }
            return true
        case .keyboardDeleteForward:
            return flags.isEmpty && deleteByKey(cursor)
        default:
            guard !flags.contains(.control) else { return false }
            return find(key.characters, at: time)
        }
    }

    /// Does what Space does: with Control, selects or deselects the row, otherwise the same as a tap (KS-05).
    private func press(_ number: Int, _ flags: UIKeyModifierFlags) {
        selection.cursor = number
        let start = generation
        guard !reactsToPress(number), generation == start else { return }
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
        guard !reactsToPress(number), generation == start else { return }
        if followsFocus(number) || usesMultipleSelection {
            if !selection.rows.contains(number) { selectOnly(number) }
            if generation == start, selection.rows.contains(number) { performPrimaryAction(number) }
        } else if isSelectable(number), generation == start {
            tapByUser(number)
        }
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

    /// Finds a row by the texts of the delegate. Nil if there are none, or none begins so.
    private func findWithDelegate(_ prefix: String, from first: Int) -> Int? {
        let start = generation
        let count = itemCount
        for step in 0..<min(count, TypeSelect.searchedRows) {
            guard hasTypeSelectStrings else { return nil }
            let number = (first + step) % count
            let text = typeSelectString(ofNumber: number)
            guard generation == start else { return nil }
            if let text, TypeSelect.begins(text, with: prefix), canFocus(number) { return number }
        }
        return nil
    }

    /// Finds a displayed row by the text of its cell, if the delegate has no texts.
    private func findDisplayed(_ prefix: String, from first: Int) -> Int? {
        guard !hasTypeSelectStrings else { return nil }
        let found = displayedContents.filter { row in
            UILabel.firstText(in: row.view).map { TypeSelect.begins($0, with: prefix) && canFocus(row.number) } ?? false
        }
        return (found.first { $0.number >= first } ?? found.first)?.number
    }
}
