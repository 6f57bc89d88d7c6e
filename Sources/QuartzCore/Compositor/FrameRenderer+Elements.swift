import CCairo

// The elements of a single layer.
extension FrameRenderer {
    /// - Parameter square: The corners are cut off later, with everything else.
    func paintBackground(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, square: Bool
    ) {
        guard let color = layer.presentationProperties.backgroundColor, color.alpha > 0 else { return }
        let shape = geometry.outline(
            layer.presentationProperties.bounds, radius: square ? 0 : geometry.radius, corners)
        fill(shape, place, PixelOperations.pixel(color, opacity: opacity))
    }

    private func fill(_ shape: LayerShape, _ place: Place, _ color: UInt32) {
        coverage.forEachSpan(of: shape, in: place.clip) { y, x, count, coverage in
            if let coverage {
                PixelOperations.paint(place.target.row(x, y), count, color, coverage)
            } else {
                PixelOperations.paint(place.target.row(x, y), count, color)
            }
        }
    }

    func paintBorder(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, square: Bool) {
        guard layer.hasBorder, geometry.rect.intersects(place.clip) else { return }
        let bounds = layer.presentationProperties.bounds
        let width = layer.presentationProperties.borderWidth
        let color = PixelOperations.pixel(layer.presentationProperties.borderColor ?? .black, opacity: opacity)
        let outer = geometry.outline(bounds, radius: square ? 0 : geometry.radius, corners)
        guard case .upright(let outline) = outer else {
            // Whole pixels here too, though they do not lie on the grid.
            let size = abs(geometry.toDevice.a * geometry.toDevice.d - geometry.toDevice.b * geometry.toDevice.c)
                .squareRoot()
            let line = max(1, PixelRect.snap(width * size)) / size
            var polygon = PolygonCoverage()
            polygon.add(geometry.contour(bounds, radius: square ? 0 : geometry.radius))
            let inside = bounds.insetBy(dx: line, dy: line)
            if !inside.isNull, inside.width > 0, inside.height > 0 {
                polygon.add(geometry.contour(inside, radius: geometry.radius - line, reversed: true))
            }
            return fill(.polygon(polygon), place, color)
        }
        let scale = geometry.axisScale
        let across = max(1, PixelRect.snap(width * scale.x))
        let down = max(1, PixelRect.snap(width * scale.y))
        let rect = outline.rect
        // Wider than half the layer is the same as all of it.
        let dx = Int32(min(across, CGFloat(rect.width)))
        let dy = Int32(min(down, CGFloat(rect.height)))
        let inside = rect.insetBy(dx: dx, dy: dy)
        let radii = CGSize(width: geometry.radius * scale.x - across, height: geometry.radius * scale.y - down)
        let inner = RoundedRect(
            rect: inside.isEmpty ? .zero : inside, corner: geometry.corner(radii, in: inside, corners))
        coverage.forEachSpan(of: outline, without: inner, in: place.clip) { y, x, count, coverage in
            if let coverage {
                PixelOperations.paint(place.target.row(x, y), count, color, coverage)
            } else {
                PixelOperations.paint(place.target.row(x, y), count, color)
            }
        }
    }

    /// Lets the painter draw.
    func paintOwnDrawing(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place) {
        guard let painter = layer.painter else { return }
        let part = geometry.rect.intersection(place.clip)
        guard !part.isEmpty else { return }
        // Cairo gives the edges of shapes slightly different values when the clip cuts them. So unless the painter
        // draws nothing of that kind, it always gets the same clip, and what falls outside `part` is thrown away.
        let full = geometry.rect.intersection(place.fullClip)
        if !geometry.isUpright {
            let bounds = layer.presentationProperties.bounds
            withScratch(full) { drawing in
                drawing.clear()
                draw(painter, layer, geometry, drawing, clip: full)
                composite(drawing, geometry.outline(bounds, radius: 0, corners), place, opacity: 255)
            }
        } else if part == full || painter.drawsOnlyTextAndBoxes {
            draw(painter, layer, geometry, place.target, clip: part)
        } else {
            withScratch(full) { drawing in
                // Undefined pixels are harmless, but uninitialised memory is not for reading.
                drawing.clear()
                drawing.copy(part, from: place.target)
                draw(painter, layer, geometry, drawing, clip: full)
                place.target.copy(part, from: drawing)
            }
        }
    }

    private func draw(
        _ painter: any LayerPainter, _ layer: CALayer, _ geometry: LayerGeometry, _ target: RenderTarget,
        clip: PixelRect
    ) {
        let toDevice = geometry.snapped(layer.presentationProperties.bounds)
        target.withCairo(clip: clip) { cairo in
            let context = CGContext(cairo: cairo, baseTransform: .identity, ctm: toDevice)
            let scale = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
            painter.paint(layer, in: context, scale: scale)
        }
    }

    /// Paints a drawing, as far as `shape` goes.
    func composite(_ drawing: RenderTarget, _ shape: LayerShape, _ place: Place, opacity: UInt32) {
        coverage.forEachSpan(of: shape, in: place.clip.intersection(drawing.rect)) { y, x, count, coverage in
            let row = place.target.row(x, y)
            if let coverage {
                PixelOperations.paint(row, count, drawing.row(x, y), opacity: opacity, coverage)
            } else {
                PixelOperations.paint(row, count, drawing.row(x, y), opacity: opacity)
            }
        }
    }
}
