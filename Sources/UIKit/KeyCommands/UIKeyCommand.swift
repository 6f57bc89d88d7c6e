/// A command that keys perform: what is typed while which modifier keys are held.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(title: "Find", action: Selector(Editor.find(_:)), input: "f", modifierFlags: .command)]
/// }
/// ```
///
/// The Control key stands for `.command` as well as for `.control`, so shortcuts that were written for iOS are Control
/// shortcuts here. On a layout without Latin letters the key counts that types the letter on a Latin one.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// What the key types without modifiers, or one of the names of keys that type nothing, such as ``inputUpArrow``.
    /// Upper and lower case are the same; the Shift key is a modifier.
    public let input: String?

    /// The modifier keys that must be held, and no others.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command goes before what a focused control, text or the focus itself do with the key (KC-03). False
    /// unless set.
    open var wantsPriorityOverSystemBehavior = false

    /// Whether the command also answers to the key that types its input on a Latin layout, where the layout in use has
    /// no Latin letters. True unless set (KC-04).
    open var allowsAutomaticLocalization = true

    /// Whether left and right, and opening and closing brackets, are swapped where the desktop's language is written
    /// from right to left. True unless set (KC-04).
    open var allowsAutomaticMirroring = true

    /// The input, and the one that stands for it where it is mirrored; nil if that is no other.
    private(set) lazy var ownInput = input.map { KeyCommandInput($0) }
    private(set) lazy var mirroredInput = input.flatMap { UIKeyCommand.mirrored[$0] }.map { KeyCommandInput($0) }

    /// A command for keys, with what a menu and a list of shortcuts show of it.
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

    /// A command for keys.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A command for keys, with the name it has in a list of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
