import UIKit

/// A page about text fields, a search bar, and a text view.
final class TextFieldsPage: CardPage {
    private let first = TextFieldsPage.field(.roundedRect, "Rounded corners")

    init() {
        let clear = TextFieldsPage.field(.roundedRect, "Clear button") {
            $0.clearButtonMode = .always
            $0.text = "Delete me"
        }
        let secure = TextFieldsPage.field(.roundedRect, "Password") {
            $0.isSecureTextEntry = true
            $0.text = "secret"
        }
        let disabled = TextFieldsPage.field(.roundedRect, "Disabled") {
            $0.text = "Not editable"
            $0.isEnabled = false
        }
        let centered = TextFieldsPage.field(.roundedRect, "") {
            $0.text = "Centered"
            $0.accessibilityLabel = "Centered text"
            $0.textAlignment = .center
        }
        let scripts = TextFieldsPage.field(.roundedRect, "") {
            $0.text = "한글 abc שלום مرحبا 日本"
            $0.accessibilityLabel = "Several scripts"
        }
        let shrinking = TextFieldsPage.field(.roundedRect, "Reduced font size") {
            $0.text =
                "The font size is reduced until the entire text fits into the field. Otherwise, the end of this long text would "
                + "be hidden"
            $0.font = .systemFont(ofSize: 17)
            $0.adjustsFontSizeToFitWidth = true
        }
        let text = UITextView()
        text.font = .systemFont(ofSize: 14)
        text.text = TextFieldsPage.sample
        text.layer.cornerRadius = 8
        text.isFindInteractionEnabled = true
        text.accessibilityLabel = "Notes"
        super.init(
            title: "Text fields",
            summary:
                "UITextField, UISearchBar, UITextView with keyboard, mouse and touch; Control-Z undoes.",
            [
                [
                    Card(
                        "Styles",
                        content: VerticalStack(
                            spacing: 10,
                            [
                                first, TextFieldsPage.field(.bezel, "Bezel"), TextFieldsPage.field(.line, "Line"),
                                TextFieldsPage.field(.none, "No border"),
                            ])),
                    Card("Parts", content: VerticalStack(spacing: 10, [clear, secure, disabled])),
                ],
                [
                    Card("Alignment and scripts", content: VerticalStack(spacing: 10, [centered, scripts, shrinking])),
                    Card("Search", content: SearchSample()),
                ],
                [Card("Text view", content: FixedHeightView(text, height: 130))],
            ])
    }

    required init?(coder: NSCoder) { nil }

    override var firstFocus: UIControl? { first }

    private static func field(
        _ style: UITextField.BorderStyle, _ placeholder: String, _ change: (UITextField) -> Void = { _ in }
    ) -> UITextField {
        let field = UITextField()
        field.borderStyle = style
        field.font = .systemFont(ofSize: 14)
        field.placeholder = placeholder
        field.accessibilityLabel = placeholder
        change(field)
        return field
    }

    private static let sample = """
        A text view lays out only the visible text, so that long texts open fast.

        The keys are those of the desktop: Control with an arrow key moves by words, Home and End move to the ends of a \
        line, Shift extends the selection. A double click selects a word, a triple click the paragraph. Control-F finds.
        """
}
