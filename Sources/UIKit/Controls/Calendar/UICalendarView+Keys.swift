// The keys of a calendar view (PK-11).
extension UICalendarView {
    /// Handles a key.
    ///
    /// - Returns: `true` if the calendar view handles the key.
    func handle(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), wheels == nil else { return false }
        let isYear = key.modifierFlags.contains(.shift)
        let day = cursor
        switch key.keyCode.inReadingDirection(isRightToLeft: isRightToLeft) {
        case .keyboardLeftArrow: moveCursor(to: model.adding(-1, .day, to: day))
        case .keyboardRightArrow: moveCursor(to: model.adding(1, .day, to: day))
        case .keyboardUpArrow: moveCursor(to: model.adding(-7, .day, to: day))
        case .keyboardDownArrow: moveCursor(to: model.adding(7, .day, to: day))
        case .keyboardPageUp: moveCursor(to: model.adding(-1, isYear ? .year : .month, to: day))
        case .keyboardPageDown: moveCursor(to: model.adding(1, isYear ? .year : .month, to: day))
        case .keyboardHome: moveCursor(to: model.month(day))
        case .keyboardEnd: moveCursor(to: model.days(ofMonth: day).last ?? day)
        case .keyboardSpacebar, .keyboardReturn, .keyboardReturnOrEnter, .keypadEnter:
            guard selectionBehavior != nil else { return false }
            moveCursor(to: day)
            choose(day)
        default: return false
        }
        window?.focus.show(self)
        return true
    }
}
