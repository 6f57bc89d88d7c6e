import CoreGraphics

/// A stretch of a text, from one place to another that does not come before it. What takes text makes subclasses of its
/// own.
@preconcurrency @MainActor open class UITextRange: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// Whether nothing is in it: it is a caret.
    open var isEmpty: Bool { true }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A stretch of the toolkit's own text fields and text views.
@MainActor final class TextRange: UITextRange {
    let from: TextPlace
    let to: TextPlace

    /// - Parameter to: not before `from`.
    init(_ from: TextPlace, _ to: TextPlace) {
        self.from = from
        self.to = to
        super.init()
    }

    convenience init(_ range: Range<Int>) {
        self.init(TextPlace(range.lowerBound), TextPlace(range.upperBound, range.isEmpty ? .downstream : .upstream))
    }

    var offsets: Range<Int> { from.offset..<max(from.offset, to.offset) }

    override var isEmpty: Bool { from.offset == to.offset }
    override var start: UITextPosition { TextPosition(from) }
    override var end: UITextPosition { TextPosition(to) }

    // Equality is asked for by `NSObject`, outside of the main actor; a range never changes.
    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextRange else { return false }
        return other.from.offset == from.offset && other.to.offset == to.offset
    }

    nonisolated override var hash: Int { from.offset &* 31 &+ to.offset }
}
