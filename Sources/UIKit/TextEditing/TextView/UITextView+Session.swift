import CoreGraphics

// The beginning and end of editing or selecting.
extension UITextView {
    func beginSession() {
        isActive = true
        ownTextDragDrop.prepareForDragging()
        blinker.restart()
        setNeedsDisplay()
        if isEditable { editingDidBegin() }
    }

    private func editingDidBegin() {
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    /// Ends editing or selecting. Does nothing if the view is not active.
    func endSession() {
        guard isActive else { return }
        editor.unmark()
        editor.endStep()
        isActive = false
        tracker.end()
        blinker.stop()
        fingers?.endTouchSelection()
        setNeedsDisplay()
        if isEditable { editingDidEnd() }
    }

    private func editingDidEnd() {
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    /// Begins or ends editing after a change of ``isEditable``. The view stays first responder, for selecting.
    func isEditableDidChange() {
        setNeedsDisplay()
        guard isActive else { return }
        guard !isEditable else { return editingDidBegin() }
        editor.unmark()
        editor.endStep()
        editingDidEnd()
    }

    // MARK: Notifications

    /// Posted after editing has begun. The object is the text view.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after editing has ended. The object is the text view.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted after the user has changed the text. The object is the text view.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
