import CoreGraphics

/// A protocol for responders whose text can be queried, selected and composed in: input methods mark text in it, and
/// keys move its caret.
///
/// ``UITextField`` and ``UITextView`` conform. When an app's own view conforms and is first responder, it receives the
/// text that the user types. For arrow keys and similar commands, UIKit asks it for positions and sets its
/// ``selectedTextRange``.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range; nil if the range does not exist.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection. An empty range is a caret; nil means that nothing is selected.
    var selectedTextRange: UITextRange? { get set }

    /// The line on which the caret appears at a soft line break: the end of the first line for `.backward`, the start
    /// of the next line for `.forward`.
    var selectionAffinity: UITextStorageDirection { get set }

    /// Returns whether typed text may replace a range. True by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Marked text

    /// The range of the text that an input method is composing; nil if there is none.
    var markedTextRange: UITextRange? { get }

    /// The attributes of marked text; nil for underlined text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the marked text, or else the selection, with text that an input method is composing.
    ///
    /// - Parameters:
    ///   - markedText: The composed text; nil or empty to remove the marked text.
    ///   - selectedRange: The selection within `markedText`, in UTF-16 code units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Ends composition and keeps the marked text as ordinary text.
    func unmarkText()

    // MARK: Positions and ranges

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions, which may be given in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at a distance from another, in UTF-16 code units; nil if it lies outside the text. A
    /// negative offset moves toward the beginning.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position a number of characters or lines away in a layout direction; nil if there is none.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

    /// Compares two positions by their order in the text.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the distance between two positions in UTF-16 code units; negative if `toPosition` precedes `from`.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the position within a range that is farthest in a layout direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range of the character next to a position in a layout direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    // MARK: Writing direction

    /// Returns the base writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Sets the base writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry, in the coordinates of `textInputView`

    /// Returns the rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the rectangles of the selection highlight for a range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position within a range that is closest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point; nil if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view whose coordinate system the geometry methods use. The object itself by default, if it is a view.
    var textInputView: UIView { get }

    // MARK: Delegate and tokenizer

    /// The delegate that is notified of changes that do not come from the keyboard. Not retained; UIKit sets it.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The tokenizer that finds words, lines and other text units.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
    /// The forward direction. Setting this property has no effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Nil, for underlined text. Setting this property has no effect.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// The methods with which a text input notifies the input system of changes that do not come from the keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Tells the delegate that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A rectangle of the selection highlight that covers a part of a range.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// Creates a selection rectangle.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The rectangle, in the coordinates of the text input view. `.null` unless overridden.
    open var rect: CGRect { .null }
    /// The writing direction of the text in the rectangle. `.natural` unless overridden.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that indicates whether the rectangle contains the start of the range.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the rectangle contains the end of the range.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is vertical. Always false for text fields and text views.
    open var isVertical: Bool { false }
}

/// A selection rectangle of a text field or text view.
@MainActor final class TextSelectionRect: UITextSelectionRect {
    private let storedRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let direction: NSWritingDirection

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
        storedRect = rect
        self.isFirst = isFirst
        self.isLast = isLast
        self.direction = direction
        super.init()
    }

    override var rect: CGRect { storedRect }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
