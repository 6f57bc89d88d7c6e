import CCairo

/// Text laid out in lines, ready to be measured and drawn. Any script: fonts are found for every character, and text
/// that runs from right to left is put in order.
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
    package let lineCount: Int
    /// Whether not all of the text is shown.
    package let isTruncated: Bool
    /// The distance from the top to the baseline of the first line, in points.
    package let firstBaseline: CGFloat
    /// The distance from the top to the baseline of the last line, in points.
    package let lastBaseline: CGFloat

    /// The number of bytes that offsets are clamped to.
    let textLength: Int
    /// The width of the first line in device pixels.
    let firstLineWidth: Int
    /// Whether the first line runs from right to left.
    let isRightToLeft: Bool
    /// Whether some of the text has a colour of its own.
    let hasOwnColors: Bool
    /// Whether some of the text has a shadow.
    let hasShadows: Bool
    /// How far outlines reach beyond glyphs, in device pixels.
    let strokeReach: Int32
    /// Whether something is drawn besides letters: what Pango says of ink may leave that out.
    let hasDecorations: Bool
    /// Whether some of the text may be in fonts with coloured letters: they begin beyond the alphabets.
    let mayHaveColoredLetters: Bool
    /// Lines drawn already.
    var images: [Int: LineImage] = [:]
    /// Lines of which it is known whether they need a picture with colours.
    var coloredLines: [Int: Bool] = [:]
    /// The mask of the first line, if it was asked for: most texts have no other.
    var firstMask: TextMask?
    let scale: CGFloat
    /// What Pango made of it.
    private var shaped: Shaped?
    /// The memory of ``firstMask`` if the line was composed.
    let composedMask: MaskBytes?

    /// Lines, and the layouts they belong to.
    private struct Shaped {
        var lines: [Line]
        var layouts: [PangoHandle]
    }

    /// The layout for a request, made anew or remembered from an earlier time.
    package static func cached(_ request: Request) -> TextLayout { TextLayoutCache.shared.layout(for: request) }

    /// A layout that is not remembered; ``cached(_:)`` is what to use.
    package init(_ request: Request) {
        self.request = request
        let scale = request.usableScale
        self.scale = scale
        let result = TextLayout.shape(request)
        let lines = result.lines
        shaped = Shaped(lines: lines, layouts: result.layouts)
        composedMask = nil
        lineCount = lines.count
        firstLineWidth = lines.first?.width ?? 0
        isRightToLeft = lines.first?.isRightToLeft ?? false
        textLength = request.text.utf8.count
        isTruncated = result.isTruncated
        // An outline may differ from its fill even in one color: both may be translucent.
        hasOwnColors = request.runs.contains {
            $0.attributes.color != nil || $0.attributes.backgroundColor != nil || $0.attributes.decoration != nil
        }
        hasShadows = request.runs.contains { $0.attributes.decoration?.value.shadow != nil }
        let widest = request.runs.reduce(0) { max($0, TextLayout.strokeWidth($1.attributes, scale: scale)) }
        strokeReach = widest > 0 ? Int32(widest / 2) + 2 : 0
        hasDecorations = request.runs.contains {
            $0.attributes.backgroundColor != nil || $0.attributes.isUnderlined || $0.attributes.isStruckThrough
        }
        mayHaveColoredLetters = request.text.utf8.contains { $0 >= 0xe2 }
        func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }
        let width = result.widestLine
        let shown = request.lineBreak == .clipping ? min(width, request.pixelWidth ?? width) : width
        size = CGSize(width: points(shown), height: points(lines.last.map { $0.top + $0.height } ?? 0))
        firstBaseline = points(lines.first?.baseline ?? 0)
        lastBaseline = points(lines.last?.baseline ?? 0)
    }

    /// Creates a layout of one composed line. Pango lays the text out only if positions in it are needed.
    init(_ request: Request, _ line: ComposedLine) {
        let mask = line.makeMask()
        self.request = request
        scale = request.usableScale
        composedMask = mask
        firstMask = mask.mask
        lineCount = 1
        firstLineWidth = max(0, line.width)
        isRightToLeft = false
        textLength = request.text.utf8.count
        isTruncated = false
        hasOwnColors = false
        hasShadows = false
        strokeReach = 0
        hasDecorations = false
        mayHaveColoredLetters = false
        size = CGSize(width: CGFloat(firstLineWidth) / scale, height: CGFloat(line.height) / scale)
        firstBaseline = CGFloat(line.baseline) / scale
        lastBaseline = firstBaseline
    }

    /// The lines as Pango made them.
    var lines: [Line] {
        if let shaped { return shaped.lines }
        let result = TextLayout.shape(request)
        shaped = Shaped(lines: result.lines, layouts: result.layouts)
        return result.lines
    }

    /// How many lines, from the first, are within a height in points; at least one.
    package func lineCount(within height: CGFloat) -> Int {
        let bottom = height * scale
        return max(1, lines.firstIndex { CGFloat($0.top + $0.height) > bottom } ?? lines.count)
    }

    private static func shape(_ request: Request) -> TextLineBreaker {
        FontLibrary.shared.withLock {
            var breaker = TextLineBreaker(request)
            breaker.run()
            return breaker
        }
    }

    /// The rectangle around all that is drawn, in points from the top left, with a pixel to spare; letters may reach
    /// beyond their lines. The null rectangle if there is nothing to see.
    package var inkBounds: CGRect {
        let box = inkPixels
        guard !box.isEmpty else { return .null }
        return CGRect(
            x: CGFloat(box.x) / scale, y: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale)
    }
}
