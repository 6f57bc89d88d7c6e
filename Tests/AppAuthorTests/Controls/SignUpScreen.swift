import UIKit

/// A form with a name and a password, which are validated while the user types.
final class SignUpScreen: UIViewController, UITextFieldDelegate {
    let name = UITextField()
    let password = UITextField()
    let message = UILabel()
    let submit = UIButton(configuration: .filled())
    var onSubmit: ((String, String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, field) in [name, password].enumerated() {
            field.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 50, width: 300, height: 36)
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addTarget(self, action: SignUpScreen.validate, for: .editingChanged)
            view.addSubview(field)
        }
        name.placeholder = "Name"
        name.accessibilityIdentifier = "name"
        name.clearButtonMode = .whileEditing
        password.placeholder = "Password"
        password.accessibilityIdentifier = "password"
        password.isSecureTextEntry = true
        message.frame = CGRect(x: 20, y: 120, width: 300, height: 24)
        message.textColor = .systemRed
        submit.configuration?.title = "Sign Up"
        submit.frame = CGRect(x: 20, y: 150, width: 120, height: 40)
        submit.accessibilityIdentifier = "submit"
        submit.addAction(UIAction { [unowned self] _ in send() }, for: .primaryActionTriggered)
        view.addSubview(message)
        view.addSubview(submit)
        validate()
    }

    func validate() {
        let (name, password) = (name.text ?? "", password.text ?? "")
        message.text =
            name.isEmpty ? "Enter a name." : password.count < 8 ? "The password needs 8 characters." : nil
        submit.isEnabled = message.text == nil
    }

    private func send() { onSubmit?(name.text ?? "", password.text ?? "") }

    // MARK: Text fields

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { password.becomeFirstResponder() } else if submit.isEnabled { send() }
        return false
    }

    /// Names have at most ten characters and no spaces.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === name else { return true }
        let length = (textField.text ?? "").utf16.count - range.length + string.utf16.count
        return length <= 10 && !string.contains(" ")
    }
}
