// Names of the keys that type nothing (KY-07).
extension UIKeyCommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Backspace or Delete.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The keys that inputs stand for which are no characters, or not the same ones with every keyboard.
    static let namedKeys: [String: Set<UIKeyboardHIDUsage>] = [
        inputUpArrow: [.keyboardUpArrow], inputDownArrow: [.keyboardDownArrow], inputLeftArrow: [.keyboardLeftArrow],
        inputRightArrow: [.keyboardRightArrow], inputEscape: [.keyboardEscape], inputPageUp: [.keyboardPageUp],
        inputPageDown: [.keyboardPageDown], inputHome: [.keyboardHome], inputEnd: [.keyboardEnd],
        inputDelete: [.keyboardDeleteOrBackspace, .keyboardDeleteForward], f1: [.keyboardF1], f2: [.keyboardF2],
        f3: [.keyboardF3], f4: [.keyboardF4], f5: [.keyboardF5], f6: [.keyboardF6], f7: [.keyboardF7],
        f8: [.keyboardF8], f9: [.keyboardF9], f10: [.keyboardF10], f11: [.keyboardF11], f12: [.keyboardF12],
        "\u{1B}": [.keyboardEscape], "\u{8}": [.keyboardDeleteOrBackspace], "\u{7F}": [.keyboardDeleteForward],
        "\t": [.keyboardTab], "\r": [.keyboardReturnOrEnter, .keyboardReturn, .keypadEnter],
        "\n": [.keyboardReturnOrEnter, .keyboardReturn, .keypadEnter],
    ]

    private static let mirrored: [String: String] = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]

    /// The input as it is where the desktop's language is written from right to left, or not.
    var effectiveInput: String? {
        guard allowsAutomaticMirroring, let input, let other = UIKeyCommand.mirrored[input],
            WritingDirection.isRightToLeft
        else { return input }
        return other
    }
}
