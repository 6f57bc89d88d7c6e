import CoreGraphics

/// What takes text and lets its places and letters be asked about: input methods compose text in it, and keys move its
/// caret.
///
/// The toolkit's text fields and text views conform. An app's own view that does, and is first responder, gets what
/// keys type, is asked for places when arrows and the like are pressed, and its ``selectedTextRange`` is set to them.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of a range; nil if there is no such range.
    func text(in range: UITextRange) -> String?

    /// Puts text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected; an empty range is a caret, nil is nothing.
    var selectedTextRange: UITextRange? { get set }

    /// The end of a line or the start of the next, for a caret between them.
    var selectionAffinity: UITextStorageDirection { get set }

    /// Whether text that was typed may take the place of a range. True by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Marked text

    /// The text that an input method is still composing; nil if none.
    var markedTextRange: UITextRange? { get }

    /// How marked text looks; nil is underlined.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Puts text that is being composed in the place of what is marked, or else of what is selected.
    ///
    /// - Parameter selectedRange: what is selected within the text, in UTF-16 code units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Ends composing; what is marked stays as it is.
    func unmarkText()

    // MARK: Places

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    /// The range between two places, in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place a number of UTF-16 code units after another, or before it; nil if there is none.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// The place a number of letters or lines in a direction from another; nil if there is none.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// How many UTF-16 code units one place comes after another; negative if before.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The end of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// The letter beside a place in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    // MARK: Writing direction

    /// Which way text is written in the main at a place.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Says which way a range is written.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry, in the coordinates of `textInputView`

    /// The rectangle of the first line of a range.
    func firstRect(for range: UITextRange) -> CGRect

    /// The caret of a place.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The rectangles behind a range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// The place in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// The letter at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view whose coordinates rectangles and points are in. The object itself by default, if it is a view.
    var textInputView: UIView { get }

    // MARK: Others

    /// Whoever is to hear of changes that did not come from the keyboard. Not retained.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds words, lines and other parts.
    var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
    /// Downstream; setting it does nothing.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// None; setting it does nothing.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    /// Yes.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

/// Hears of changes of a text that did not come from the keyboard: the input system.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A rectangle behind a part of a range of text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Where it is.
    open var rect: CGRect { .null }
    /// Which way the text in it is written.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the range begins in it.
    open var containsStart: Bool { false }
    /// Whether the range ends in it.
    open var containsEnd: Bool { false }
    /// Whether lines run from top to bottom. They never do here.
    open var isVertical: Bool { false }
}

/// A rectangle in the toolkit's own text fields and text views.
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
