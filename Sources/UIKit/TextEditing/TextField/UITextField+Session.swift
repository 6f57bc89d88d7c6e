import CoreGraphics

// What happens when a person begins to edit a field, and when he is done.
extension UITextField {
    func beginEditing() {
        isEditing = true
        if clearsOnBeginEditing, editor.document.length > 0, delegate?.textFieldShouldClear(self) ?? true {
            text = ""
        }
        clearsWithNextInsertion = false
        blinker.restart()
        setNeedsLayout()
        setNeedsDisplay()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    /// Does nothing while nobody edits the field.
    func endEditing() {
        guard isEditing else { return }
        editor.unmark()
        isEditing = false
        tracker.end()
        blinker.stop()
        fingers?.handToOthers()
        editor.endStep()
        ownUndoManager.removeAllActions()
        scrollOffset = 0
        setNeedsLayout()
        setNeedsDisplay()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }
}
