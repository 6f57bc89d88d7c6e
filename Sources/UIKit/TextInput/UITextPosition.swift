import CoreGraphics
import TextEngine

/// A position in a text. Each text input defines its own subclass.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// Creates a position.
    @preconcurrency @MainActor public override init() { super.init() }
}
