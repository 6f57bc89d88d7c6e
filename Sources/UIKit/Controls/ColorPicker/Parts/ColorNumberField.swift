/// A text field for a number or a hexadecimal color, which is applied when editing ends.
@MainActor final class ColorNumberField: UITextField {
    /// The function that applies a text. Returns the text to show.
    var apply: ((String) -> String)?

    init(_ label: String) {
        super.init(frame: .zero)
        borderStyle = .roundedRect
        font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        textAlignment = .center
        accessibilityLabel = label
        addAction(UIAction { [weak self] _ in self?.commit() }, for: [.editingDidEnd, .primaryActionTriggered])
    }

    required init?(coder: NSCoder) { nil }

    private func commit() {
        guard let apply else { return }
        let new = apply(text ?? "")
        if new != text { text = new }
    }

    /// Shows a text unless the user is typing another one.
    func show(_ new: String) { if !isEditing, new != text { text = new } }
}
