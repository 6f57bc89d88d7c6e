import UIKit

/// A page about text fields, a search bar, and a text view.
final class TextFieldsPage: CardPage {
    private let first = TextFieldsPage.field(.roundedRect, "Round corners")

    init() {
        let clear = TextFieldsPage.field(.roundedRect, "With a clear button") {
            $0.clearButtonMode = .always
            $0.text = "Delete me"
        }
        let secure = TextFieldsPage.field(.roundedRect, "Password") {
            $0.isSecureTextEntry = true
            $0.text = "secret"
        }
        let disabled = TextFieldsPage.field(.roundedRect, "Disabled") {
            $0.text = "Not to be changed"
            $0.isEnabled = false
        }
        let centered = TextFieldsPage.field(.roundedRect, "") {
            $0.text = "In the middle"
            $0.textAlignment = .center
        }
        let scripts = TextFieldsPage.field(.roundedRect, "") { $0.text = "한글 abc שלום مرحبا 日本" }
        let shrinking = TextFieldsPage.field(.roundedRect, "Letters become smaller") {
            $0.text =
                "Letters become smaller until all of a long text, which would have to be cut off at its end otherwise, fits into "
                + "its field"
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
                "UITextField, UISearchBar and UITextView, with keys, mouse and touch; Control-Z undoes.",
            [
                [
                    Card(
                        "Styles",
                        content: Rows(
                            spacing: 10,
                            [
                                first, TextFieldsPage.field(.bezel, "Bezel"), TextFieldsPage.field(.line, "Line"),
                                TextFieldsPage.field(.none, "Nothing around it"),
                            ])),
                    Card("Parts", content: Rows(spacing: 10, [clear, secure, disabled])),
                ],
                [
                    Card("Where text stands", content: Rows(spacing: 10, [centered, scripts, shrinking])),
                    Card("Searching", content: SearchSample()),
                ],
                [Card("A text view", content: Tall(text, height: 130))],
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
        A text view lays out what is seen, so that long texts open at once.

        The keys are those of the desktop: Control with the arrows goes over words, Home and End to the ends of lines, with \
        Shift they select. A double click selects a word, a third one the paragraph. Control-F finds.
        """
}
