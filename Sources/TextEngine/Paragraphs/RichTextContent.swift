import CoreGraphics

/// Paragraph styles and attachments, which little text has. Text without them stores only a nil reference.
package final class RichTextContent: Hashable {
    /// A range of paragraphs with the same style.
    package struct Paragraphs: Hashable, Sendable {
        /// The end of the range in the text's UTF-8. It begins at the end of the previous range.
        package var end: Int
        package var shape: ParagraphLayoutStyle

        package init(end: Int, shape: ParagraphLayoutStyle) {
            self.end = end
            self.shape = shape
        }
    }

    /// An attachment in the text.
    package struct Attachment: Hashable {
        /// The offset of the ``TextAttachment/character`` in the text's UTF-8.
        package var offset: Int
        package var attachment: TextAttachment

        package init(offset: Int, attachment: TextAttachment) {
            self.offset = offset
            self.attachment = attachment
        }
    }

    /// The paragraph styles in the order of the text. The last one also applies to text after its end.
    package let paragraphs: [Paragraphs]

    /// The attachments in the order of the text.
    package let attachments: [Attachment]

    package init(paragraphs: [Paragraphs] = [], attachments: [Attachment] = []) {
        self.paragraphs = paragraphs
        self.attachments = attachments
    }

    /// Returns a copy with attachments scaled by a factor.
    package func scaled(by factor: CGFloat) -> RichTextContent {
        guard !attachments.isEmpty else { return self }
        return RichTextContent(
            paragraphs: paragraphs,
            attachments: attachments.map { found in
                var found = found
                found.attachment.bounds = found.attachment.bounds.applying(
                    CGAffineTransform(scaleX: factor, y: factor))
                return found
            })
    }

    /// Returns the style of the paragraph that begins at an offset.
    func shape(at offset: Int) -> ParagraphLayoutStyle? {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return paragraphs.isEmpty ? nil : paragraphs[low].shape
    }

    /// Returns the positions of an attachment in a part of the text.
    ///
    /// - Parameters:
    ///   - attachment: The attachment.
    ///   - text: The part of the text.
    ///   - offset: The offset of the part in the entire text, in UTF-8 code units.
    package static func positions(
        of attachment: TextAttachment, in text: Substring, from offset: Int
    ) -> [Attachment] {
        var position = offset
        var result: [Attachment] = []
        for scalar in text.unicodeScalars {
            if scalar == TextAttachment.character {
                result.append(Attachment(offset: position, attachment: attachment))
            }
            position += UTF8.width(scalar)
        }
        return result
    }

    package static func == (a: RichTextContent, b: RichTextContent) -> Bool {
        a === b || (a.paragraphs == b.paragraphs && a.attachments == b.attachments)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(paragraphs)
        hasher.combine(attachments)
    }
}
