/// Has a say in the editing of a text view.
///
/// All methods are optional. Swift fixes which ones there are where a class is declared to conform, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UITextViewDelegate: NSObjectProtocol {
    /// Whether editing may begin. True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Whether editing may end. True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Editing began.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether a person may put `text` in the place of `range` (UTF-16 code units). True by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// A person changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// The selection changed, or the caret moved.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// A link was clicked: whether to open it. True by default.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// The edit menu for a range; nil, which is the default, is that of the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The menu of the suggested actions.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// It was clicked or tapped.
    case invokeDefaultAction = 0
    /// Its menu was asked for.
    case presentActions = 1
    /// It was asked what it is.
    case preview = 2
}
