import TextEngine

/// Text that flows over the pages of a print formatter.
@MainActor struct PrintedText {
    private let layout: TextLayout
    /// The vertical range of each page in the layout, in points.
    let pages: [Range<CGFloat>]

    /// Lays text out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - alignment: The alignment of text without a paragraph style.
    ///   - width: The width in points.
    ///   - height: Returns the height in points of a page, counted from 0.
    init(_ text: NSAttributedString, alignment: NSTextAlignment, width: CGFloat, height: (Int) -> CGFloat) {
        layout = StringDrawing(
            text, traits: UITraitCollection(userInterfaceStyle: .light), pixelsPerPoint: 4, alignment: alignment
        ).layout(in: CGSize(width: width, height: 0), .usesLineFragmentOrigin)
        pages = text.length == 0 ? [] : layout.pages(heights: height)
    }

    /// Draws a page, counted from 0, into a rectangle of the current context.
    func draw(_ page: Int, in rect: CGRect) {
        guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else { return }
        let part = pages[page]
        context.saveGState()
        // Glyphs may extend beyond their lines.
        context.clip(
            to: CGRect(
                x: rect.minX - 72, y: rect.minY, width: rect.width + 144, height: part.upperBound - part.lowerBound))
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY - part.lowerBound), color: .black)
        context.restoreGState()
    }
}
