import CCairo

/// Text laid out in lines, ready to be measured and drawn. Any script: fonts are found for every character, and text that
/// runs from right to left is put in order.
///
/// Layout happens in device pixels, with letters and lines on whole ones, so that drawing at the same scale gives even
/// spacing and sharp stems.
@MainActor package final class TextLayout {
    /// A line; all numbers are device pixels from the top left of the layout.
    struct Line {
        /// Belongs to one of ``layouts``.
        var pointer: UnsafeMutablePointer<PangoLayoutLine>
        var x: Int
        var top: Int
        var baseline: Int
        var height: Int
        var width: Int
        /// Where in the text the layout of this line begins; lines count their own offsets from there.
        var origin: Int
        /// The part of the text it shows; for a shortened line, all it stands for.
        var range: Range<Int>
        /// Whether its first strong letter, or what stands for one, says that it runs from right to left.
        var isRightToLeft: Bool
        /// What can be seen of it, in Pango's units relative to the start of the baseline.
        var ink: PangoRectangle
    }

    /// What it was made for.
    package let request: Request
    /// The extent of the lines in points, whole device pixels. Text without any characters has one line and no width.
    package let size: CGSize
    /// The number of lines shown.
    package var lineCount: Int { lines.count }
    /// Whether not all of the text is shown.
    package let isTruncated: Bool
    /// The distance from the top to the baseline of the first line, in points.
    package let firstBaseline: CGFloat
    /// The distance from the top to the baseline of the last line, in points.
    package let lastBaseline: CGFloat

    let lines: [Line]
    /// The number of bytes that offsets are clamped to.
    let textLength: Int
    /// Whether some of the text has a colour of its own.
    let hasOwnColors: Bool
    /// Whether something is drawn besides letters: what Pango says of ink may leave that out.
    let hasDecorations: Bool
    /// Whether some of the text may be in fonts with coloured letters: they begin beyond the alphabets.
    let mayHaveColoredLetters: Bool
    /// Lines drawn already.
    var images: [Int: LineImage] = [:]
    /// Lines of which it is known whether they need a picture with colours.
    var coloredLines: [Int: Bool] = [:]
    /// Keeps the lines alive.
    private let layouts: [PangoHandle]
    let scale: CGFloat

    /// The layout for a request, made anew or remembered from an earlier time.
    package static func cached(_ request: Request) -> TextLayout { TextLayoutCache.shared.layout(for: request) }

    /// A layout that is not remembered; ``cached(_:)`` is what to use.
    package init(_ request: Request) {
        self.request = request
        scale = request.usableScale
        let result = FontLibrary.shared.withLock { () -> TextLineBreaker in
            var breaker = TextLineBreaker(request)
            breaker.run()
            breaker.alignInWidestLine()
            return breaker
        }
        lines = result.lines
        textLength = request.text.utf8.count
        layouts = result.layouts
        isTruncated = result.isTruncated
        hasOwnColors = request.runs.contains { $0.attributes.color != nil || $0.attributes.backgroundColor != nil }
        hasDecorations = request.runs.contains {
            $0.attributes.backgroundColor != nil || $0.attributes.isUnderlined || $0.attributes.isStruckThrough
        }
        mayHaveColoredLetters = request.text.utf8.contains { $0 >= 0xe2 }
        let scale = scale
        func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }
        let width = lines.reduce(0) { max($0, $1.width) }
        let shown = request.lineBreak == .clipping ? min(width, request.pixelWidth ?? width) : width
        size = CGSize(width: points(shown), height: points(lines.last.map { $0.top + $0.height } ?? 0))
        firstBaseline = points(lines.first?.baseline ?? 0)
        lastBaseline = points(lines.last?.baseline ?? 0)
    }

    /// The rectangle around all that is drawn, in points from the top left, with a pixel to spare; letters may reach beyond
    /// their lines. The null rectangle if there is nothing to see.
    package var inkBounds: CGRect {
        let box = lines.reduce(PixelRect.zero) { $0.union(extents(of: $1)) }
        guard !box.isEmpty else { return .null }
        return CGRect(
            x: CGFloat(box.x) / scale, y: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale)
    }
}
