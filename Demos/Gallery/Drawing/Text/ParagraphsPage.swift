import UIKit

/// A page about paragraph styles and attachments, in labels and in a text view.
final class ParagraphsPage: CardPage {
    init() {
        let editor = UITextView()
        editor.font = Style.smallText
        editor.allowsEditingTextAttributes = true
        let text = NSMutableAttributedString(attributedString: ParagraphSamples.images)
        text.append(NSAttributedString(string: "\n"))
        text.append(ParagraphSamples.text)
        editor.attributedText = text
        editor.layer.cornerRadius = Style.innerRadius
        editor.accessibilityLabel = "Paragraphs"
        super.init(
            title: "Paragraphs", summary: "NSParagraphStyle and NSTextAttachment: paragraph styles, inline images.",
            [
                [
                    Card("Styles", content: ParagraphSamples.label(ParagraphSamples.text)),
                    Card(
                        "Tabs and images",
                        content: VerticalStack(
                            spacing: 20,
                            [ParagraphSamples.table, ParagraphSamples.images].map { ParagraphSamples.label($0) })),
                ],
                [Card("Editable", content: FixedHeightView(editor, height: 200))],
            ])
    }

    required init?(coder: NSCoder) { nil }
}
