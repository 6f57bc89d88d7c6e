import CCairo

// The elements of a single layer.
extension FrameRenderer {
    /// Paints the background.
    ///
    /// - Parameter square: A Boolean value that indicates whether to paint square corners, because the group is clipped
    ///   to the rounded corners later.
    func paintBackground(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, square: Bool
    ) {
        guard let color = layer.effectiveProperties.backgroundColor, color.alpha > 0 else { return }
        fillBounds(
            layer, geometry, place, radius: square ? 0 : geometry.radius,
            PixelOperations.pixel(color, opacity: opacity))
    }

    func fillBounds(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, radius: CGFloat, _ pixel: UInt32
    ) {
        if geometry.isUpright {
            fill(geometry.upright(radius: radius, corners), place, pixel)
        } else {
            fill(geometry.polygon(layer.effectiveProperties.bounds, radius: radius), place, pixel)
        }
    }

    private func fill(_ shape: RoundedRect, _ place: Place, _ pixel: UInt32) {
        let target = place.target
        let stride = target.pixelsPerRow
        coverage.forEachBlock(of: shape, in: place.clip) { block in
            PixelOperations.paint(
                target.row(block.x, block.y), stride: stride, width: Int(block.width), height: Int(block.height), pixel)
        } cover: { block, bytes, coverageStride in
            PixelOperations.paintCovered(
                target.row(block.x, block.y), stride: stride, width: Int(block.width), height: Int(block.height), pixel,
                bytes, coverageStride: coverageStride)
        }
    }

    private func fill(_ polygon: PolygonCoverage, _ place: Place, _ pixel: UInt32) {
        coverage.forEachSpan(of: polygon, in: place.clip) {
            PixelOperations.paint(place.target.row($1, $0), $2, pixel, $3)
        }
    }

    func paintBorder(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, square: Bool) {
        guard layer.hasBorder, geometry.rect.intersects(place.clip) else { return }
        let bounds = layer.effectiveProperties.bounds
        let width = layer.effectiveProperties.borderWidth
        let color = PixelOperations.pixel(layer.effectiveProperties.borderColor ?? .black, opacity: opacity)
        guard geometry.isUpright else {
            // The width is rounded to whole pixels here too, although the edges are not aligned with the pixel grid.
            let size = abs(geometry.toDevice.a * geometry.toDevice.d - geometry.toDevice.b * geometry.toDevice.c)
                .squareRoot()
            let line = max(1, PixelRect.snap(width * size)) / size
            var polygon = PolygonCoverage()
            polygon.add(geometry.contour(bounds, radius: square ? 0 : geometry.radius))
            let inside = bounds.insetBy(dx: line, dy: line)
            if !inside.isNull, inside.width > 0, inside.height > 0 {
                polygon.add(geometry.contour(inside, radius: geometry.radius - line, reversed: true))
            }
            return fill(polygon, place, color)
        }
        let scale = geometry.axisScale
        let across = max(1, PixelRect.snap(width * scale.x))
        let down = max(1, PixelRect.snap(width * scale.y))
        let outer = geometry.upright(radius: square ? 0 : geometry.radius, corners)
        let rect = geometry.rect
        // A border that is wider than half of the layer fills it.
        let dx = Int32(clamping: min(across, CGFloat(rect.width)))
        let dy = Int32(clamping: min(down, CGFloat(rect.height)))
        let inside = rect.insetBy(dx: dx, dy: dy)
        let radii = CGSize(width: geometry.radius * scale.x - across, height: geometry.radius * scale.y - down)
        let inner = RoundedRect(
            rect: inside.isEmpty ? .zero : inside, corner: geometry.corner(radii, in: inside, corners),
            corners: geometry.corners)
        coverage.forEachSpan(of: outer, without: inner, in: place.clip) {
            PixelOperations.paint(place.target.row($1, $0), $2, color, $3)
        }
    }

    /// Draws the content of special layer classes and that of the painter.
    func paintOwnDrawing(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, square: Bool) {
        switch layer.effectiveProperties.special {
        case .none, .transform, .replicator: break
        case .shape(let shape): paint(shape, layer, geometry, place)
        case .gradient(let gradient): paint(gradient, layer, geometry, place, square: square)
        case .text(let text):
            paintInBounds(layer, geometry.forContents(of: layer), place) { context, scale in
                text.draw(in: context, bounds: layer.effectiveProperties.bounds, scale: scale)
            }
        case .backdrop: paintBackdrop(layer, geometry, place, square: square)
        }
        guard let painter = layer.painter else { return }
        let geometry = geometry.forContents(of: layer)
        guard !paintText(painter, layer, geometry, place) else { return }
        paintInBounds(layer, geometry, place) { context, scale in
            painter.paint(layer, in: context, scale: scale)
            noteDrawing(by: painter, of: layer)
        }
    }

