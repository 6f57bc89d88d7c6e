/// The buttons beside the suggestions of a keyboard on the screen.
///
/// Desktops show no such bar. The item is stored and has no effect.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the bar. True by default.
    open var allowsHidingShortcuts = true

    @preconcurrency @MainActor public override init() { super.init() }

    // Few responders have one, so they are kept beside the responders.

    private struct Entry {
        weak var responder: UIResponder?
        let item: UITextInputAssistantItem
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// The item of a responder, made if there is none.
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
    /// The language as a BCP 47 tag, such as `en-US`; nil where it is not known.
    public let primaryLanguage: String?

    init(primaryLanguage: String?) {
        self.primaryLanguage = primaryLanguage
        super.init()
    }

    /// The input modes that the user has turned on: one, for the language of the user's locale.
    public class var activeInputModes: [UITextInputMode] { [current] }

    /// The mode that text is entered with.
    static let current = UITextInputMode(
        primaryLanguage: Locale.current.identifier(.bcp47).split(separator: "@").first.map { String($0) })
}
