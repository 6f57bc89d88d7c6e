import CoreGraphics

// Rectangles in place of lines, for measurements of the pixels behind a text.
extension TextLayout {
    /// The color of ``TextRendition/marks``, which few backgrounds have.
    package static let markColor = CGColor(red: 0.93, green: 0.01, blue: 0.87, alpha: 1)

    /// Fills the rectangles of the lines as the context's ``CGContext/textRendition`` says, over backgrounds that are
    /// attributes of the text.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - origin: The top-left corner of the layout in user space.
    ///   - color: The color of text that has no color attribute.
    func drawBlocks(in context: CGContext, at origin: CGPoint, color: CGColor) {
        context.saveGState()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        func fill(_ range: Range<Int>, _ color: CGColor) {
            context.setFillColor(color)
            let rects = selectionRects(forBytes: range.clamped(to: 0..<textLength))
            for rect in rects {
                context.fill(TextLayout.snapped(rect.offsetBy(dx: origin.x, dy: origin.y), in: context))
            }
        }
        func fillText(_ range: Range<Int>, _ color: CGColor) {
            guard context.textRendition != .nothing else { return }
            let isMark = context.textRendition == .marks
            fill(range, isMark && color.alpha > 0 ? TextLayout.markColor : color)
        }
        if hasOwnColors {
            for run in request.runs {
                if let background = run.attributes.backgroundColor { fill(run.range, background) }
            }
            // Each part is filled once: colors may be translucent.
            var end = 0
            for run in request.runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                guard let own = run.attributes.color, run.range.lowerBound >= end else { continue }
                fillText(end..<run.range.lowerBound, color)
                fillText(run.range, own)
                end = run.range.upperBound
            }
            if end < textLength { fillText(end..<textLength, color) }
        } else {
            fillText(0..<textLength, color)
        }
        context.restoreGState()
    }

    /// Returns a rectangle whose edges are on edges of pixels. Of a short text, pixels that are only partly covered
    /// would be a large part.
    private static func snapped(_ rect: CGRect, in context: CGContext) -> CGRect {
        let t = context.userToDevice
        guard t.b == 0, t.c == 0 else { return rect }
        return PixelRect(snapping: rect.applying(t)).cgRect.applying(t.inverted())
    }
}
