import CoreGraphics
import TextEngine

/// A position in a text field or text view.
@MainActor final class TextPosition: UITextPosition {
    let location: TextLocation

    init(_ location: TextLocation) {
        self.location = location
        super.init()
    }

    // `NSObject` compares objects outside of the main actor; a position is immutable.
    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextPosition)?.location.offset == location.offset
    }

    nonisolated override var hash: Int { location.offset.hashValue }
}
