import CoreGraphics

/// The connection of a surface to input methods.
///
/// While text input is active, input methods, dead keys and the Compose key take part in translating keys. Their changes
/// of the text are events of the kind ``InputEvent/Kind/text(_:)``.
@MainActor package protocol TextInputSurface: AnyObject {
    /// Sets whether key presses enter text, and the position of the caret, in points of the surface. Only while text
    /// input is active, input methods, dead keys and the Compose key take part in translating keys; key events that
    /// they consume are not delivered.
    func setTextInput(active: Bool, caretRect: CGRect)

    /// Ends the current composition because the caret moves elsewhere. An event removes the marked text if that has not
    /// been delivered already.
    ///
    /// - Returns: The text that the input method commits. Nil if it commits nothing, or not yet: some input methods
    ///   insert the text a moment later.
    func endComposition() -> String?
}
