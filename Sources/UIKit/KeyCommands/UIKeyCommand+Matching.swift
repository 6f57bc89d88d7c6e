// Which keys perform a command.
extension UIKeyCommand {
    /// How well a key fits a command: a lower one goes first.
    enum Fit: Int, CaseIterable {
        /// The key types the input, in the layout in use.
        case typed
        /// The key types the input with Shift, which is no modifier of the command then: `+` where it is above `=`.
        case shifted
        /// The key types the input in a Latin layout; the one in use has no Latin letters.
        case latin
        case latinShifted
    }

    /// How a key fits the command; nil if it does not.
    ///
    /// - Parameter extra: modifiers that must be held, too, for an alternate.
    func fit(of key: UIKey, with extra: UIKeyModifierFlags = []) -> Fit? {
        let required = modifierFlags.union(extra)
        // Most commands are told from most keys by the modifiers alone.
        guard UIKeyCommand.holds(required.subtracting(.shift), key.modifierFlags.subtracting(.shift)),
            let input = effectiveInput, !input.text.isEmpty
        else { return nil }
        if let keys = input.keys {
            return keys.contains(key.keyCode) && UIKeyCommand.holds(required, key.modifierFlags) ? .typed : nil
        }
        if UIKeyCommand.fits(input, required, key.charactersIgnoringModifiers, key) { return .typed }
        if UIKeyCommand.fitsShifted(input, required, key.characters, key) { return .shifted }
        guard allowsAutomaticLocalization, !key.latinCharactersIgnoringModifiers.isEmpty else { return nil }
        if UIKeyCommand.fits(input, required, key.latinCharactersIgnoringModifiers, key) { return .latin }
        if UIKeyCommand.fitsShifted(input, required, key.latinCharacters, key) { return .latinShifted }
        return nil
    }

    private static func fits(
        _ input: KeyCommandInput, _ required: UIKeyModifierFlags, _ typed: String, _ key: UIKey
    ) -> Bool { typed.lowercased() == input.lowercased && holds(required, key.modifierFlags) }

    private static func fitsShifted(
        _ input: KeyCommandInput, _ required: UIKeyModifierFlags, _ typed: String, _ key: UIKey
    ) -> Bool {
        // Letters are the same with Shift.
        guard key.modifierFlags.contains(.shift), typed == input.text, input.lowercased == typed.uppercased() else {
            return false
        }
        return holds(required.subtracting(.shift), key.modifierFlags.subtracting(.shift))
    }

    private static let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// Whether exactly the modifiers that are required are held. The Control key is Command, too.
    private static func holds(_ required: UIKeyModifierFlags, _ held: UIKeyModifierFlags) -> Bool {
        if required.contains(.numericPad), !held.contains(.numericPad) { return false }
        if required.contains(.alphaShift), !held.contains(.alphaShift) { return false }
        let required = required.intersection(relevant)
        let held = held.intersection(relevant)
        if required == held { return true }
        guard required.contains(.command), !required.contains(.control), held.contains(.control),
            !held.contains(.command)
        else { return false }
        return held.subtracting(.control).union(.command) == required
    }
}
