/// What few texts have: paragraphs that are arranged in their own way, and attachments. It is kept apart, so that all
/// the others carry no more than a reference to nothing.
package final class TextExtras: Hashable {
    /// A stretch of paragraphs that are arranged alike.
    package struct Paragraphs: Hashable, Sendable {
        /// Where the stretch ends, in the text's UTF-8. It begins where the one before ends.
        package var end: Int
        package var shape: ParagraphShape

        package init(end: Int, shape: ParagraphShape) {
            self.end = end
            self.shape = shape
        }
    }

    /// An attachment in the text.
    package struct Attachment: Hashable {
        /// Where ``TextAttachment/character`` is in the text's UTF-8.
        package var offset: Int
        package var attachment: TextAttachment

        package init(offset: Int, attachment: TextAttachment) {
            self.offset = offset
            self.attachment = attachment
        }
    }

    /// In the order of the text. Text behind the last is arranged as that is.
    package let paragraphs: [Paragraphs]

    /// In the order of the text.
    package let attachments: [Attachment]

    package init(paragraphs: [Paragraphs] = [], attachments: [Attachment] = []) {
        self.paragraphs = paragraphs
        self.attachments = attachments
    }

    /// The same with attachments `factor` times as large.
    package func scaled(by factor: CGFloat) -> TextExtras {
        guard !attachments.isEmpty else { return self }
        return TextExtras(
            paragraphs: paragraphs,
            attachments: attachments.map { found in
                var found = found
                found.attachment.bounds = found.attachment.bounds.applying(
                    CGAffineTransform(scaleX: factor, y: factor))
                return found
            })
    }

    /// The shape of the paragraph that begins at an offset.
    func shape(at offset: Int) -> ParagraphShape? {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return paragraphs.isEmpty ? nil : paragraphs[low].shape
    }

    package static func == (a: TextExtras, b: TextExtras) -> Bool {
        a === b || (a.paragraphs == b.paragraphs && a.attachments == b.attachments)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(paragraphs)
        hasher.combine(attachments)
    }
}