    /// Blends the painter's text directly into the target. This requires that the text is the painter's entire content,
    /// that its glyphs are on whole pixels, and that they have no colors of their own.
    ///
    /// - Returns: `false` if the painter must draw the content.
    private func paintText(
        _ painter: any LayerPainter, _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place
    ) -> Bool {
        guard geometry.isUpright, textRendition == .glyphs else { return false }
        let clip = geometry.rect.intersection(place.clip)
        guard !clip.isEmpty else { return true }
        let toDevice = geometry.snapped(layer.effectiveProperties.bounds)
        let scale = toDevice.a
        guard scale > 0, toDevice.d == scale, let text = painter.text(of: layer, scale: scale),
            text.layout.request.scale == scale
        else { return false }
        let origin = text.origin.applying(toDevice)
        // Coordinates beyond this limit are outside of every surface.
        guard abs(origin.x) < 4_000_000, abs(origin.y) < 4_000_000, abs(text.shift) < 4_000_000 else { return true }
        let x = Int32(clamping: PixelRect.snap(origin.x)) &+ Int32(clamping: text.shift)
        let y = Int32(clamping: PixelRect.snap(origin.y))
        let count = text.layout.lineCount
        for index in 0..<count where text.layout.mask(ofLine: index) == nil { return false }
        let pixel = PixelOperations.pixel(
            text.color, opacity: UInt32(max(0, min(255, (text.opacity * 255).rounded()))))
        for index in 0..<count {
            guard let mask = text.layout.mask(ofLine: index), let bytes = mask.bytes else { continue }
            let rect = mask.rect.offsetBy(dx: x, dy: y)
            let part = rect.intersection(clip)
            guard !part.isEmpty else { continue }
            PixelOperations.paintCovered(
                place.target.row(part.x, part.y), stride: place.target.pixelsPerRow, width: Int(part.width),
                height: Int(part.height), pixel,
                bytes + Int(part.y &- rect.y) * mask.bytesPerRow + Int(part.x &- rect.x),
                coverageStride: mask.bytesPerRow)
        }
        return true
    }

    private func paintInBounds(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, _ body: (CGContext, CGFloat) -> Void
    ) {
        let part = geometry.rect.intersection(place.clip)
        guard !part.isEmpty else { return }
        bands.noteDrawing(in: geometry.rect)
        let bounds = layer.effectiveProperties.bounds
        if geometry.isUpright { return draw(bounds, geometry, place.target, clip: part, body) }
        withScratch(part) { drawing in
            drawing.clear()
            draw(bounds, geometry, drawing, clip: part, body)
            composite(drawing, geometry.polygon(bounds, radius: 0), place, opacity: 255)
        }
    }

    private func draw(
        _ bounds: CGRect, _ geometry: LayerGeometry, _ target: RenderTarget, clip: PixelRect,
        _ body: (CGContext, CGFloat) -> Void
    ) {
        let toDevice = geometry.snapped(bounds)
        target.withCairo(clip: clip) { cairo in
            let context = CGContext(cairo: cairo, baseTransform: .identity, ctm: toDevice)
            context.textRendition = textRendition
            body(context, abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot())
        }
    }

    /// Shapes may extend beyond the bounds, unless the layer masks to its bounds.
    private func paint(_ shape: ShapeDrawing, _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place) {
        guard !shape.box.isNull else { return }
        var extents = LayerCommit.deviceRect(shape.box, geometry.toDevice, soft: true)
        if layer.effectiveProperties.masksToBounds { extents = extents.intersection(geometry.rect) }
        let clip = place.clip.intersection(extents)
        guard !clip.isEmpty else { return }
        bands.noteDrawing(in: extents)
        draw(layer.effectiveProperties.bounds, geometry, place.target, clip: clip) { context, _ in
            shape.draw(in: context)
        }
    }

    /// Composites the pixels of `drawing` with the coverage of a rounded rectangle.
    func composite(_ drawing: RenderTarget, _ shape: RoundedRect, _ place: Place, opacity: UInt32) {
        coverage.forEachSpan(of: shape, in: place.clip.intersection(drawing.rect)) {
            PixelOperations.paint(place.target.row($1, $0), $2, drawing.row($1, $0), opacity: opacity, $3)
        }
    }

    /// Composites the pixels of `drawing` with the coverage of a polygon.
    func composite(_ drawing: RenderTarget, _ polygon: PolygonCoverage, _ place: Place, opacity: UInt32) {
        coverage.forEachSpan(of: polygon, in: place.clip.intersection(drawing.rect)) {
            PixelOperations.paint(place.target.row($1, $0), $2, drawing.row($1, $0), opacity: opacity, $3)
        }
    }
}
