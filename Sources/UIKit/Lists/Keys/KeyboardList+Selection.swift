// Changes of the selection by clicks and keys (KS-04 to KS-07).
extension KeyboardList {
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
        let count = itemCount
        guard number < count else { return }
        let anchor = selection.anchor.flatMap { $0 < count ? $0 : nil } ?? number
        if selection.anchor == nil { selection.anchor = anchor }
        let range = IndexSet(integersIn: min(anchor, number)...max(anchor, number))
        let leaving = isAdding ? IndexSet() : selection.rows.subtracting(range)
        let coming = range.subtracting(selection.rows)
        guard !coming.isEmpty || !leaving.isEmpty else { return }
        selectByUser(coming, deselecting: leaving)
    }

    /// Selects the rows between the anchor and a row because of Shift. If one row can be selected, the delegate decides
    /// whether the user begins to select several ones (CV-19).
    ///
    /// - Returns: False if several rows cannot be selected.
    func extendSelection(to number: Int, isAdding: Bool) -> Bool {
        if usesMultipleSelection {
            selectRange(to: number, isAdding: isAdding)
            return true
        }
        let start = generation
        guard permitsMultipleSelection(at: number), generation == start else { return false }
        multipleSelectionWillBegin(at: number)
        guard generation == start, usesMultipleSelection else { return true }
        selectRange(to: number, isAdding: isAdding)
        multipleSelectionDidEnd()
        return true
    }

    /// Selects a row as a tap does (TV-45, CV-15).
    func tapByUser(_ number: Int) {
        let start = generation
        if usesMultipleSelection {
            if selection.rows.contains(number) {
                selectByUser([], deselecting: [number])
            } else {
                selectByUser([number], deselecting: [])
            }
            if generation == start { selection.anchor = number }
            return
        }
        let selected = selectByUser([number], deselecting: selection.rows)
        guard generation == start, let target = selected.first else { return }
        selection.anchor = target
        performPrimaryAction(target)
    }

    /// Selects rows as a click with the pointer does (KS-07).
    func clickByUser(_ number: Int, _ flags: UIKeyModifierFlags, tapCount: Int) {
        let start = generation
        let isRange = flags.contains(.shift) && selection.anchor.map { $0 < itemCount } ?? false
        if isRange, extendSelection(to: number, isAdding: flags.contains(.control)) { return }
        guard generation == start else { return }
        guard usesMultipleSelection else { return tapByUser(number) }
        if flags.contains(.control) {
            if selection.rows.contains(number) {
                selectByUser([], deselecting: [number])
            } else {
                selectByUser([number], deselecting: [])
            }
        } else if tapCount < 2 || !selection.rows.contains(number) {
            selectByUser(
                selection.rows.contains(number) ? [] : [number], deselecting: selection.rows.subtracting([number]))
        }
        guard generation == start else { return }
        selection.anchor = number
        if tapCount == 2, !flags.contains(.control) { performPrimaryAction(number) }
    }

    /// Selects the row under a touch that was lifted.
    func selectPressed(_ number: Int, _ touch: UITouch, _ flags: UIKeyModifierFlags) {
        let start = generation
        if canFocus(number) { selection.cursor = number }
        guard generation == start else { return }
        guard touch.type == .indirectPointer else { return tapByUser(number) }
        takeFocusAfterClick()
        guard generation == start else { return }
        clickByUser(number, flags, tapCount: touch.tapCount)
    }
}
