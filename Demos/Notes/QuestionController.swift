import UIKit

/// A sheet that asks a question with buttons and, optionally, a text field.
final class QuestionController: UIViewController, UITextFieldDelegate {
    struct Choice {
        let title: String
        /// A closure to call with the text in the field.
        var action: (String) -> Void = { _ in }
    }

    private let message: String
    private let choices: [Choice]
    private let heading = UILabel()
    private let words = UILabel()
    private let field: UITextField?
    private var buttons: [UIButton] = []

    private static let margin: CGFloat = 20
    private static let width: CGFloat = 420

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: Details, displayed below the title.
    ///   - text: The initial text of the field; nil for a question without a field.
    ///   - choices: The choices. Return selects the first one, Escape the last one.
    init(_ title: String, _ message: String, text: String? = nil, _ choices: [Choice]) {
        self.message = message
        self.choices = choices
        field = text.map { text in
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 14)
            field.text = text
            field.autocapitalizationType = .none
            return field
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title
        buttons = choices.enumerated().map { index, choice in
            var configuration = index == 0 ? UIButton.Configuration.filled() : .gray()
            configuration.title = choice.title
            return UIButton(
                configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(index) })
        }
        modalPresentationStyle = .formSheet
        // Escape and a click outside the sheet select the last choice instead of dismissing the sheet without one.
        isModalInPresentation = true
        fit(in: QuestionController.width)
    }

    required init?(coder: NSCoder) { nil }

    private func fit(in width: CGFloat) {
        let size = CGSize(width: QuestionController.width, height: fittingHeight(for: width))
        if size != preferredContentSize { preferredContentSize = size }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title
        heading.font = .systemFont(ofSize: 16, weight: .semibold)
        heading.numberOfLines = 0
        words.text = message
        words.font = .systemFont(ofSize: 14)
        words.textColor = .secondaryLabel
        words.numberOfLines = 0
        field?.delegate = self
        field?.accessibilityLabel = title
        for item in [heading, words] + buttons { view.addSubview(item) }
        if let field { view.addSubview(field) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (field ?? buttons.first as UIControl?)?.becomeFirstResponder()
        // Place the caret at the end, because the user usually changes the file name.
        if let field { field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument) }
    }

    private func choose(_ index: Int) {
        let (choice, text) = (choices[index], field?.text ?? "")
        presentingViewController?.dismiss(animated: false) { choice.action(text) }
    }

    // MARK: Layout

    private func height(of text: String?, _ font: UIFont, in width: CGFloat) -> CGFloat {
        guard let text, !text.isEmpty else { return 0 }
        let room = CGSize(width: width, height: 1000)
        return NSString(string: text).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
        ).height.rounded(.up)
    }

    private func headingHeight(in width: CGFloat) -> CGFloat {
        height(of: title, .systemFont(ofSize: 16, weight: .semibold), in: width)
    }
    private func wordsHeight(in width: CGFloat) -> CGFloat {
        height(of: message, .systemFont(ofSize: 14), in: width)
    }

    private func width(of button: UIButton) -> CGFloat { max(76, button.intrinsicContentSize.width.rounded(.up)) }

    /// Returns whether the buttons are in rows of two because they do not fit in one row.
    private func hasRowsOfTwo(in width: CGFloat) -> Bool {
        let widths = buttons.reduce(0) { $0 + self.width(of: $1) }
        return widths + 8 * CGFloat(buttons.count - 1) > width
    }

    private func fittingHeight(for width: CGFloat) -> CGFloat {
        let room = width - 2 * QuestionController.margin
        let rows = CGFloat(hasRowsOfTwo(in: room) ? (choices.count + 1) / 2 : 1)
        let parts = [headingHeight(in: room), wordsHeight(in: room), field == nil ? 0 : 32, rows * 34 + (rows - 1) * 8]
            .filter { $0 > 0 }
        return parts.reduce(2 * QuestionController.margin) { $0 + $1 } + 12 * CGFloat(parts.count - 1)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = QuestionController.margin
        let width = max(0, view.bounds.width - 2 * margin)
        // In a small window, the sheet is narrower than preferred and therefore taller.
        fit(in: min(view.bounds.width, QuestionController.width))
        var y = margin
        func place(_ item: UIView, _ height: CGFloat) {
            item.frame = CGRect(x: margin, y: y, width: width, height: height)
            if height > 0 { y += height + 12 }
        }
        place(heading, headingHeight(in: width))
        place(words, wordsHeight(in: width))
        if let field { place(field, 32) }
        if hasRowsOfTwo(in: width) {
            let top = view.bounds.height - margin - CGFloat((buttons.count + 1) / 2) * 42 + 8
            let half = ((width - 8) / 2).rounded(.down)
            for (index, button) in buttons.enumerated() {
                button.frame = view.directional(
                    CGRect(
                        x: margin + CGFloat(index % 2) * (half + 8), y: top + CGFloat(index / 2) * 42, width: half,
                        height: 34))
            }
            return
        }
        // The first button is at the trailing edge.
        var right = view.bounds.width - margin
        for button in buttons {
            let wish = self.width(of: button)
            button.frame = view.directional(
                CGRect(x: right - wish, y: view.bounds.height - margin - 34, width: wish, height: 34))
            right -= wish + 8
        }
    }

    // MARK: Keys

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        choose(0)
        return false
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
            choose(choices.count - 1)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
