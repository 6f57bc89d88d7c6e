/// The modifier keys that are pressed or locked. The raw values are those of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock is on.
    package static let alphaShift = KeyModifiers(rawValue: 1 << 16)
    package static let shift = KeyModifiers(rawValue: 1 << 17)
    package static let control = KeyModifiers(rawValue: 1 << 18)
    /// Alt, which is the Option key on Apple keyboards.
    package static let alternate = KeyModifiers(rawValue: 1 << 19)
    /// The Super, Windows or Command key.
    package static let command = KeyModifiers(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
