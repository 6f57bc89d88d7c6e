import CoreGraphics

extension TextLayout {
    /// All parameters of the layout of a text.
    package struct Request: Hashable {
        /// The text.
        package var text: String
        /// The attributes of ranges of the text.
        ///
        /// Text outside these ranges has the font of the first run and no other attributes.
        package var runs: [TextRun]
        /// The width for lines, in points; `.infinity` for no wrapping.
        package var width: CGFloat
        /// The greatest number of lines; 0 for no limit.
        package var maximumLines: Int
        /// The layout of lines that are too long.
        package var lineBreak: LineBreak
        /// The alignment of lines in the width.
        package var alignment: TextAlignment
        /// The spacing between lines in points, rounded to device pixels.
        package var lineSpacing: CGFloat
        /// Device pixels per point.
        package var scale: CGFloat
        /// Paragraph styles and attachments; `nil` for none.
        package var extras: RichTextContent?
        /// A Boolean value that indicates whether paragraphs without strong characters run from right to left.
        package var prefersRightToLeft = false

        /// Creates a request for text with several runs of attributes.
        package init(
            text: String, runs: [TextRun], width: CGFloat = .infinity, maximumLines: Int = 0,
            lineBreak: LineBreak = .wordWrapping, alignment: TextAlignment = .natural, lineSpacing: CGFloat = 0,
            scale: CGFloat = 1, extras: RichTextContent? = nil
        ) {
            self.text = text
            self.runs = runs
            self.width = width
            self.maximumLines = maximumLines
            self.lineBreak = lineBreak
            self.alignment = alignment
            self.lineSpacing = lineSpacing
            self.scale = scale
            self.extras = extras
        }

        /// Hashes only the text, which distinguishes most requests.
        package func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }

        /// Compares all properties.
        ///
        /// Texts are equal only if their bytes are: equivalent texts, such as a letter with an accent in one or in two
        /// characters, have different positions.
        package static func == (one: Request, other: Request) -> Bool {
            one.text.utf8.count == other.text.utf8.count && one.scale == other.scale && one.width == other.width
                && one.maximumLines == other.maximumLines
                && one.lineBreak == other.lineBreak && one.alignment == other.alignment
                && one.prefersRightToLeft == other.prefersRightToLeft
                && one.lineSpacing == other.lineSpacing && one.extras == other.extras && one.runs == other.runs
                && one.text.utf8.elementsEqual(other.text.utf8)
        }

        /// Creates a request for text with the same attributes throughout.
        package init(
            text: String, attributes: TextAttributes, width: CGFloat = .infinity, maximumLines: Int = 0,
            lineBreak: LineBreak = .wordWrapping, alignment: TextAlignment = .natural, lineSpacing: CGFloat = 0,
            scale: CGFloat = 1, extras: RichTextContent? = nil
        ) {
            self.init(
                text: text, runs: [TextRun(range: 0..<text.utf8.count, attributes: attributes)], width: width,
                maximumLines: maximumLines, lineBreak: lineBreak, alignment: alignment, lineSpacing: lineSpacing,
                scale: scale, extras: extras)
        }

        /// The valid scale that is used for layout.
        var effectiveScale: CGFloat { scale.isFinite && scale > 0 ? max(0.1, min(16, scale)) : 1 }

        /// The width in whole device pixels; `nil` for no limit.
        var pixelWidth: Int? { Request.pixels(width, scale: effectiveScale) }

        /// Returns a width in whole device pixels; `nil` for no limit.
        static func pixels(_ width: CGFloat, scale: CGFloat) -> Int? {
            // The tolerance ensures that a width which came from a measured size fits that text again, despite rounding
            // errors.
            guard width < 1_000_000 else { return width.isNaN ? 0 : nil }
            return Int(clamping: (max(0, width) * scale + 1e-4).rounded(.down))
        }

        /// A Boolean value that indicates whether the text is laid out on one line that is shortened to fit.
        var isSingleShortenedLine: Bool { maximumLines == 1 && (lineBreak.isTruncating || lineBreak == .clipping) }
    }
}
