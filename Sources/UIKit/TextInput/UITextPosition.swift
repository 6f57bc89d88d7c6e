import CoreGraphics

/// A place in a text. What takes text makes subclasses of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    @preconcurrency @MainActor public override init() { super.init() }
}

/// A place in the toolkit's own text fields and text views.
@MainActor final class TextPosition: UITextPosition {
    let place: TextPlace

    init(_ place: TextPlace) {
        self.place = place
        super.init()
    }

    // Equality is asked for by `NSObject`, outside of the main actor; a place never changes.
    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextPosition)?.place.offset == place.offset
    }

    nonisolated override var hash: Int { place.offset.hashValue }
}
