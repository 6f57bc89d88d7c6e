import CoreGraphics
import TextEngine

/// A range in a text field or text view.
@MainActor final class TextRange: UITextRange {
    let from: TextLocation
    let to: TextLocation

    /// - Parameter to: A position not before `from`.
    init(_ from: TextLocation, _ to: TextLocation) {
        self.from = from
        self.to = to
        super.init()
    }

    convenience init(_ range: Range<Int>) {
        self.init(
            TextLocation(range.lowerBound), TextLocation(range.upperBound, range.isEmpty ? .downstream : .upstream))
    }

    var offsets: Range<Int> { from.offset..<max(from.offset, to.offset) }

    override var isEmpty: Bool { from.offset == to.offset }
    override var start: UITextPosition { TextPosition(from) }
    override var end: UITextPosition { TextPosition(to) }

    // `NSObject` compares objects outside of the main actor; a range is immutable.
    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextRange else { return false }
        return other.from.offset == from.offset && other.to.offset == to.offset
    }

    nonisolated override var hash: Int { from.offset &* 31 &+ to.offset }
}
