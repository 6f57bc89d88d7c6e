/// The parsed input of a key command. It is cached because every key press is compared with every command.
@MainActor struct KeyCommandInput {
    let text: String
    /// The input in lower case, for a comparison that ignores case.
    let lowercased: String
    /// The keys that the input names, or `nil` if the input is text that a key produces.
    let keys: Set<UIKeyboardHIDUsage>?

    init(_ text: String) {
        self.text = text
        lowercased = text.lowercased()
        keys = UIKeyCommand.namedKeys[text]
    }
}
