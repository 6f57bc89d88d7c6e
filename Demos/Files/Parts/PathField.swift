import UIKit

/// A field in which the user types the path of a folder. Return opens it; Escape and the loss of keyboard focus cancel.
final class PathField: UITextField, UITextFieldDelegate {
    private var completion: ((String?) -> Bool)?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: The path at the beginning.
    ///   - completion: A closure that is called with the path, or with nil if the user cancels. It returns false to
    ///     continue.
    init(_ text: String, completion: @escaping (String?) -> Bool) {
        self.completion = completion
        super.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: 13)
        borderStyle = .roundedRect
        autocapitalizationType = .none
        accessibilityLabel = "Path"
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Removes the field without calling the closure.
    func end() {
        completion = nil
        removeFromSuperview()
    }

    private func finish(_ text: String?) {
        guard let completion else { return }
        self.completion = nil
        if !completion(text) { self.completion = completion }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish(text ?? "")
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { finish(nil) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            guard press.key?.keyCode == .keyboardEscape else { return true }
            finish(nil)
            return false
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }
}
