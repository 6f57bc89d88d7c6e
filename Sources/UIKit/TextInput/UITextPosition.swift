import CoreGraphics
import TextEngine

/// A position in a text. Each text input defines its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Creates a position.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// A position in a text field or text view.
@MainActor final class TextPosition: UITextPosition {
    let place: TextLocation

    init(_ place: TextLocation) {
        self.place = place
        super.init()
    }

    // `NSObject` compares objects outside of the main actor; a position is immutable.
    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextPosition)?.place.offset == place.offset
    }

    nonisolated override var hash: Int { place.offset.hashValue }
}
