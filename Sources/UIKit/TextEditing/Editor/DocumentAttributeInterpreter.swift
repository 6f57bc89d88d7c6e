import CoreGraphics
import TextEngine

/// The meaning of UIKit's text attributes in the document of a text view or text field.
struct DocumentAttributeInterpreter: TextAttributeInterpreter {
    private let font: UIFont
    private let traits: UITraitCollection
    /// The tint color of the traits, which the comparison of trait collections ignores.
    private let tint: UIColor?

    /// Creates an interpreter.
    ///
    /// - Parameters:
    ///   - font: The font of text without a font attribute.
    ///   - traits: The traits with which colors are resolved.
    init(font: UIFont, traits: UITraitCollection) {
        self.font = font
        self.traits = traits
        tint = traits.tint
    }

    func layoutAttributes(
        of attributes: [NSAttributedString.Key: Any], linkAttributes: [NSAttributedString.Key: Any]
    ) -> TextAttributes {
        guard attributes[.link] != nil, !linkAttributes.isEmpty else {
            return TextAttributes(attributes, font: font, traits: traits)
        }
        return TextAttributes(attributes.merging(linkAttributes) { _, link in link }, font: font, traits: traits)
    }

    func paragraphStyle(in attributes: [NSAttributedString.Key: Any]) -> ParagraphLayoutStyle? {
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.shape
    }

    func attachment(in attributes: [NSAttributedString.Key: Any]) -> TextAttachment? {
        (attributes[.attachment] as? NSTextAttachment)?.attachment
    }
}

extension TextDocumentStyle {
    /// Creates the style of a document with UIKit's attributes, in the standard font.
    static var standard: TextDocumentStyle {
        var style = TextDocumentStyle()
        style.setFont(.systemFont(ofSize: 17), traits: .current)
        return style
    }

    /// Sets the font of text without a font attribute, and the traits with which colors are resolved.
    mutating func setFont(_ font: UIFont, traits: UITraitCollection) {
        self.font = font.descriptor
        interpreter = AnyTextAttributeInterpreter(DocumentAttributeInterpreter(font: font, traits: traits))
    }
}
