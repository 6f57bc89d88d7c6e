import QuartzCore

// The selection, and its changes by the user and by the app.
extension UITableView {
    /// A Boolean value that indicates whether several rows can be selected now.
    var usesMultipleSelection: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// A Boolean value that indicates whether the user can select rows now.
    var usesSelection: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// The selected row that is nearest to the middle of the visible area.
    var nearestSelectedRow: Int? {
        loadIfNeeded()
        let middle = RowExtent.units(bounds.inset(by: adjustedContentInset).midY)
        func distance(_ number: Int) -> Int {
            let interval = geometry.interval(of: number)
            return interval.contains(middle)
                ? 0 : min(abs(interval.lowerBound - middle), abs(interval.upperBound - middle))
        }
        return selection.rows.min { distance($0) < distance($1) }
    }

    /// A Boolean value that indicates whether the keyboard moves through the rows now (KS-14).
    var isFocusAllowed: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    // MARK: State

    /// Selects or deselects a row and its cell, without asking or notifying the delegate.
    func setSelected(_ isSelected: Bool, _ number: Int, isAnimated: Bool = false) {
        guard selection.rows.contains(number) != isSelected else { return }
        if isSelected { selection.rows.insert(number) } else { selection.rows.remove(number) }
        AccessibilityCenter.selectionDidChange(in: self, row: number, isSelected: isSelected)
        if let index = displayedIndex(number) { rows[index].cell.setSelected(isSelected, animated: isAnimated) }
        updateSeparators(around: number)
    }

    private func setHighlighted(_ isHighlighted: Bool, _ number: Int) {
        selection.highlighted = isHighlighted ? number : nil
        if let index = displayedIndex(number) { rows[index].cell.setHighlighted(isHighlighted, animated: false) }
        updateSeparators(around: number)
    }

    /// Changes the selection by code (TV-46).
    func selectByCode(_ path: IndexPath?, isAnimated: Bool, _ position: ScrollPosition) {
        guard let path else { return deselectAll(isAnimated: isAnimated) }
        guard let number = rowNumber(path) else { return }
        if !usesMultipleSelection {
            for other in selection.rows where other != number { setSelected(false, other, isAnimated: isAnimated) }
        }
        setSelected(true, number, isAnimated: isAnimated)
        selection.anchor = number
        selection.cursor = number
        if position != .none { scrollToRow(at: path, at: position, animated: isAnimated) }
    }

    func deselectAll(isAnimated: Bool = false) {
        for number in selection.rows { setSelected(false, number, isAnimated: isAnimated) }
    }

    /// Deselects all rows because fewer can be selected from now on.
    func clearSelectionAfterChange(isEditing: Bool) {
        if isEditing == self.isEditing { deselectAll() }
    }

    // MARK: Changes by the user

    /// Selects rows because the user did, and deselects others, with the delegate's permission (TV-43).
    ///
    /// - Returns: The rows that were selected.
    @discardableResult
    func selectByUser(_ requested: IndexSet, deselecting leaving: IndexSet) -> IndexSet {
        let start = generation
        let coming = withoutPlaceholders(requested)
        if coming.count + leaving.count > UITableView.askedRows { return selectMany(coming, deselecting: leaving) }
        var targets = IndexSet()
        for number in coming {
            let path = delegate?.tableView(self, willSelectRowAt: indexPath(ofRow: number))
            guard generation == start else { return targets }
            if delegate == nil {
                targets.insert(number)
            } else if let target = path.flatMap(rowNumber) {
                targets.insert(target)
            }
        }
        // The old selection stays if nothing replaces it.
        guard !targets.isEmpty || coming.isEmpty else { return targets }
        for number in leaving where !targets.contains(number) {
            guard deselectByUser(number) else { return targets }
        }
        for number in targets {
            setSelected(true, number)
            delegate?.tableView(self, didSelectRowAt: indexPath(ofRow: number))
            guard generation == start else { return targets }
        }
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
        return targets
    }

    /// The most rows of which the delegate is asked for each. It cannot handle more in a moment.
    private static let askedRows = 1000

    /// Selects and deselects many rows. The delegate is asked and told only about the row at the cursor (KS-08).
    private func selectMany(_ coming: IndexSet, deselecting leaving: IndexSet) -> IndexSet {
        let start = generation
        let cursor = selection.cursor.flatMap { coming.contains($0) ? $0 : nil }
        if let cursor, let delegate, delegate.tableView(self, willSelectRowAt: indexPath(ofRow: cursor)) == nil {
            return []
        }
        guard generation == start else { return [] }
        selection.rows.subtract(leaving)
        selection.rows.formUnion(coming)
        for row in rows {
            let isSelected = selection.rows.contains(row.number)
            if row.cell.isSelected != isSelected { row.cell.setSelected(isSelected, animated: false) }
        }
        separatorsDidChange()
        if let cursor { delegate?.tableView(self, didSelectRowAt: indexPath(ofRow: cursor)) }
        if generation == start {
            NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
        }
        return coming
    }

    /// Deselects a row because the user did.
    ///
    /// - Returns: False if the app has loaded the data again.
    private func deselectByUser(_ number: Int) -> Bool {
        let start = generation
        var target: Int? = number
        if let delegate {
            target = delegate.tableView(self, willDeselectRowAt: indexPath(ofRow: number)).flatMap(rowNumber)
        }
        guard generation == start else { return false }
        guard let target, selection.rows.contains(target) else { return true }
        setSelected(false, target)
        delegate?.tableView(self, didDeselectRowAt: indexPath(ofRow: target))
        return generation == start
    }

    /// Performs the primary action of a row if it has one (TV-49).
    func performPrimaryAction(_ number: Int) {
        guard let delegate, number < geometry.rowCount else { return }
        let start = generation
        let path = indexPath(ofRow: number)
        guard delegate.tableView(self, canPerformPrimaryActionForRowAt: path), generation == start else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    // MARK: Presses

    /// Begins to track a press of a row. Other presses are left to the next responder.
    func beginPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard selection.touch == nil, touches.count == 1, let touch = touches.first, usesSelection else { return false }
        if touch.type == .indirectPointer, event?.buttonMask.contains(.primary) == false { return false }
        guard let path = indexPathForRow(at: touch.location(in: self)), let number = rowNumber(path),
            displayedIndex(number) != nil
        else { return false }
        let start = generation
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true, generation == start else { return false }
        selection.touch = touch
        setHighlighted(true, number)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Ends highlighting a row that the touch has left (TV-48).
    func movePress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        if let number = selection.highlighted, number < geometry.rowCount,
            !rect(ofRow: number).contains(touch.location(in: self))
        {
            unhighlight()
        }
        return true
    }

    func cancelPress(_ touches: Set<UITouch>) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        selection.touch = nil
        unhighlight()
        return true
    }

    private func unhighlight() {
        guard let number = selection.highlighted else { return }
        setHighlighted(false, number)
        if number < geometry.rowCount {
            delegate?.tableView(self, didUnhighlightRowAt: indexPath(ofRow: number))
        }
    }

    /// Selects the row that was pressed.
    func endPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard let touch = selection.touch, touches.contains(touch) else { return false }
        selection.touch = nil
        guard let number = selection.highlighted else { return true }
        let start = generation
        unhighlight()
        guard generation == start, usesSelection else { return true }
        selectPressed(number, touch, event?.modifierFlags ?? [])
        return true
    }
}
