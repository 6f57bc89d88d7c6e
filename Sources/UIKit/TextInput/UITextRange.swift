import CoreGraphics
import TextEngine

/// A range of text between two positions, the second of which does not precede the first. Each text input defines its
/// own subclass.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Creates a range.
    @preconcurrency @MainActor public override init() { super.init() }

    /// A Boolean value that indicates whether the range contains no characters: it is a caret.
    open var isEmpty: Bool { true }

    /// The position at which the range begins.
    open var start: UITextPosition { UITextPosition() }

    /// The position at which the range ends.
    open var end: UITextPosition { UITextPosition() }
}
