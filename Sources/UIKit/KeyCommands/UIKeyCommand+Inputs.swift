// Input strings for keys that do not produce text (KY-07).
extension UIKeyCommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key. In a right-to-left locale it is the right arrow key, unless ``allowsAutomaticMirroring`` is
    /// `false` (KC-04).
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key. In a right-to-left locale it is the left arrow key, unless ``allowsAutomaticMirroring`` is
    /// `false` (KC-04).
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The Backspace key or the Delete key.
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

    /// The keys for inputs that are not text, or whose text differs between keyboards.
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

    /// The input, mirrored if the locale is written from right to left and the command allows it.
    var effectiveInput: KeyCommandInput? {
        guard WritingDirection.isRightToLeft, allowsAutomaticMirroring else { return ownInput }
        return mirroredInput ?? ownInput
    }
}
