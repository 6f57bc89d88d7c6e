/// An item that a rotor has found (AX-25).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element of the item: a view or an accessibility element. Not retained.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The range of text in the element; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - targetElement: The element. It is not retained.
    ///   - targetRange: The range of text in it; `nil` for the whole element.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// Creates an item of an element that may be missing.
    init(targetElement: (any NSObjectProtocol)?) {
        self.targetElement = targetElement
        super.init()
    }
}
