/// The buttons beside the typing suggestions of an on-screen keyboard.
///
/// Desktop environments show no such bar: the item is stored and has no effect.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// A Boolean value that indicates whether the user may hide the bar. True by default.
    open var allowsHidingShortcuts = true

    /// Creates an assistant item.
    @preconcurrency @MainActor public override init() { super.init() }

    // Few responders have an item, so the items are stored outside the responders.

    private struct Entry {
        weak var responder: UIResponder?
        let item: UITextInputAssistantItem
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns a responder's item, creating it if necessary.
    static func item(of responder: UIResponder) -> UITextInputAssistantItem {
        if let entry = entries[ObjectIdentifier(responder)], entry.responder === responder { return entry.item }
        entries = entries.filter { $0.value.responder != nil }
        let item = UITextInputAssistantItem()
        entries[ObjectIdentifier(responder)] = Entry(responder: responder, item: item)
        return item
    }
}

/// A keyboard layout or an input method.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language as a BCP 47 tag, such as `en-US`; nil if it is unknown.
    public let primaryLanguage: String?

    init(primaryLanguage: String?) {
        self.primaryLanguage = primaryLanguage
        super.init()
    }

    /// The input modes that the user has enabled: always one, for the language of the user's locale.
    public class var activeInputModes: [UITextInputMode] { [current] }

    /// The current input mode.
    static let current = UITextInputMode(
        primaryLanguage: Locale.current.identifier(.bcp47).split(separator: "@").first.map { String($0) })
}
