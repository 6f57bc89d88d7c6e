import CCairo

/// A line put together from the masks of its glyphs, pixel for pixel what Pango and Cairo would draw.
@MainActor struct ComposedLine {
    private struct Place {
        var glyph: PixelFont.Glyph
        var x: Int
        var y: Int
    }

    /// Device pixels.
    let height: Int
    let baseline: Int
    private(set) var width = 0
    /// What can be seen of it, in Pango's units relative to the start of the baseline.
    private(set) var ink = PangoRectangle()
    private(set) var mask: MaskBytes?
    private var places: [Place] = []

    /// An empty line as high as those of a font.
    init(_ font: PixelFont, _ descriptor: FontDescriptor, scale: CGFloat) {
        let metrics = FontLibrary.shared.metrics(of: descriptor, scale: scale)
        let ascent = max(metrics.ascender * scale, font.ascent)
        let descent = max(-metrics.descender * scale, font.descent)
        height = max(1, Int(clamping: (ascent + descent - 0.01).rounded(.up)))
        baseline = Int(clamping: ascent.rounded())
    }

    /// Adds a glyph at the end, moved by whole pixels from the pen's position.
    mutating func append(_ glyph: PixelFont.Glyph, x: Int = 0, y: Int = 0, advance: Int) {
        if !glyph.mask.rect.isEmpty {
            places.append(Place(glyph: glyph, x: width + x, y: y))
            var moved = glyph.ink
            moved.x += Int32(clamping: width + x) * PANGO_SCALE
            moved.y += Int32(clamping: y) * PANGO_SCALE
            ink = ink.union(moved)
        }
        width += advance
    }

    /// Puts the glyphs together.
    mutating func makeMask() {
        let mask = MaskBytes(TextLayout.pixels(of: ink, x: 0, baseline: baseline))
        for place in places { mask.add(place.glyph.mask, x: place.x, y: place.y + baseline) }
        self.mask = mask
    }
}

extension PangoRectangle {
    fileprivate func union(_ other: PangoRectangle) -> PangoRectangle {
        if other.width == 0 || other.height == 0 { return self }
        if width == 0 || height == 0 { return other }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PangoRectangle(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}
