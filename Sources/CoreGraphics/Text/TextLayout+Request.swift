extension TextLayout {
    /// All that decides how text is laid out.
    package struct Request: Hashable {
        /// What is laid out.
        package var text: String
        /// The looks of stretches of the text; text outside all of them has the font of the first one and nothing else.
        package var runs: [TextRun]
        /// The room for lines in points; `.infinity` for no wrapping.
        package var width: CGFloat
        /// The most lines there may be, 0 for any number.
        package var maximumLines: Int
        /// How lines end that are too long.
        package var lineBreak: LineBreak
        /// Where lines stand in the width.
        package var alignment: TextAlignment
        /// Points added between lines; rounded to device pixels.
        package var lineSpacing: CGFloat
        /// Device pixels a point.
        package var scale: CGFloat
        /// What few texts have besides; nil for nothing.
        package var extras: TextExtras?

        /// A request; a scale of 1 unless said otherwise.
        package init(
            text: String, runs: [TextRun], width: CGFloat = .infinity, maximumLines: Int = 0,
            lineBreak: LineBreak = .wordWrapping, alignment: TextAlignment = .natural, lineSpacing: CGFloat = 0,
            scale: CGFloat = 1, extras: TextExtras? = nil
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

        /// Texts differ far more often than all the rest does, which is compared anyway.
        package func hash(into hasher: inout Hasher) { hasher.combine(text) }

        /// Text that looks the same throughout.
        package init(
            text: String, attributes: TextAttributes, width: CGFloat = .infinity, maximumLines: Int = 0,
            lineBreak: LineBreak = .wordWrapping, alignment: TextAlignment = .natural, lineSpacing: CGFloat = 0,
            scale: CGFloat = 1, extras: TextExtras? = nil
        ) {
            self.init(
                text: text, runs: [TextRun(range: 0..<text.utf8.count, attributes: attributes)], width: width,
                maximumLines: maximumLines, lineBreak: lineBreak, alignment: alignment, lineSpacing: lineSpacing,
                scale: scale, extras: extras)
        }

        /// The scale that is really used.
        var usableScale: CGFloat { scale.isFinite && scale > 0 ? max(0.1, min(16, scale)) : 1 }

        /// Whole device pixels for a line; `nil` for any number.
        var pixelWidth: Int? { Request.pixels(width, scale: usableScale) }

        /// A width in whole device pixels; `nil` for any number.
        static func pixels(_ width: CGFloat, scale: CGFloat) -> Int? {
            // A width that came from a measured size must hold that text again, whatever division did to it.
            guard width < 1_000_000 else { return width.isNaN ? 0 : nil }
            return Int(clamping: (max(0, width) * scale + 1e-4).rounded(.down))
        }

        /// Whether everything is put on one line that is shortened to fit.
        var isSingleShortenedLine: Bool { maximumLines == 1 && (lineBreak.isTruncating || lineBreak == .clipping) }
    }
}
