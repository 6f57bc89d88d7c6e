import CoreGraphics

// What happens when a person begins to edit or read a text view, and when he is done.
extension UITextView {
    func beginSession() {
        isActive = true
        blinker.restart()
        setNeedsDisplay()
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    /// Does nothing while the view has not the keys.
    func endSession() {
        guard isActive else { return }
        editor.unmark()
        editor.endStep()
        isActive = false
        tracker.end()
        blinker.stop()
        fingers?.handToOthers()
        setNeedsDisplay()
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    // MARK: Notifications

    /// Editing began. The object is the view.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Editing ended. The object is the view.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// A person changed the text. The object is the view.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
