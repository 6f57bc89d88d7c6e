import CCairo

extension TextLayout {
    /// Draws the lines with their top left at a point of a user space whose y axis points down. Where the context's
    /// transform is that of the layout's scale and no more, the origin is put on a whole device pixel; under any other
    /// transform the same letters are drawn through it.
    ///
    /// - Parameter color: the colour of text that has none of its own. The context's alpha counts too; its fill colour does not.
    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
        let t = context.userToPixels
        guard !lines.isEmpty, origin.isFinite, t.isInvertible else { return }
        let matrix: CGAffineTransform
        if t.b == 0, t.c == 0, abs(t.a - scale) < 1e-9, abs(t.d - scale) < 1e-9 {
            let place = origin.applying(t)
            matrix = CGAffineTransform(translationX: PixelRect.snap(place.x), y: PixelRect.snap(place.y))
        } else {
            matrix = t.translatedBy(x: origin.x, y: origin.y).scaledBy(x: 1 / scale, y: 1 / scale)
        }
        // Colours of its own know nothing of the context's alpha: then the text is drawn apart and put in as a whole.
        let needsLayer = hasOwnColors && context.state.alpha < 1
        if needsLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        FontLibrary.shared.withLock { drawLines(in: context, matrix, color) }
        if needsLayer { context.endTransparencyLayer() }
    }

    private func drawLines(in context: CGContext, _ matrix: CGAffineTransform, _ color: CGColor) {
        let cairo = context.cairo
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        var cairoMatrix = matrix.cairoMatrix
        cairo_set_matrix(cairo, &cairoMatrix)
        if isTruncated, request.lineBreak == .clipping, let width = request.pixelWidth {
            cairo_rectangle(cairo, 0, -10000, Double(width), 1_000_000)
            cairo_clip(cairo)
        }
        context.prepareOperator()
        let (red, green, blue, alpha) = color.rgba
        cairo_set_source_rgba(cairo, red, green, blue, alpha * context.state.alpha)
        for line in lines where line.ink.width > 0 || hasOwnColors {
            cairo_move_to(cairo, Double(line.x), Double(line.baseline))
            pango_cairo_show_layout_line(cairo, line.pointer)
        }
        cairo_new_path(cairo)
    }
}
