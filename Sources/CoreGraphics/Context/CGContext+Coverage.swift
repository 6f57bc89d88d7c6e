import CCairo

// How shapes get to the pixels. The rule: what a pixel becomes depends on what is drawn, never on the clip, since a frame
// is repainted piece by piece and must come out as if painted whole.
//
// Cairo keeps that rule for upright rectangles and for images, not for other shapes: it cuts outlines at the clip's edges
// and rounds what is left. So a shape is divided into cells that depend on nothing but its own extents; its coverage of a
// cell is drawn into a mask as large as the cell, and the mask is drawn through. Where the clip contains a cell one would
// like to do without the mask, but Cairo blends with other roundings then.

extension CGContext {
    /// Shapes up to this size in pixels are one cell.
    private static let largestSingleCell = (width: Int32(4096), height: Int32(128))
    /// Cells of larger shapes begin at multiples of these.
    private static let cellWidth: Int32 = 4096
    private static let cellHeight: Int32 = 64
    /// Pictures weigh four times as much, and every pixel of a cell is drawn.
    static let pictureCellWidth: Int32 = 512

    /// More than any surface.
    static let everywhere = PixelRect(minX: -0x10_0000, minY: -0x10_0000, maxX: 0x10_0000, maxY: 0x10_0000)

    /// Draws a shape with Cairo's current source and operator.
    ///
    /// - Parameters:
    ///   - extents: a rectangle in Cairo's device space that holds all of the shape.
    ///   - opacity: multiplies the source's.
    ///   - render: fills or strokes the shape in the Cairo context it is given, whose matrix is the identity.
    func paintShape(within extents: PixelRect, opacity: Double = 1, _ render: (OpaquePointer) -> Void) {
        let clip = clipPixels
        let needed = extents.intersection(clip)
        guard !needed.isEmpty else { return }
        CGContext.forEachCell(of: extents, touching: needed) { cell in
            guard let mask = CoverageMask(cell, antialias: state.isAntialiased, opacity: opacity, render)
            else { return }
            paint(through: mask)
        }
    }

    /// Draws a picture that `render` draws with colours of its own, which any operator may follow.
    func paintPicture(within extents: PixelRect, opacity: Double, _ render: (OpaquePointer) -> Void) {
        let needed = extents.intersection(clipPixels)
        guard !needed.isEmpty else { return }
        CGContext.forEachCell(of: extents, touching: needed, CGContext.pictureCellWidth) { cell in
            guard let picture = CoverageMask(empty: cell, withColors: true), let target = cairo_create(picture.surface)
            else { return }
            render(target)
            cairo_destroy(target)
            paint(picture, opacity: opacity)
        }
    }

    /// Draws a picture that is in place.
    func paint(_ picture: CoverageMask, opacity: Double) {
        cairo_set_source_surface(cairo, picture.surface, 0, 0)
        paintPixels(picture.bounds, opacity: opacity)
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Draws the current source through a mask, and through the clip's mask.
    func paint(through mask: CoverageMask) {
        guard let picture = blended(within: mask.bounds, opacity: 1) else { return paintDirectly(through: mask) }
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, picture.surface, 0, 0)
        paintDirectly(through: mask)
        cairo_restore(cairo)
    }

    private func paintDirectly(through mask: CoverageMask) {
        guard let clipMask = state.clipMask else { return paintUnclipped(through: mask) }
        guard let product = mask.multiplied(by: clipMask, within: clipPixels) else { return }
        paintUnclipped(through: product)
    }

    private func paintUnclipped(through mask: CoverageMask) {
        // Through a mask, Cairo's modes of hue and saturation colour what is transparent, too.
        if state.blendMode.isOfHue { return paintPicture(of: mask) }
        cairo_mask_surface(cairo, mask.surface, 0, 0)
    }

