import DisplayServer

/// Modifier keys that are held or locked.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits, as Apple counts them (TE-01).
    public let rawValue: Int
    /// The keys of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control. In key commands it stands for ``command``, too.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The key with the desktop's sign, often called Super.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key belongs to the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: KeyModifiers) { self.init(rawValue: modifiers.rawValue) }
}
