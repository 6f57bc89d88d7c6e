import CoreGraphics
import TextEngine

/// Text with UIKit attributes in the form that text layout uses.
struct StyledText {
    let text: String
    let runs: [TextRun]
    /// The paragraph shapes and attachments; nil if there are none.
    let extras: RichTextContent?

    /// Creates text with one font and the color with which it is drawn.
    init(_ text: String, font: UIFont) {
        self.text = text
        runs = [TextRun(range: 0..<text.utf8.count, attributes: TextAttributes(font: font.descriptor))]
        extras = nil
    }

    /// Creates text from an attributed string.
    ///
    /// - Parameters:
    ///   - attributed: The attributed string.
    ///   - font: The font of text without a font attribute.
    ///   - traits: The traits with which colors are resolved. Text without a color attribute has the color with which
    ///     it is drawn.
    init(_ attributed: NSAttributedString, font: UIFont, traits: UITraitCollection) {
        let text = attributed.string
        var runs: [TextRun] = []
        var end = text.startIndex
        var offset = 0
        var paragraphs = ParagraphStyles()
        var attachments: [RichTextContent.Attachment] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            // Ranges of attributed strings count UTF-16 code units, and layouts count UTF-8. The ranges are
            // consecutive.
            let next = String.Index(utf16Offset: range.location + range.length, in: text)
            let length = text.utf8.distance(from: end, to: next)
            runs.append(
                TextRun(
                    range: offset..<offset + length,
                    attributes: TextAttributes(attributes, font: font, traits: traits)))
            offset += length
            defer { end = next }
            paragraphs.append(attributes[.paragraphStyle] as? NSParagraphStyle, to: offset)
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                attachments += RichTextContent.positions(
                    of: attachment.attachment, in: text[end..<next], from: offset - length)
            }
        }
        self.text = text
        let shapes = paragraphs.shapes(of: text)
        extras =
            shapes.isEmpty && attachments.isEmpty ? nil : RichTextContent(paragraphs: shapes, attachments: attachments)
        self.runs = runs.isEmpty ? [TextRun(range: 0..<0, attributes: TextAttributes(font: font.descriptor))] : runs
    }

    /// Returns the text with all font sizes multiplied by a factor.
    func scaled(by factor: CGFloat) -> StyledText {
        StyledText(
            text: text,
            runs: runs.map { run in
                var run = run
                run.attributes.font.size *= factor
                run.attributes.kern *= factor
                run.attributes.baselineOffset *= factor
                return run
            }, extras: extras?.scaled(by: factor))
    }

    /// Returns the text with reduced spacing between glyphs.
    ///
    /// - Parameter fraction: The reduction as a fraction of the font size.
    func tightened(by fraction: CGFloat) -> StyledText {
        StyledText(
            text: text,
            runs: runs.map { run in
                var run = run
                run.attributes.kern -= run.attributes.font.size * fraction
                return run
            }, extras: extras)
    }

    /// The attachments without paragraph shapes, for views that arrange a single line themselves.
    var attachments: RichTextContent? {
        guard let extras, !extras.attachments.isEmpty else { return nil }
        return RichTextContent(attachments: extras.attachments)
    }

    private init(text: String, runs: [TextRun], extras: RichTextContent?) {
        self.text = text
        self.runs = runs
        self.extras = extras
    }
}

extension TextAttributes {
    /// Creates layout attributes from the supported attributes of an attributed string. Values of a wrong type are
    /// ignored.
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, traits: UITraitCollection) {
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.resolvedColor(with: traits).cgColor
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat { attributes.number(for: key) }
        self.init(
            font: (attributes[.font] as? UIFont ?? font).descriptor, color: color(.foregroundColor),
            backgroundColor: color(.backgroundColor), isUnderlined: number(.underlineStyle) != 0,
            isStruckThrough: number(.strikethroughStyle) != 0, kern: number(.kern),
            baselineOffset: number(.baselineOffset))
        var decoration = TextDecoration()
        decoration.underlineColor = color(.underlineColor)
        decoration.strikethroughColor = color(.strikethroughColor)
        let underline = Int(exactly: number(.underlineStyle)) ?? 0
        decoration.hasDoubleUnderline = underline & 15 == NSUnderlineStyle.double.rawValue
        decoration.strokeColor = color(.strokeColor)
        let width = number(.strokeWidth)
        decoration.strokeWidth = width.isFinite ? max(-200, min(200, width)) : 0
        decoration.hasNoLigatures = attributes[.ligature] != nil && number(.ligature) == 0
        if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            decoration.shadow = TextShadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
                color: color.resolvedColor(with: traits).cgColor)
        }
        if decoration != TextDecoration() { self.decoration = TextDecorationBox(decoration) }
    }
}

extension [NSAttributedString.Key: Any] {
    /// Returns the number of an attribute, which may have any number type or be an ``NSUnderlineStyle``; 0 for other
    /// values, and if there is none.
    func number(for key: NSAttributedString.Key) -> CGFloat {
        switch self[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: 0
        }
    }
}

extension NSAttributedString {
    /// The paragraph style of the first character; nil if it has none.
    var leadingParagraphStyle: NSParagraphStyle? { leadingAttribute(.paragraphStyle) as? NSParagraphStyle }

    /// Returns an attribute of the first character.
    func leadingAttribute(_ key: NSAttributedString.Key) -> Any? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
    }

    /// Returns the text with another alignment in all of its paragraph styles.
    func settingAlignment(_ alignment: NSTextAlignment) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let style = value as? NSParagraphStyle, style.alignment != alignment else { return }
            let other = NSMutableParagraphStyle()
            other.setParagraphStyle(style)
            other.alignment = alignment
            result.addAttribute(.paragraphStyle, value: other, range: range)
        }
        return result
    }

    /// Returns the text with an attribute set for all of it, or removed if the value is nil.
    func setting(_ key: NSAttributedString.Key, to value: Any?) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        if let value {
            result.addAttribute(key, value: value, range: all)
        } else {
            result.removeAttribute(key, range: all)
        }
        return result
    }
}
