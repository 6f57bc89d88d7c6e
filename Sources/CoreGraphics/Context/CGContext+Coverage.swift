import CCairo

// Rasterization of shapes. The invariant: a pixel depends on what is drawn, never on the clip, because a frame is
// repainted region by region and must equal a frame that is painted as a whole.
//
// Cairo keeps this invariant for upright rectangles and for images, but not for other shapes: it cuts outlines at the
// edges of the clip and rounds the pieces. Therefore a shape is divided into cells that depend on its extents only. Its
// coverage of a cell is drawn into a mask of the size of the cell, and the current source is painted through that mask.
// The mask cannot be skipped where the clip contains a whole cell, because Cairo then rounds differently when it
// blends.

extension CGContext {
    /// The greatest size in pixels of a shape that is a single cell.
    private static let largestSingleCell = (width: Int32(4096), height: Int32(128))
    /// The size of the cells of larger shapes, which begin at multiples of it.
    private static let cellWidth: Int32 = 4096
    private static let cellHeight: Int32 = 64
    /// The width of the cells of intermediate images, which take four times the memory of a mask, and of which every
    /// pixel is painted.
    static let pictureCellWidth: Int32 = 512

    /// A rectangle that exceeds every surface.
    static let everywhere = PixelRect(minX: -0x10_0000, minY: -0x10_0000, maxX: 0x10_0000, maxY: 0x10_0000)

    /// Draws a shape with Cairo's current source and operator.
    ///
    /// - Parameters:
    ///   - extents: A rectangle in Cairo's device space that contains the shape.
    ///   - opacity: A factor for the alpha of the source.
    ///   - render: Fills or strokes the shape in the given Cairo context, whose matrix is the identity.
    package func paintShape(within extents: PixelRect, opacity: Double = 1, _ render: (OpaquePointer) -> Void) {
        let clip = clipPixels
        let needed = extents.intersection(clip)
        guard !needed.isEmpty else { return }
        if isVector { return paintVector(opacity: opacity, render) }
        CGContext.forEachCell(of: extents, touching: needed) { cell in
            guard let mask = CoverageMask(cell, antialias: state.isAntialiased, opacity: opacity, render)
            else { return }
            paint(through: mask)
        }
    }

    /// Draws content with its own colors by way of an intermediate image, with the current operator.
    ///
    /// - Parameters:
    ///   - extents: A rectangle in Cairo's device space that contains the content.
    ///   - opacity: A factor for the alpha of the content.
    ///   - render: Draws the content in the given Cairo context.
    package func paintPicture(within extents: PixelRect, opacity: Double, _ render: (OpaquePointer) -> Void) {
        let needed = extents.intersection(clipPixels)
        guard !needed.isEmpty else { return }
        if isVector { return paintVector(opacity: opacity, render) }
        CGContext.forEachCell(of: extents, touching: needed, CGContext.pictureCellWidth) { cell in
            guard let picture = CoverageMask(empty: cell, withColors: true), let target = cairo_create(picture.surface)
            else { return }
            render(target)
            cairo_destroy(target)
            paint(picture, opacity: opacity)
        }
    }

    /// Draws an intermediate image at its bounds.
    package func paint(_ picture: CoverageMask, opacity: Double) {
        cairo_set_source_surface(cairo, picture.surface, 0, 0)
        paintPixels(picture.bounds, opacity: opacity)
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Draws the current source through a mask and through the clip's mask.
    package func paint(through mask: CoverageMask) {
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
        // With a mask, Cairo's HSL operators also color transparent pixels.
        if state.blendMode.isOfHue { return paintPicture(of: mask) }
        cairo_mask_surface(cairo, mask.surface, 0, 0)
    }

    /// Draws the current source through a mask in two steps: the masked source becomes an intermediate image, which is
    /// then drawn with the operator.
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

    /// Returns the existing pixels of a rectangle, blended with the current source; `nil` if the blend mode does not
    /// require this, or if there is no memory.
    private func blended(within rect: PixelRect, opacity: Double) -> CoverageMask? {
        guard !isVector, !state.blendMode.isBounded, let source = cairo_get_source(cairo),
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

    /// Draws the current source over a rectangle of whole pixels.
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

    /// Intersects the clip with a shape.
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

    /// The bounding box of the clip in device pixels, without its mask.
    ///
    /// The clip is one rectangle of whole pixels, unless the owner of a borrowed Cairo context has set another clip.
    package var clipPixels: PixelRect { PixelRect(covering: clipBox) }

    /// Calls `body` with each cell that contains pixels of `needed`.
    ///
    /// - Parameters:
    ///   - extents: The pixels to divide.
    ///   - needed: The pixels that are painted.
    ///   - cellWidth: The width of a cell; `nil` for one cell that contains everything.
    ///   - body: Receives the cell.
    static func forEachCell(
        of extents: PixelRect, touching needed: PixelRect, _ cellWidth: Int32? = cellWidth, _ body: (PixelRect) -> Void
    ) {
        guard let cellWidth else { return body(extents) }
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
