// Matching of keys and commands.
extension UIKeyCommand {
    /// The quality of a match. Lower values take precedence.
    enum Fit: Int, CaseIterable {
        /// The key produces the input in the current layout.
        case typed
        /// The key produces the input together with Shift, which is then not a modifier of the command, as for `+`
        /// above `=`.
        case shifted
        /// The key produces the input in a Latin layout, and the current layout has no Latin letters.
        case latin
        /// The key produces the input together with Shift in a Latin layout.
        case latinShifted
    }

    /// Returns how a key matches the command, or `nil` if it does not match.
    ///
    /// - Parameters:
    ///   - key: The key that was pressed.
    ///   - extra: Additional modifiers that must be held, for an alternate.
    func fit(of key: UIKey, with extra: UIKeyModifierFlags = []) -> Fit? {
        let required = modifierFlags.union(extra)
        // For most pairs of commands and keys, the modifiers alone rule out a match.
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
        // Letters are excluded: they are compared without regard to case.
        guard key.modifierFlags.contains(.shift), typed == input.text, input.lowercased == typed.uppercased() else {
            return false
        }
        return holds(required.subtracting(.shift), key.modifierFlags.subtracting(.shift))
    }

    private static let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// Returns whether exactly the required modifiers are held. The Control key also counts as Command.
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
