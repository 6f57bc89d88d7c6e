/// Draws a range of text of a layout manager as an image, with the rectangles of its lines, for previews of drags (DI-12).
///
/// ```swift
/// func preview(of range: NSRange, in textView: UITextView) -> UITargetedDragPreview {
///     let renderer = UITextDragPreviewRenderer(layoutManager: textView.layoutManager, range: range)
///     let lines = [renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect]
///     let parameters = UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
///     let center = CGPoint(x: textView.bounds.midX, y: textView.bounds.midY)
///     return UITargetedDragPreview(
///         view: UIImageView(image: renderer.image), parameters: parameters,
///         target: UIDragPreviewTarget(container: textView, center: center))
/// }
/// ```
///
/// The rectangles are in points, with their origin in the top left corner of ``image``. The text is laid out and drawn
/// when a property is read first; later changes of the text have no effect. A range beyond the end of the text is cut.
@preconcurrency @MainActor open class UITextDragPreviewRenderer: NSObject {
    /// The layout manager.
    public let layoutManager: NSLayoutManager
    private let range: NSRange
    private let unifyRects: Bool
    private lazy var content = makeContent()

    /// Creates a renderer whose rectangles are unified.
    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: true)
    }

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager. Only text in its first container with text of the range is drawn.
    ///   - range: The range of characters.
    ///   - unifyRects: Whether the rectangles touch each other: the body reaches from the first line to the last one,
    ///     and all of several lines extend to the edges at which the text continues.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        self.layoutManager = layoutManager
        self.range = range
        self.unifyRects = unifyRects
        super.init()
    }

    /// The image of the glyphs on a transparent background. An empty image without a size if there is no text.
    open var image: UIImage { content.image }

    /// The rectangle of the first line. Zero if there is no text.
    open var firstLineRect: CGRect { content.lines.first }

    /// The rectangle of the lines between the first and the last one. Zero if there are none.
    open var bodyRect: CGRect { content.lines.body }

    /// The rectangle of the last line. Zero if there is only one line.
    open var lastLineRect: CGRect { content.lines.last }

    /// Changes the rectangles before the image is drawn. Overrides can enlarge or move them; the image covers all of
    /// them. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - firstLineRect: The rectangle of the first line, in the coordinates of the text container.
    ///   - bodyRect: The rectangle of the lines between the first and the last one.
    ///   - lastLineRect: The rectangle of the last line.
    ///   - origin: The origin of the text container.
    open func adjustFirstLineRect(
        _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
    ) {}

    // MARK: Layout

    /// The rectangles of the lines.
    private struct Lines {
        var first = CGRect.zero
        var body = CGRect.zero
        var last = CGRect.zero

        /// The rectangle around all lines; null if there are none.
        var bounds: CGRect {
            [first, body, last].filter { $0.isFinite && !$0.isEmpty }.reduce(.null) { $0.union($1) }
        }

        func moved(by x: CGFloat, _ y: CGFloat) -> Lines {
            func move(_ rect: CGRect) -> CGRect { rect.isEmpty ? .zero : rect.offsetBy(dx: x, dy: y) }
            return Lines(first: move(first), body: move(body), last: move(last))
        }
    }

    private func makeContent() -> (image: UIImage, lines: Lines) {
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        var lines = Lines()
        for container in layoutManager.textContainers {
            lines = self.lines(of: glyphs, in: container)
            if !lines.first.isEmpty { break }
        }
        adjustFirstLineRect(&lines.first, bodyRect: &lines.body, lastLineRect: &lines.last, textOrigin: .zero)
        let bounds = lines.bounds
        guard !bounds.isNull, bounds.width < Self.greatestEdge, bounds.height < Self.greatestEdge else {
            return (UIImage(), Lines())
        }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            layoutManager.drawGlyphs(
                forGlyphRange: glyphs, at: CGPoint(x: -bounds.minX, y: -bounds.minY))
        }
        return (image, lines.moved(by: -bounds.minX, -bounds.minY))
    }

    /// The longest edge of an image, in points.
    private static let greatestEdge: CGFloat = 8192

    private func lines(of glyphs: NSRange, in container: NSTextContainer) -> Lines {
        var rects: [CGRect] = []
        let selected = unifyRects ? glyphs : NSRange(location: NSNotFound, length: 0)
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: glyphs, withinSelectedGlyphRange: selected, in: container
        ) { rect, _ in
            // A line can have several parts, which do not follow each other.
            if let index = rects.firstIndex(where: { rect.minY < $0.midY && rect.maxY > $0.midY }) {
                rects[index] = rects[index].union(rect)
            } else {
                rects.append(rect)
            }
        }
        rects.sort { $0.minY < $1.minY }
        guard let first = rects.first else { return Lines() }
        guard rects.count > 1, let last = rects.last else { return Lines(first: first) }
        var body = rects.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) }
        if unifyRects {
            if body.isNull {
                // Two lines touch in the middle between them.
                let middle = (first.maxY + last.minY) / 2
                return Lines(
                    first: CGRect(x: first.minX, y: first.minY, width: first.width, height: middle - first.minY),
                    last: CGRect(x: last.minX, y: middle, width: last.width, height: last.maxY - middle))
            }
            body = CGRect(
                x: body.minX, y: first.maxY, width: body.width, height: max(0, last.minY - first.maxY))
        }
        return Lines(first: first, body: body.isNull ? .zero : body, last: last)
    }
}
