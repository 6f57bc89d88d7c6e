import CCairo

/// A line put together from the masks of single letters, pixel for pixel what Pango and Cairo would draw.
struct ComposedLine {
    private(set) var width = 0
    /// What can be seen of it, in Pango's units relative to the start of the baseline.
    private(set) var ink = PangoRectangle()
    /// The layout of the first letter; all others are as high.
    private(set) var model: TextLayout?
    private(set) var mask: MaskBytes?
    private var areAlike = true

    /// Makes room for a letter at the end.
    @MainActor mutating func append(ink partInk: PangoRectangle, advance: Int, like layout: TextLayout) {
        if let model {
            areAlike =
                areAlike && model.size.height == layout.size.height && model.firstBaseline == layout.firstBaseline
        } else {
            model = layout
        }
        var moved = partInk
        moved.x += Int32(width) * PANGO_SCALE
        ink = ink.union(moved)
        width += advance
    }

    /// Makes the mask, once there is room for all letters; false if they are of different heights.
    @MainActor mutating func makeMask() -> Bool {
        guard areAlike, let model else { return false }
        mask = MaskBytes(
            TextLayout.pixels(of: ink, x: 0, baseline: Int(clamping: (model.firstBaseline * model.scale).rounded())))
        return true
    }

    /// Draws a letter at its place; false if two are in one pixel, which Cairo blends in its own way.
    func draw(_ part: TextMask, x: Int) -> Bool { mask?.add(part, x: x) ?? false }
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