    /// Draws the current source through a mask in two steps, the first of which makes a picture of both.
    private func paintPicture(of mask: CoverageMask) {
        guard let picture = CoverageMask(empty: mask.bounds, withColors: true),
            let target = cairo_create(picture.surface)
        else { return }
        cairo_set_source(target, cairo_get_source(cairo))
        cairo_mask_surface(target, mask.surface, 0, 0)
        cairo_destroy(target)
        cairo_save(cairo)
        cairo_set_source_surface(cairo, picture.surface, 0, 0)
        clipToPixels(mask.bounds)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// What is there, mixed with the current source all over a rectangle of pixels; `nil` in modes that need no such
    /// thing, or if there is no memory.
    private func blended(within rect: PixelRect, opacity: Double) -> CoverageMask? {
        guard !state.blendMode.isBounded, let source = cairo_get_source(cairo),
            let there = cairo_get_group_target(cairo)
        else { return nil }
        let part = rect.intersection(clipPixels)
        guard !part.isEmpty, let picture = CoverageMask(empty: part, withColors: true),
            let target = cairo_create(picture.surface)
        else { return nil }
        cairo_surface_flush(there)
        cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(target, there, 0, 0)
        cairo_paint(target)
        cairo_set_operator(target, state.blendMode.cairoOperator)
        cairo_set_source(target, source)
        cairo_paint_with_alpha(target, opacity)
        cairo_destroy(target)
        return picture
    }

    /// Draws the current source over the inside of a rectangle of whole pixels.
    func paintPixels(_ rect: PixelRect, opacity: Double) {
        let part = rect.intersection(clipPixels)
        guard !part.isEmpty else { return }
        cairo_save(cairo)
        clipToPixels(part)
        var opacity = opacity
        if let picture = blended(within: part, opacity: opacity) {
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(cairo, picture.surface, 0, 0)
            opacity = 1
        }
        if let clipMask = state.clipMask {
            if opacity == 1 {
                cairo_mask_surface(cairo, clipMask.surface, 0, 0)
            } else if let mask = clipMask.copy(within: part, opacity: opacity) {
                cairo_mask_surface(cairo, mask.surface, 0, 0)
            }
        } else {
            cairo_paint_with_alpha(cairo, opacity)
        }
        cairo_restore(cairo)
    }

    /// Narrows the clip to the inside of a shape.
    func clipToShape(within extents: PixelRect, _ render: (OpaquePointer) -> Void) {
        let box = extents.intersection(clipPixels)
        clipToPixels(box)
        guard !box.isEmpty, let mask = CoverageMask(empty: box) else { return }
        let old = state.clipMask
        let target = cairo_create(mask.surface)
        CGContext.forEachCell(of: extents, touching: box) { cell in
            guard let part = CoverageMask(cell, antialias: state.isAntialiased, opacity: 1, render) else { return }
            cairo_set_source_surface(target, part.surface, 0, 0)
            cairo_paint(target)
        }
        if let old {
            cairo_set_operator(target, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(target, old.surface, 0, 0)
            cairo_paint(target)
        }
        cairo_destroy(target)
        state.clipMask = mask
    }

    func clipToPixels(_ rect: PixelRect) {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        cairo_clip(cairo)
    }

    /// The clip in device pixels, apart from its mask. It is always one rectangle of whole pixels, unless whoever owns the
    /// Cairo context made it something else.
    var clipPixels: PixelRect { PixelRect(covering: clipBox) }

    static func forEachCell(
        of extents: PixelRect, touching needed: PixelRect, _ cellWidth: Int32 = cellWidth, _ body: (PixelRect) -> Void
    ) {
        if extents.width <= largestSingleCell.width, extents.height <= largestSingleCell.height {
            return body(extents)
        }
        let isNarrow = extents.width <= cellWidth
        let width = isNarrow ? extents.width : cellWidth
        var y = floor(needed.minY, cellHeight)
        while y < needed.maxY {
            var x = isNarrow ? extents.minX : floor(needed.minX, cellWidth)
            while x < needed.maxX {
                body(PixelRect(x: x, y: y, width: width, height: cellHeight).intersection(extents))
                x += width
            }
            y += cellHeight
        }
    }

    private static func floor(_ value: Int32, _ step: Int32) -> Int32 {
        (value >= 0 ? value / step : -((-value + step - 1) / step)) * step
    }
}
