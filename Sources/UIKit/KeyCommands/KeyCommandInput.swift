/// What a command's input stands for, looked up once: every key is held against every command.
@MainActor struct KeyCommandInput {
    let text: String
    /// Letters of either case are the same.
    let lowercased: String
    /// The keys that the input names; nil if it is what a key types.
    let keys: Set<UIKeyboardHIDUsage>?

    init(_ text: String) {
        self.text = text
        lowercased = text.lowercased()
        keys = UIKeyCommand.namedKeys[text]
    }
}
