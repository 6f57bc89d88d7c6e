/// What is to be entered, and how. On a desktop most of it is for whoever shows a keyboard of his own;
/// ``isSecureTextEntry`` is obeyed by the toolkit. All properties are optional: where a type has none, they have their
/// defaults, and setting them does nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters begin with a capital. Nothing is changed here.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected. Nothing is corrected here.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked. It is not here.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks are made curly. They are not here.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens are made dashes. They are not here.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are added and taken away around what is pasted. They are not here.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keys are wanted.
    var keyboardType: UIKeyboardType { get set }
    /// How a keyboard should look.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What Return does.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is not to be seen, copied or learned.
    var isSecureTextEntry: Bool { get set }
    /// What the text means, as for filling in.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// Sentences; setting it does nothing.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default; setting it does nothing.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default; setting it does nothing.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// No; setting it does nothing.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// No; setting it does nothing.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// None; setting it does nothing.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}
