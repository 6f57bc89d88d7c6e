/// The buttons beside the typing suggestions of an on-screen keyboard.
///
/// Desktop environments show no such bar: the item is stored and has no effect.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// A Boolean value that indicates whether the user may hide the bar. True by default.
    open var allowsHidingShortcuts = true

    /// Creates an assistant item.
    @preconcurrency @MainActor public override init() { super.init() }

    private nonisolated(unsafe) static var associationKey: UInt8 = 0

    /// Returns a responder's item, creating it if necessary. Few responders have an item, so it is an associated object
    /// and not a property of each responder.
    static func item(of responder: UIResponder) -> UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(responder, &associationKey) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(responder, &associationKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }
}
