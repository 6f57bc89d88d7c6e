import AccessibilityTree

// Searches of rotors, as actions of assistive technologies (AX-25).
extension UIAccessibilityCustomRotor {
    /// Returns the name of the action that searches in a direction.
    func actionName(_ direction: Direction) -> String { "\(direction == .next ? "Next" : "Previous"): \(name)" }

    /// Searches from the cursor of the reader, and moves to the item that is found.
    ///
    /// - Returns: False if there is none, or if it is no element in a window.
    @discardableResult
    func search(_ direction: Direction) -> Bool {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let current = AccessibilityCenter.focusedElement ?? UIApplication.shared.accessibilityFocus {
            predicate.currentItem.targetElement = current
            predicate.currentItem.targetRange = (current as? any UITextInput)?.selectedTextRange
        }
        guard let found = itemSearchBlock(predicate), let target = found.targetElement as? UIResponder,
            target.accessibilityHostView?.window != nil
        else { return false }
        let node = target.accessibilityNode
        _ = node.scrollIntoView()
        _ = node.grabFocus()
        if let range = found.targetRange, let input = target as? any UIResponder & UITextInput {
            if !input.isFirstResponder { input.becomeFirstResponder() }
            input.selectedTextRange = range
            (input as? UITextView)?.scrollRangeToVisible(
                NSRange(
                    location: input.offset(from: input.beginningOfDocument, to: range.start),
                    length: input.offset(from: range.start, to: range.end)))
        }
        AccessibilityCenter.moveCursor(to: target)
        return true
    }
}
