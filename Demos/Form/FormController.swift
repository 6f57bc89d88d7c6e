import UIKit

/// Shows the fields of the form, checks them as the user types, and enables the button when they are valid.
final class FormController: UIViewController, UITextFieldDelegate {
    private let name = FormController.field("Ada Lovelace")
    private let address = FormController.field("ada@example.org")
    private let server = FormController.field("mail.example.org")
    private let encryption = UISwitch()
    private let interval = UISegmentedControl(items: ["5 min", "15 min", "Hourly"])
    private let message = UILabel()
    private let save = UIButton(type: .system)
    private let rows = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Mail account"
        title.font = .preferredFont(forTextStyle: .title2)
        message.font = .preferredFont(forTextStyle: .footnote)
        message.numberOfLines = 0
        save.setTitle("Save", for: .normal)
        save.addAction(UIAction { [weak self] _ in self?.savePressed() }, for: .touchUpInside)
        encryption.isOn = true
        interval.selectedSegmentIndex = 1

        rows.axis = .vertical
        rows.spacing = 12
        rows.addArrangedSubview(title)
        rows.setCustomSpacing(20, after: title)
        addRows()
        rows.addArrangedSubview(message)
        rows.addArrangedSubview(row("", save))

        let scroll = UIScrollView()
        for subview in [scroll, rows] { subview.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(rows)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
            rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
            rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 24),
            rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -24),
            rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48),
        ])
        validate()
    }

    /// Adds a row for each field. The labels are as wide as the widest of them.
    private func addRows() {
        let content: [(String, UIView)] = [
            ("Name", name), ("Address", address), ("Server", server), ("Encryption", encryption), ("Check", interval),
        ]
        var first: UIView?
        for (title, control) in content {
            let row = row(title, control)
            rows.addArrangedSubview(row)
            let label = row.arrangedSubviews[0]
            if let first { label.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
            first = first ?? label
        }
        for field in [name, address, server] {
            field.delegate = self
            field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        }
    }

    /// Returns a row of a label and a control. Controls that do not stretch are followed by an empty view.
    private func row(_ title: String, _ control: UIView) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 12
        row.alignment = control is UITextField ? .firstBaseline : .center
        if !(control is UITextField) { row.addArrangedSubview(UIView()) }
        control.accessibilityLabel = title.isEmpty ? nil : title
        return row
    }

    private static func field(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = placeholder
        return field
    }

    // MARK: Validation

    /// Shows the first problem, with an animation, and enables the button if there is none.
    private func validate() {
        let text =
            if name.text?.isEmpty != false {
                "Please enter your name."
            } else if address.text?.contains("@") != true {
                "The address needs an @ sign."
            } else if server.text?.contains(".") != true {
                "Please enter the full name of the server."
            } else {
                ""
            }
        save.isEnabled = text.isEmpty
        show(text, .systemRed)
    }

    /// Shows a message below the fields, with an animation.
    private func show(_ text: String, _ color: UIColor) {
        if !text.isEmpty { message.text = text }
        message.textColor = color
        UIView.animate(withDuration: view.window == nil ? 0 : 0.2) {
            self.message.isHidden = text.isEmpty
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Keyboard

    /// Return moves to the next field, and saves in the last one.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let fields = [name, address, server]
        guard let index = fields.firstIndex(of: textField) else { return true }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if save.isEnabled {
            savePressed()
        }
        return true
    }

    private func savePressed() { show("The account was saved.", .secondaryLabel) }
}
