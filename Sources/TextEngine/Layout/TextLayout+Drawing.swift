import CCairo
import CoreGraphics

// A line is drawn once into a mask, which is cached, and the mask is drawn wherever the text is. That is faster than
// drawing glyphs again, and the pixels do not depend on the clip: Cairo skips glyphs outside the clip, and blends
// overlapping glyphs differently from others. In a context without pixels, glyphs are drawn as they are.

extension TextLayout {
    /// The greatest number of pixels of a layout whose lines are cached.
    static let maximumCachedPixels = 1 << 20
    /// The greatest edge of a cached line in pixels, close to Cairo's limit for surfaces.
    static let maximumCachedEdge: Int32 = 32000

    /// Draws the lines into a user space whose y axis points down.
    ///
    /// If the context's transform only translates and scales by the layout's scale, the origin is aligned to a device
    /// pixel. With any other transform, the same glyphs are drawn through it.
    ///
    /// - Parameters:
    ///   - context: The context.
    ///   - origin: The top-left corner of the layout in user space.
    ///   - shift: The horizontal offset from the origin, in device pixels of the layout.
    ///   - color: The color of text that has no color attribute. The context's alpha applies to it, but not its fill
    ///     color.
    package func draw(in context: CGContext, at origin: CGPoint, shift: Int = 0, color: CGColor) {
        let t = context.userToDevice
        guard lineCount > 0, origin.isFinite, t.isInvertible else { return }
        guard context.textRendition == .glyphs else {
            return drawBlocks(in: context, at: CGPoint(x: origin.x + CGFloat(shift) / scale, y: origin.y), color: color)
        }
        if context.hasShadow { castContextShadow(in: context, at: origin, shift: shift, color: color) }
        if hasShadows { drawShadows(in: context, at: origin, shift: shift) }
        context.prepareOperator()
        if !context.isVector, t.b == 0, t.c == 0, abs(t.a - scale) < 1e-9, abs(t.d - scale) < 1e-9 {
            let place = origin.applying(t)
            // No surface extends that far.
            guard abs(place.x) < 4_000_000, abs(place.y) < 4_000_000 else { return }
            drawLines(
                in: context, Int32(clamping: PixelRect.snap(place.x)) &+ Int32(clamping: shift),
                Int32(clamping: PixelRect.snap(place.y)),
                color)
            if hasAttachments {
                let (x, y) = (PixelRect.snap(place.x) + CGFloat(shift), PixelRect.snap(place.y))
                drawAttachments(in: context, CGAffineTransform(translationX: x, y: y), color)
            }
        } else {
            let matrix = t.translatedBy(x: origin.x, y: origin.y).scaledBy(x: 1 / scale, y: 1 / scale)
                .translatedBy(x: CGFloat(shift), y: 0)
            drawLines(in: context, matrix, color)
            if hasAttachments { drawAttachments(in: context, matrix, color) }
        }
    }

    /// Draws the shadow of the context's graphics state.
    func castContextShadow(in context: CGContext, at origin: CGPoint, shift: Int, color: CGColor) {
        let t = context.userToDevice
        guard lineCount > 0, origin.isFinite, t.isInvertible else { return }
        let box = inkPixels.offsetBy(dx: Int32(clamping: shift), dy: 0)
        // Aligning glyphs to whole pixels may move them by one pixel.
        let matrix = t.translatedBy(x: origin.x, y: origin.y).scaledBy(x: 1 / scale, y: 1 / scale)
        context.castShadow(within: PixelRect(covering: box.cgRect.applying(matrix).insetBy(dx: -3, dy: -3))) {
            draw(in: $0, at: origin, shift: shift, color: color)
        }
    }

