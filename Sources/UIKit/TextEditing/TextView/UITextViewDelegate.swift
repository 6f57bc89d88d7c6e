/// The methods with which an object controls and observes the editing of a text view.
///
/// ```swift
/// final class CommentController: UIViewController, UITextViewDelegate {
///     let counter = UILabel()
///
///     func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
///         textView.text.utf16.count - range.length + text.utf16.count <= 280
///     }
///
///     func textViewDidChange(_ textView: UITextView) {
///         counter.text = "\(textView.text.utf16.count)"
///     }
/// }
/// ```
///
/// Ranges are in UTF-16 code units. All methods are optional; by default, the user may make every change. Setting the
/// text does not notify the delegate. Swift binds optional methods where a class declares its conformance, so a
/// subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks the delegate whether editing may begin. True by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Asks the delegate whether editing may end. True by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Tells the delegate that editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Tells the delegate that editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Asks the delegate whether the user may replace a range with `text`. True by default.
    ///
    /// - Parameters:
    ///   - textView: The text view.
    ///   - range: The range to replace, in UTF-16 code units.
    ///   - text: The replacement; empty for a deletion.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Tells the delegate that the user has changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// Tells the delegate that the selection has changed or the caret has moved.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Asks the delegate whether to open a link that the user clicked or tapped. True by default.
    ///
    /// - Parameters:
    ///   - textView: The text view.
    ///   - URL: The URL of the link.
    ///   - characterRange: The range of the link, in UTF-16 code units.
    ///   - interaction: The kind of interaction, always `.invokeDefaultAction`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Asks the delegate for the edit menu of a range. Nil, the default, results in a menu of the suggested actions.
    ///
    /// - Parameters:
    ///   - textView: The text view.
    ///   - range: The selected range, in UTF-16 code units.
    ///   - suggestedActions: The standard edit actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns nil.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

/// The way in which the user interacts with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// The user clicked or tapped the link.
    case invokeDefaultAction = 0
    /// The user requested a menu of actions for the link.
    case presentActions = 1
    /// The user requested a preview of the link.
    case preview = 2
}
