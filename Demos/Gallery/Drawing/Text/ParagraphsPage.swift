import UIKit

/// A page about paragraph styles and attachments, in labels and in a text view.
final class ParagraphsPage: CardPage {
    init() {
        let editor = UITextView()
        editor.font = Style.smallText
        editor.allowsEditingTextAttributes = true
        let text = NSMutableAttributedString(attributedString: ParagraphSamples.pictures)
        text.append(NSAttributedString(string: "\n"))
        text.append(ParagraphSamples.text)
        editor.attributedText = text
        editor.layer.cornerRadius = Style.innerRadius
        editor.accessibilityLabel = "Paragraphs"
        super.init(
            title: "Paragraphs", summary: "NSParagraphStyle and NSTextAttachment: what stands where in a text.",
            [
                [
                    Card("Styles", content: ParagraphSamples.label(ParagraphSamples.text)),
                    Card(
                        "Tabs and pictures",
                        content: Rows(
                            spacing: 20,
                            [ParagraphSamples.table, ParagraphSamples.pictures].map { ParagraphSamples.label($0) })),
                ],
                [Card("To be edited", content: Tall(editor, height: 200))],
            ])
    }

    required init?(coder: NSCoder) { nil }
}