    private func drawLines(in context: CGContext, _ x: Int32, _ y: Int32, _ color: CGColor) {
        let clip = context.clipPixels.offsetBy(dx: -x, dy: -y)
        if let composedInk {
            guard composedInk.intersects(clip), let image = composedImage() else { return }
            return paint(image, in: context, composedInk.x &+ x, composedInk.y &+ y, color)
        }
        let isKept = size.width * size.height * scale * scale < CGFloat(TextLayout.maximumCachedPixels)
        for index in lines.indices {
            let extents = extents(of: lines[index])
            guard extents.intersects(clip) else { continue }
            if !isKept || extents.width > TextLayout.maximumCachedEdge || extents.height > TextLayout.maximumCachedEdge
            {
                drawLine(
                    index, within: extents.offsetBy(dx: x, dy: y), in: context,
                    CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)), color)
            } else if let image = image(of: index, extents, color) {
                paint(image, in: context, extents.x &+ x, extents.y &+ y, color)
            }
        }
    }

    private func paint(_ image: LineImage, in context: CGContext, _ x: Int32, _ y: Int32, _ color: CGColor) {
        image.mask.place(at: x, y)
        if image.color == nil {
            context.setTextSource(color)
            context.paint(through: image.mask)
        } else {
            context.paint(image.mask, opacity: context.alpha)
        }
    }

    private func drawLines(in context: CGContext, _ matrix: CGAffineTransform, _ color: CGColor) {
        let clip = context.clipPixels
        for index in lines.indices {
            let box = extents(of: lines[index]).cgRect.applying(matrix)
            let extents = PixelRect(covering: box.insetBy(dx: -2, dy: -2))
            guard extents.intersects(clip) else { continue }
            drawLine(index, within: extents, in: context, matrix, color)
        }
    }

    /// Draws a line without caching it.
    private func drawLine(
        _ index: Int, within extents: PixelRect, in context: CGContext, _ matrix: CGAffineTransform, _ color: CGColor
    ) {
        if context.isVector {
            // Text with colors of its own becomes translucent as a whole, so that it stays text.
            let isMixed = hasOwnColors || mayHaveColorGlyphs
            let own = isMixed ? color : color.copy(alpha: color.alpha * CGFloat(context.alpha)) ?? color
            context.paintVector(opacity: isMixed ? context.alpha : 1) { target in
                self.render(index, in: target, matrix, own)
            }
        } else if isColored(index) {
            context.paintPicture(within: extents, opacity: context.alpha) { target in
                self.render(index, in: target, matrix, color)
            }
        } else {
            context.setTextSource(color)
            context.paintShape(within: extents) { target in self.render(index, in: target, matrix, .black) }
        }
    }

    /// Returns the cached image of a line, in the layout's own pixels; `nil` if there is no memory.
    private func image(of index: Int, _ extents: PixelRect, _ color: CGColor) -> LineImage? {
        if let known = images[index], known.color == nil || known.color == color { return known }
        let colored = isColored(index)
        guard let mask = CoverageMask(empty: extents, withColors: colored), let target = cairo_create(mask.surface)
        else { return nil }
        render(index, in: target, .identity, colored ? color : .black)
        cairo_destroy(target)
        let image = LineImage(mask: mask, color: colored ? color : nil)
        images[index] = image
        return image
    }

    /// Returns the mask of a composed line as an image that Cairo draws.
    private func composedImage() -> LineImage? {
        if let known = images[0] { return known }
        let mask: CoverageMask?
        if let line = composedLine {
            mask = CoverageMask(drawing: line)
            composedLine = nil
        } else {
            mask = firstMask.flatMap { CoverageMask(copying: $0) }
        }
        guard let mask else { return nil }
        let image = LineImage(mask: mask, color: nil)
        images[0] = image
        return image
    }

    /// Returns the mask of a line, for code that blends it itself; `nil` if the line has its own colors or cannot be
    /// cached.
    package func mask(ofLine index: Int) -> TextMask? {
        if index == 0, let firstMask { return firstMask }
        let mask = index == 0 && composedLine != nil ? drawComposedLine() : makeMask(ofLine: index)
        if index == 0 { firstMask = mask }
        return mask
    }

    /// Draws the composed line, and releases its glyphs.
    private func drawComposedLine() -> TextMask? {
        guard let mask = composedLine?.makeMask() else { return nil }
        composedMask = mask
        composedLine = nil
        return mask.mask
    }

    /// Returns the mask with which a line is drawn in a context, and caches it; `nil` as for ``mask(ofLine:)``.
    func maskForDrawing(ofLine index: Int) -> TextMask? {
        guard let composedInk else { return makeMask(ofLine: index) }
        if composedInk.isEmpty { return TextMask(rect: .zero, bytes: nil, bytesPerRow: 0) }
        return composedImage().map { TextMask($0.mask, composedInk) }
    }

    /// Returns the mask of a line if it has been drawn.
    func drawnMask(ofLine index: Int) -> TextMask? {
        if let composedInk, composedInk.isEmpty { return TextMask(rect: .zero, bytes: nil, bytesPerRow: 0) }
        if let image = images[index] {
            guard image.color == nil else { return nil }
            return TextMask(image.mask, composedInk ?? extents(of: lines[index]))
        }
        if index == 0, let firstMask { return firstMask }
        // A line without ink has no mask.
        guard composedInk == nil, extents(of: lines[index]).isEmpty else { return nil }
        return TextMask(rect: .zero, bytes: nil, bytesPerRow: 0)
    }

    private func makeMask(ofLine index: Int) -> TextMask? {
        if let composedInk { return images[0].map { TextMask($0.mask, composedInk) } }
        let extents = extents(of: lines[index])
        guard !extents.isEmpty else { return TextMask(rect: .zero, bytes: nil, bytesPerRow: 0) }
        guard !hasOwnColors, !hasAttachments,
            size.width * size.height * scale * scale < CGFloat(TextLayout.maximumCachedPixels),
            extents.width <= TextLayout.maximumCachedEdge, extents.height <= TextLayout.maximumCachedEdge,
            let image = image(of: index, extents, .black), image.color == nil
        else { return nil }
        return TextMask(image.mask, extents)
    }

    /// Returns whether a line cannot be drawn in a single color: it has color attributes, or color glyphs (emoji).
    private func isColored(_ index: Int) -> Bool {
        if hasOwnColors { return true }
        if let known = coloredLines[index] { return known }
        let extents = extents(of: lines[index])
        var result = false
        // Only the font knows which glyphs are colored, and only drawing reveals it.
        if mayHaveColorGlyphs, extents.area < TextLayout.maximumCachedPixels,
            let trial = CoverageMask(empty: extents, withColors: true), let target = cairo_create(trial.surface)
        {
            render(index, in: target, .identity, .black)
            cairo_destroy(target)
            result = trial.hasColors
        }
        coloredLines[index] = result
        return result
    }

    /// Draws one line with Pango.
    private func render(_ index: Int, in cairo: OpaquePointer, _ matrix: CGAffineTransform, _ color: CGColor) {
        let line = lines[index]
        FontLibrary.shared.withLock {
            var cairoMatrix = matrix.cairoMatrix
            cairo_set_matrix(cairo, &cairoMatrix)
            if let width = cutWidth {
                cairo_rectangle(cairo, 0, Double(line.top - 10000), Double(width), Double(line.height + 20000))
                cairo_clip(cairo)
            }
            let (red, green, blue, alpha) = color.rgba
            cairo_set_source_rgba(cairo, red, green, blue, alpha)
            cairo_move_to(cairo, Double(line.x), Double(line.baseline))
            pango_cairo_show_layout_line(cairo, line.pointer)
        }
        if strokeOutset > 0 { strokeGlyphs(of: line, in: cairo, color) }
    }

    /// The pixels that the lines may touch, relative to the top-left corner of the layout.
    var inkPixels: PixelRect {
        composedInk ?? lines.reduce(PixelRect.zero) { $0.union(extents(of: $1)) }
    }

    /// Returns the pixels that a line may touch, relative to the top-left corner of the layout.
    func extents(of line: Line) -> PixelRect {
        var result = TextLayout.pixels(of: line.ink, x: line.x, baseline: line.baseline)
        if hasDecorations {
            result = result.union(
                PixelRect(
                    x: Int32(clamping: line.x - 1), y: Int32(clamping: line.top - 1),
                    width: Int32(clamping: line.width + 2), height: Int32(clamping: line.height + 2)))
        }
        if strokeOutset > 0, !result.isEmpty {
            result = PixelRect(
                minX: result.minX - strokeOutset, minY: result.minY - strokeOutset, maxX: result.maxX + strokeOutset,
                maxY: result.maxY + strokeOutset)
        }
        guard let cutWidth else { return result }
        return result.intersection(
            PixelRect(minX: 0, minY: result.minY, maxX: Int32(clamping: cutWidth), maxY: result.maxY))
    }

    /// Returns the pixels that glyphs may touch, given their extents in Pango's units.
    static func pixels(of ink: PangoRectangle, x: Int, baseline: Int) -> PixelRect {
        let unit = CGFloat(PANGO_SCALE)
        let box = CGRect(
            x: CGFloat(x) + CGFloat(ink.x) / unit, y: CGFloat(baseline) + CGFloat(ink.y) / unit,
            width: CGFloat(ink.width) / unit, height: CGFloat(ink.height) / unit)
        return box.isEmpty ? .zero : PixelRect(covering: box.insetBy(dx: -1, dy: -1))
    }

    /// The width at which lines are clipped, in device pixels; `nil` if they are not clipped.
    private var cutWidth: Int? { request.lineBreak == .clipping ? request.pixelWidth : nil }
}

