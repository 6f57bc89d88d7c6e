/// The field in place of a title while the user renames it (BI-22). Return and the loss of keyboard focus end renaming,
/// Escape cancels it.
@MainActor final class NavigationRenameField: UITextField, UITextFieldDelegate {
    /// The least width, in points.
    static let width: CGFloat = 180

    private var end: ((String?) -> Bool)?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: The text at the beginning.
    ///   - end: Ends renaming with a text, or with nil if the user cancels. Returns false to continue.
    init(_ text: String, end: @escaping (String?) -> Bool) {
        self.end = end
        super.init(frame: .zero)
        self.text = text
        borderStyle = .roundedRect
        font = BarDesign.titleFont
        textAlignment = .center
        accessibilityIdentifier = "RenameField"
        accessibilityLabel = "Name"
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    private func finish(_ text: String?) {
        guard let end else { return }
        self.end = nil
        if !end(text) { self.end = end }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish(text ?? "")
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        // A title that is not permitted is dropped when the user turns to something else.
        guard let end else { return }
        self.end = nil
        if !end(text ?? "") { _ = end(nil) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            guard press.key?.keyCode == .keyboardEscape, isEditing else { return true }
            finish(nil)
            return false
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}
