import UIKit

/// A text field over the name of a file. Return and a click elsewhere rename the file, Escape does not.
final class RenameField: UITextField, UITextFieldDelegate {
    /// The file that is being renamed.
    let name: FileName

    private var completion: ((_ text: String?, _ hadFocus: Bool) -> Void)?
    /// Called when the text is not a possible name.
    private let onProblem: (String) -> Void

    /// Creates a field with the name of a file, for a name that is valid UTF-8.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - onProblem: A closure that is called with the reason if the text cannot be a name.
    ///   - completion: A closure that is called once, with the new name, or nil if the user keeps the old one, and with
    ///     false if another view has got the focus.
    init(
        _ name: FileName, onProblem: @escaping (String) -> Void,
        completion: @escaping (_ text: String?, _ hadFocus: Bool) -> Void
    ) {
        self.name = name
        self.onProblem = onProblem
        self.completion = completion
        super.init(frame: .zero)
        text = name.editableText ?? name.text
        font = .systemFont(ofSize: 13)
        borderStyle = .roundedRect
        returnKeyType = .done
        accessibilityLabel = "Name"
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Begins to edit, with the name selected up to the extension.
    func begin(isFolder: Bool) {
        becomeFirstResponder()
        let stem = isFolder ? name.bytes[...] : name.bytes[..<name.extensionStart]
        let length = String(decoding: stem, as: UTF8.self).utf16.count
        guard let end = position(from: beginningOfDocument, offset: length) else { return }
        selectedTextRange = textRange(from: beginningOfDocument, to: end)
    }

    /// Ends without renaming.
    func cancel() { end(nil) }

    private func end(_ text: String?) {
        guard let completion else { return }
        self.completion = nil
        let hadFocus = isFirstResponder
        if hadFocus { resignFirstResponder() }
        removeFromSuperview()
        completion(text, hadFocus)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let text = text ?? ""
        if let problem = FileName.problem(with: text) { onProblem(problem) } else { end(text) }
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let text = text ?? ""
        end(FileName.problem(with: text) == nil ? text : nil)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            cancel()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