/// The cached image of a line: a mask that is drawn in any color, or an image with a fixed color.
struct LineImage {
    var mask: CoverageMask
    var color: CGColor?
}

extension TextMask {
    /// Creates a view of the memory of a mask without colors.
    ///
    /// - Parameters:
    ///   - mask: The mask.
    ///   - rect: Its rectangle in device pixels, from the top-left corner of the layout.
    fileprivate init(_ mask: CoverageMask, _ rect: PixelRect) {
        self.init(
            rect: rect, bytes: UnsafePointer(cairo_image_surface_get_data(mask.surface)),
            bytesPerRow: Int(cairo_image_surface_get_stride(mask.surface)))
    }
}

extension CGContext {
    fileprivate func setTextSource(_ color: CGColor) {
        let (red, green, blue, alpha) = color.rgba
        cairo_set_source_rgba(cairo, red, green, blue, alpha * self.alpha)
    }
}

extension CoverageMask {
    /// Creates a copy of a text mask; returns `nil` if the mask is empty, or if there is no memory.
    fileprivate convenience init?(copying text: TextMask) {
        guard let bytes = text.bytes else { return nil }
        self.init(empty: text.rect)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<Int(text.rect.height) {
            (data + row * stride).update(from: bytes + row * text.bytesPerRow, count: Int(text.rect.width))
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Creates the mask of a composed line; returns `nil` if it is empty, or if there is no memory.
    @MainActor fileprivate convenience init?(drawing line: ComposedLine) {
        let rect = line.inkPixels
        guard !rect.isEmpty else { return nil }
        self.init(empty: rect)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        line.draw { TextMaskBuffer.add($0, x: $1, y: $2, to: data, rect, bytesPerRow: stride) }
        cairo_surface_mark_dirty(surface)
    }

    /// A Boolean value that indicates whether any pixel of an intermediate image is not black.
    fileprivate var hasColors: Bool {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return false }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return data.withMemoryRebound(to: UInt32.self, capacity: stride / 4 * Int(bounds.height)) { pixels in
            (0..<stride / 4 * Int(bounds.height)).contains { pixels[$0] & 0x00ff_ffff != 0 }
        }
    }
}
