import CCairo

/// A line put together from the masks of single letters, pixel for pixel what Pango and Cairo would draw.
struct ComposedLine {
    private(set) var width = 0
    /// What can be seen of it, in Pango's units relative to the start of the baseline.
    private(set) var ink = PangoRectangle()
    /// The layout of the first letter; all others are as high.
    private(set) var model: TextLayout?
    private(set) var mask: MaskBytes?
    private var parts: [(mask: TextMask, x: Int)] = []
    private var areAlike = true

    /// Adds a letter at the end.
    @MainActor mutating func append(
        _ part: TextMask, ink partInk: PangoRectangle, advance: Int, like layout: TextLayout
    ) {
        if let model {
            areAlike =
                areAlike && model.size.height == layout.size.height && model.firstBaseline == layout.firstBaseline
        } else {
            model = layout
        }
        var moved = partInk
        moved.x += Int32(width) * PANGO_SCALE
        ink = ink.union(moved)
        parts.append((part, width))
        width += advance
    }

    /// Draws all letters; false if that would not be what Pango draws: letters of other heights, or two in one pixel,
    /// which Cairo blends in its own way.
    @MainActor mutating func compose() -> Bool {
        guard areAlike, let model else { return false }
        let rect = TextLayout.pixels(of: ink, x: 0, baseline: Int((model.firstBaseline * model.scale).rounded()))
        let result = MaskBytes(rect)
        for part in parts where !result.add(part.mask, x: part.x) { return false }
        mask = result
        return true
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
