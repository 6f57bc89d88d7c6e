import CCairo
import CoreGraphics

/// Text that is laid out in lines, to be measured and drawn.
///
/// All scripts are supported: fonts are found for each character, and bidirectional text is reordered.
///
/// Layout takes place in device pixels and aligns glyphs and lines to whole pixels, so that drawing at the same scale
/// gives even spacing and sharp stems.
@MainActor package final class TextLayout {
    /// A line of the layout. All values are in device pixels from the top-left corner of the layout.
    struct Line {
        /// Pango's line, which one of the ``layouts`` owns.
        var pointer: UnsafeMutablePointer<PangoLayoutLine>
        var x: Int
        var top: Int
        var baseline: Int
        var height: Int
        var width: Int
        /// The offset in the text at which Pango's layout of this line begins. Pango's offsets are relative to it.
        var origin: Int
        /// The range of the text that the line shows.
        ///
        /// For a truncated line, it includes the text that the ellipsis replaces.
        var range: Range<Int>
        /// A Boolean value that indicates whether the base direction of the line is right to left.
        var isRightToLeft: Bool
        /// The ink extents in Pango's units, relative to the start of the baseline.
        var ink: PangoRectangle
    }

    /// The request of the layout.
    package let request: Request
    /// The size of all lines in points; a multiple of device pixels. Empty text has one line of zero width.
    package let size: CGSize
    /// The number of visible lines.
    package let lineCount: Int
    /// A Boolean value that indicates whether some of the text is not visible.
    package let isTruncated: Bool
    /// The distance from the top to the baseline of the first line, in points.
    package let firstBaseline: CGFloat
    /// The distance from the top to the baseline of the last line, in points.
    package let lastBaseline: CGFloat

    /// The length of the text in bytes, to which offsets are clamped.
    let textLength: Int
    /// The width of the first line in device pixels.
    let firstLineWidth: Int
    /// A Boolean value that indicates whether the base direction of the first line is right to left.
    let isRightToLeft: Bool
    /// A Boolean value that indicates whether any text has its own colors.
    let hasOwnColors: Bool
    /// A Boolean value that indicates whether any text has a shadow.
    let hasShadows: Bool
    /// The greatest distance of glyph outlines beyond the glyphs, in device pixels.
    let strokeOutset: Int32
    /// A Boolean value that indicates whether there are backgrounds, underlines or strikethrough lines, which Pango's
    /// ink extents may not include.
    let hasDecorations: Bool
    /// A Boolean value that indicates whether any character may have a color glyph. Such characters start at U+2000.
    let mayHaveColorGlyphs: Bool
    /// The cached images of lines, by index.
    var images: [Int: LineImage] = [:]
    /// The lines for which it is known whether they need an image with colors, by index.
    var coloredLines: [Int: Bool] = [:]
    /// The mask of the first line, if it was requested. Most layouts have only one line.
    var firstMask: TextMask?
    let scale: CGFloat
    /// The result of Pango's layout; `nil` if a composed line has not required it yet.
    private var shaped: Shaped?
    /// The pixels of a composed line; `nil` if Pango laid the text out.
    let composedInk: PixelRect?
    /// The composed line until its mask is drawn.
    var composedLine: ComposedLine?
    /// The memory of ``firstMask`` if the line was composed.
    var composedMask: TextMaskBuffer?
    /// The left edge of the character at each byte of a composed line, in device pixels; empty if Pango is required for
    /// positions.
    let edges: ContiguousArray<Int32>

    /// Lines, and the Pango layouts that own them.
    private struct Shaped {
        var lines: [Line]
        var layouts: [PangoHandle]
    }

    /// Returns the layout for a request from the cache, or creates it.
    package static func cached(_ request: Request) -> TextLayout { TextLayoutCache.shared.layout(for: request) }

    /// Returns a new layout of a paragraph of a document, which provides positions. It is not cached.
    package static func paragraph(_ request: Request) -> TextLayout {
        LineComposer.paragraph(for: request).map { TextLayout(request, $0) } ?? TextLayout(request)
    }

    /// Creates a layout without caching it. Use ``cached(_:)`` instead.
    package init(_ request: Request) {
        self.request = request
        let scale = request.effectiveScale
        self.scale = scale
        let result = TextLayout.shape(request)
        let lines = result.lines
        shaped = Shaped(lines: lines, layouts: result.layouts)
        composedInk = nil
        edges = []
        lineCount = lines.count
        firstLineWidth = lines.first?.width ?? 0
        isRightToLeft = lines.first?.isRightToLeft ?? false
        textLength = request.text.utf8.count
        isTruncated = result.isTruncated
        // An outline may differ from its fill even in the same color: both may be translucent.
        hasOwnColors = request.runs.contains {
            $0.attributes.color != nil || $0.attributes.backgroundColor != nil || $0.attributes.decoration != nil
        }
        hasShadows = request.runs.contains { $0.attributes.decoration?.value.shadow != nil }
        let widest = request.runs.reduce(0) { max($0, TextLayout.strokeWidth($1.attributes, scale: scale)) }
        strokeOutset = widest > 0 ? Int32(widest / 2) + 2 : 0
        hasDecorations = request.runs.contains {
            $0.attributes.backgroundColor != nil || $0.attributes.isUnderlined || $0.attributes.isStruckThrough
        }
        mayHaveColorGlyphs = request.text.utf8.contains { $0 >= 0xe2 }
        func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / scale }
        let width = result.widestLine
        let shown = request.lineBreak == .clipping ? min(width, request.pixelWidth ?? width) : width
        size = CGSize(width: points(shown), height: points(lines.last.map { $0.top + $0.height } ?? 0))
        firstBaseline = points(lines.first?.baseline ?? 0)
        lastBaseline = points(lines.last?.baseline ?? 0)
    }

    /// Creates a layout of one composed line. Pango lays the text out only if positions in it are needed.
    init(_ request: Request, _ line: ComposedLine) {
        self.request = request
        scale = request.effectiveScale
        composedInk = line.inkPixels
        composedLine = line
        edges = line.edges
        lineCount = 1
        firstLineWidth = max(0, Int(line.width))
        isRightToLeft = false
        textLength = request.text.utf8.count
        isTruncated = false
        hasOwnColors = false
        hasShadows = false
        strokeOutset = 0
        hasDecorations = false
        mayHaveColorGlyphs = false
        size = CGSize(width: CGFloat(firstLineWidth) / scale, height: CGFloat(line.height) / scale)
        firstBaseline = CGFloat(line.baseline) / scale
        lastBaseline = firstBaseline
    }

    /// The lines of Pango's layout.
    var lines: [Line] {
        if let shaped { return shaped.lines }
        let result = TextLayout.shape(request)
        shaped = Shaped(lines: result.lines, layouts: result.layouts)
        return result.lines
    }

    /// Returns the number of lines, from the first, that fit into a height in points; at least 1.
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

    /// The bounding box of all that is drawn, in points from the top-left corner, with a margin of a pixel.
    ///
    /// Glyphs may extend beyond their lines. The null rectangle if nothing is visible.
    package var inkBounds: CGRect {
        let box = inkPixels
        guard !box.isEmpty else { return .null }
        return CGRect(
            x: CGFloat(box.x) / scale, y: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale)
    }
}
