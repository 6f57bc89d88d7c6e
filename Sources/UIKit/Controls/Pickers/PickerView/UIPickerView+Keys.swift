// The keys of a picker view (PK-02).
extension UIPickerView {
    /// Handles a key.
    ///
    /// - Returns: `true` if the picker view handles the key.
    func handle(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            columns.indices.contains(activeComponent)
        else { return false }
        let column = columns[activeComponent]
        let page = max(1, Int(bounds.height / column.rowHeight) - 1)
        switch key.keyCode.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardUpArrow: move(column, to: column.targetRow - 1)
        case .keyboardDownArrow: move(column, to: column.targetRow + 1)
        case .keyboardPageUp: move(column, to: column.targetRow - page)
        case .keyboardPageDown: move(column, to: column.targetRow + page)
        case .keyboardHome: move(column, to: 0)
        case .keyboardEnd: move(column, to: column.rowCount - 1)
        case .keyboardLeftArrow:
            guard columns.count > 1 else { return false }
            activeComponent = max(0, activeComponent - 1)
        case .keyboardRightArrow:
            guard columns.count > 1 else { return false }
            activeComponent = min(columns.count - 1, activeComponent + 1)
        case .keyboardTab, .keyboardEscape, .keyboardReturn, .keyboardReturnOrEnter, .keypadEnter: return false
        default: return type(key.characters, in: column)
        }
        window?.focus.show(self)
        return true
    }

    private func move(_ column: PickerColumn, to row: Int) {
        guard column.rowCount > 0 else { return }
        column.selectByUser(max(0, min(row, column.rowCount - 1)))
    }

    private func type(_ characters: String, in column: PickerColumn) -> Bool {
        guard let time = window?.windowScene?.server.scheduler.now,
            let query = typeSelect.add(characters, at: time), column.rowCount > 0
        else { return false }
        let start = max(0, column.targetRow) + (query.isAfterCursor ? 1 : 0)
        for step in 0..<column.rowCount {
            let row = (start + step) % column.rowCount
            if let title = column.title(ofRow: row), TypeSelect.begins(title, with: query.prefix) {
                column.selectByUser(row)
                break
            }
        }
        return true
    }
}
