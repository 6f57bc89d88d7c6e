import DisplayServer

/// The modifier keys that are held or locked.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bit mask, with Apple's values (TE-01).
    public let rawValue: Int
    /// Creates a set of modifiers from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key. In key commands, it also matches ``command``.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Super key, which often shows the logo of an operating system.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A flag that indicates that the key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: KeyModifiers) { self.init(rawValue: modifiers.rawValue) }
}
