/// A command with a keyboard shortcut: an input and the modifier keys that must be held.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(title: "Find", action: Selector(Editor.find(_:)), input: "f", modifierFlags: .command)]
/// }
/// ```
///
/// The Control key matches both `.command` and `.control`, so the Command shortcuts of iOS apps are Control shortcuts
/// here. In a layout without Latin letters, the key that produces the letter in a Latin layout matches.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The text that the key produces without modifiers, or one of the constants for keys that do not produce text,
    /// such as ``inputUpArrow``. Case is ignored; Shift is a modifier.
    public let input: String?

    /// The modifier keys that must be held. No other modifier keys may be held.
    public let modifierFlags: UIKeyModifierFlags

    /// A Boolean value that indicates whether the command takes precedence over the handling of the key by a focused
    /// control, text input or the focus system (KC-03). The default is `false`.
    open var wantsPriorityOverSystemBehavior = false

    /// A Boolean value that indicates whether, in a layout without Latin letters, the command also matches the key that
    /// produces its input in a Latin layout (KC-04). The default is `true`.
    open var allowsAutomaticLocalization = true

    /// A Boolean value that indicates whether left and right arrows, and opening and closing brackets, are exchanged in
    /// a right-to-left locale (KC-04). The default is `true`.
    open var allowsAutomaticMirroring = true

    /// The parsed input, and its mirrored counterpart. `nil` if there is none.
    private(set) lazy var ownInput = input.map { KeyCommandInput($0) }
    private(set) lazy var mirroredInput = input.flatMap { UIKeyCommand.mirrored[$0] }.map { KeyCommandInput($0) }

    /// Creates a key command that can also be shown in menus.
    ///
    /// - Parameters:
    ///   - title: The title in a menu.
    ///   - image: The image in a menu.
    ///   - action: The action to send.
    ///   - input: The text that the key produces, or a constant such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys that must be held.
    ///   - propertyList: Data that distinguishes commands with the same action.
    ///   - alternates: Alternative actions while further modifier keys are held.
    ///   - discoverabilityTitle: A longer title, for lists of keyboard shortcuts.
    ///   - attributes: The style and behavior in a menu.
    ///   - state: The state in a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a key command without a title.
    ///
    /// - Parameters:
    ///   - input: The text that the key produces, or a constant such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys that must be held.
    ///   - action: The action to send.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a key command with a title for lists of keyboard shortcuts.
    ///
    /// - Parameters:
    ///   - input: The text that the key produces, or a constant such as ``inputUpArrow``.
    ///   - modifierFlags: The modifier keys that must be held.
    ///   - action: The action to send.
    ///   - discoverabilityTitle: The title for lists of keyboard shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
