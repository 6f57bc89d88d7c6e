// Names of the keys that type nothing (KY-07).
extension UIKeyCommand {
    /// The key with the arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key with the arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key with the arrow to the left; the other one where the desktop's language runs from right to left, unless
    /// ``allowsAutomaticMirroring`` is false (KC-04).
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key with the arrow to the right; the other one where the desktop's language runs from right to left, unless
    /// ``allowsAutomaticMirroring`` is false (KC-04).
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page Up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page Down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Backspace or Delete.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The function key F1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The function key F2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The function key F3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The function key F4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The function key F5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The function key F6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The function key F7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The function key F8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The function key F9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The function key F10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The function key F11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The function key F12.
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

    static let mirrored: [String: String] = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(", "<": ">", ">": "<",
    ]

    /// The input as it is where the desktop's language is written from right to left, or not.
    var effectiveInput: KeyCommandInput? {
        guard WritingDirection.isRightToLeft, allowsAutomaticMirroring else { return ownInput }
        return mirroredInput ?? ownInput
    }
}
