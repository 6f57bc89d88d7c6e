/// A key that the user has pressed or released. Screen readers speak it, and find out from it why the caret moves.
package struct AccessibilityKey: Equatable, Sendable {
    /// The modifier keys that are down, as in events of the X protocol.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1 << 0)
        package static let capsLock = Modifiers(rawValue: 1 << 1)
        package static let control = Modifiers(rawValue: 1 << 2)
        /// Alt.
        package static let alternate = Modifiers(rawValue: 1 << 3)
        /// The Super key.
        package static let command = Modifiers(rawValue: 1 << 6)
    }

    /// A Boolean value that indicates whether the key was pressed.
    package var isDown: Bool
    /// The keysym of the X protocol.
    package var symbol: Int32
    /// The number of the key on the keyboard.
    package var code: Int32
    package var modifiers: Modifiers
    /// The text that the key enters, or else the name of its keysym.
    package var text: String
    /// A Boolean value that indicates whether the key enters text.
    package var isText: Bool
    /// The time of the event in seconds.
    package var timestamp: Double

    package init(
        isDown: Bool, symbol: Int32, code: Int32, modifiers: Modifiers, text: String, isText: Bool, timestamp: Double
    ) {
        self.isDown = isDown
        self.symbol = symbol
        self.code = code
        self.modifiers = modifiers
        self.text = text
        self.isText = isText
        self.timestamp = timestamp
    }
}
