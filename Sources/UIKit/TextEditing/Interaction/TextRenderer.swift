import CoreGraphics

/// Draws the visible part of a document with its selection, marked text and caret.
@MainActor struct TextRenderer {
    let editor: TextEditor
    /// The top left corner of the document in the view's coordinates.
    var origin: CGPoint
    /// The area of the view that shows text.
    var area: CGRect
    /// The color of text without a color attribute.
    var color: CGColor
    /// The color of the selection; nil to draw no selection.
    var selectionColor: CGColor?
    /// The color of the caret; nil to draw no caret.
    var caretColor: CGColor?
    /// The number of pixels per point.
    var scale: CGFloat
    /// The ranges with a colored background, such as search results.
    var marks: [(range: Range<Int>, color: CGColor)] = []
    /// The layout manager that draws the text, if it is of a subclass; otherwise nil.
    var layoutManager: NSLayoutManager?
    /// The origin of the text container in the view's coordinates.
    var containerOrigin = CGPoint.zero
    /// The left and right edges of lines, to which selections that continue on the next line extend.
    var edges: ClosedRange<CGFloat>?

    /// Returns the width of a caret in points.
    static func caretWidth(scale: CGFloat) -> CGFloat { max(1, (1.5 * scale).rounded()) / scale }

    /// Returns the rectangle in which a caret is drawn, aligned to whole pixels and kept within an area.
    static func caret(_ rect: CGRect, in area: CGRect, scale: CGFloat) -> CGRect {
        let width = caretWidth(scale: scale)
        let x = min(max(rect.minX, area.minX), max(area.minX, area.maxX - width))
        let top = (rect.minY * scale).rounded() / scale
        return CGRect(
            x: (x * scale).rounded() / scale, y: top, width: width, height: (rect.maxY * scale).rounded() / scale - top)
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: area)
        let visible = context.boundingBoxOfClipPath.intersection(area)
        guard !visible.isNull, !visible.isEmpty else { return }
        let local = visible.offsetBy(dx: -origin.x, dy: -origin.y)
        let isSingleLine = editor.document.style.isSingleLine
        let stretch = isSingleLine
            ? ClosedRange(from: local.minX, to: local.maxX) : ClosedRange(from: local.minY, to: local.maxY)
        // Glyphs of lines outside the clip may extend into it.
        let overflow = editor.document.inkOverflow
        let reach = stretch.lowerBound - overflow...stretch.upperBound + overflow
        let glyphs = layoutManager == nil ? NSRange() : glyphRange(in: reach)
        if let layoutManager {
            UIGraphicsPushContext(context)
            layoutManager.drawBackground(forGlyphRange: glyphs, at: containerOrigin)
            UIGraphicsPopContext()
        }
        for mark in marks {
            context.setFillColor(mark.color)
            for rect in editor.document.selectionRects(for: mark.range, in: stretch, edges: nil) {
                context.addPath(CGPath(roundedRect: snapped(rect), cornerWidth: 3, cornerHeight: 3, transform: nil))
            }
            context.fillPath()
        }
        if let selectionColor, !editor.selection.isCaret {
            context.setFillColor(selectionColor)
            for rect in editor.document.selectionRects(for: editor.selection.range, in: stretch, edges: edges) {
                context.fill(snapped(rect))
            }
        }
        if let layoutManager {
            UIGraphicsPushContext(context)
            layoutManager.drawGlyphs(forGlyphRange: glyphs, at: containerOrigin)
            UIGraphicsPopContext()
        } else {
            for placed in editor.document.pieces(in: reach) {
                placed.layout.draw(
                    in: context, at: CGPoint(x: origin.x + placed.origin.x, y: origin.y + placed.origin.y),
                    color: color)
            }
        }
        if let marked = editor.markedRange, editor.markedAttributes == nil {
            context.setFillColor(color)
            let line = max(1, scale.rounded()) / scale
            for rect in editor.document.selectionRects(for: marked, in: stretch, edges: nil) {
                let whole = snapped(rect)
                context.fill(CGRect(x: whole.minX, y: whole.maxY - line, width: whole.width, height: line))
            }
        }
        if let caretColor, editor.selection.isCaret || editor.markedRange != nil {
            context.setFillColor(caretColor)
            context.fill(caretRect)
        }
    }

    /// Returns the range of the pieces within an interval along the layout axis. Glyph indexes equal character indexes.
    private func glyphRange(in stretch: ClosedRange<CGFloat>) -> NSRange {
        let placed = editor.document.pieces(in: stretch)
        guard let first = placed.first, let last = placed.last else { return NSRange() }
        return NSRange(first.found.start..<last.found.start + last.found.piece.units)
    }

    /// The rectangle of the caret in the view's coordinates.
    var caretRect: CGRect {
        TextRenderer.caret(
            editor.document.caretRect(for: editor.selection.head).offsetBy(dx: origin.x, dy: origin.y), in: area,
            scale: scale)
    }

    /// Returns a rectangle of the document in the view's coordinates, with its edges aligned to whole pixels.
    private func snapped(_ rect: CGRect) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = snap(rect.minX + origin.x)
        let y = snap(rect.minY + origin.y)
        return CGRect(x: x, y: y, width: snap(rect.maxX + origin.x) - x, height: snap(rect.maxY + origin.y) - y)
    }
}
