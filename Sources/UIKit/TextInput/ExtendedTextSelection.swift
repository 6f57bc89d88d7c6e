/// A selection of a text input that the keyboard extended, and its fixed end.
///
/// A `UITextInput` does not record which end of its selection is fixed, so the session of its scene does.
@MainActor struct ExtendedTextSelection {
    private weak var input: (any UITextInput)?
    private let range: UITextRange
    private let anchor: UITextPosition

    init(input: any UITextInput, range: UITextRange, anchor: UITextPosition) {
        self.input = input
        self.range = range
        self.anchor = anchor
    }

    /// Returns the fixed end of an input's selection if it is this selection; otherwise nil.
    func anchor(of selected: UITextRange, in input: any UITextInput) -> UITextPosition? {
        guard self.input === input, input.compare(range.start, to: selected.start) == .orderedSame,
            input.compare(range.end, to: selected.end) == .orderedSame
        else { return nil }
        return anchor
    }
}
