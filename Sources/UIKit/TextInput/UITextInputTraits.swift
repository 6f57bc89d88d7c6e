/// A protocol with properties that describe the text to enter and the keyboard that suits it.
///
/// ``isSecureTextEntry`` affects text fields and text views. Most other properties are hints for custom on-screen
/// keyboards and have no effect on a desktop. All properties are optional: a type without one has the default value,
/// and setting it has no effect.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// The characters to capitalize automatically. Stored only: no text is changed.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The autocorrection behavior. Stored only: no text is corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The spell-checking behavior. Stored only: no spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The conversion of quotation marks. Stored only: no text is changed.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The conversion of hyphens. Stored only: no text is changed.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The adjustment of spaces around inserted text. Stored only: no text is changed.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The kind of keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// A Boolean value that indicates whether Return has no effect while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// A Boolean value that indicates whether the text is hidden from view, from copying and from learning.
    var isSecureTextEntry: Bool { get set }
    /// The semantic meaning of the text, for example for automatic completion.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// `.sentences`. Setting this property has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// `.default`. Setting this property has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False. Setting this property has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False. Setting this property has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Nil. Setting this property has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}
