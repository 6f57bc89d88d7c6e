/// The selected and the pressed rows or items of a list, and its cursor. They are numbered over all sections.
struct ListSelection {
    /// The numbers of the selected rows or items.
    var rows = IndexSet()
    /// The number of the pressed row, while it is highlighted.
    var highlighted: Int?
    /// The touch that presses a row.
    var touch: UITouch?
    /// The last row or item that was selected without Shift.
    var anchor: Int?
    /// The row or item from which keys move.
    var cursor: Int?

    /// Forgets all rows.
    mutating func removeAll() { self = ListSelection() }

    /// Returns the selection after updates. A row that is removed or reloaded is deselected (TV-40, TV-41), and a
    /// removed cursor is replaced by the row in its place (KS-02).
    func after(_ map: ListUpdateMap) -> ListSelection {
        let (old, new) = (ItemNumbers(map.before), ItemNumbers(map.after))
        func target(_ number: Int?) -> Int? {
            guard let number, number < old.total else { return nil }
            return map.newPath(forOld: old.path(of: number)).map(new.number(of:))
        }
        var result = ListSelection()
        for number in rows where number < old.total && !map.isReloaded(old: old.path(of: number)) {
            if let number = target(number) { result.rows.insert(number) }
        }
        result.anchor = target(anchor)
        result.cursor = target(cursor)
        if result.cursor == nil, let cursor, new.total > 0 { result.cursor = min(cursor, new.total - 1) }
        return result
    }
}
