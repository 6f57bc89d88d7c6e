import CCairo

/// A collector of the outline of a glyph, which HarfBuzz draws.
final class GlyphOutline {
    private let path = CGMutablePath()

    /// Returns the outline of a glyph, in the font's units.
    static func read(_ font: OpaquePointer, _ glyph: UInt32) -> CGPath {
        let outline = GlyphOutline()
        guard let functions = hb_draw_funcs_create() else { return outline.path }
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in GlyphOutline.from(data)?.path.move(to: GlyphOutline.point(x, y)) }, nil,
            nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in GlyphOutline.from(data)?.path.addLine(to: GlyphOutline.point(x, y)) },
            nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                GlyphOutline.from(data)?.path.addQuadCurve(
                    to: GlyphOutline.point(x, y), control: GlyphOutline.point(cx, cy))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                GlyphOutline.from(data)?.path.addCurve(
                    to: GlyphOutline.point(x, y), control1: GlyphOutline.point(ax, ay),
                    control2: GlyphOutline.point(bx, by))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in GlyphOutline.from(data)?.path.closeSubpath() }, nil, nil)
        hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(outline).toOpaque())
        return outline.path
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> GlyphOutline? {
        data.map { Unmanaged<GlyphOutline>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
