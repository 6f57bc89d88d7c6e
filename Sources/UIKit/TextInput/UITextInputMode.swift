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
