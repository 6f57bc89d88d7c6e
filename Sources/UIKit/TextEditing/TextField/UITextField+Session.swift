import CoreGraphics

// The beginning and end of editing.
extension UITextField {
    func beginEditing() {
        isEditing = true
        ownTextDragDrop.prepareForDragging()
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

    /// Ends editing. Does nothing if the field is not being edited.
    func endEditing() {
        guard isEditing else { return }
        editor.unmark()
        isEditing = false
        tracker.end()
        blinker.stop()
        fingers?.endTouchSelection()
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
