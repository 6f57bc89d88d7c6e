// Layers that are rendered into bitmaps of their own, which are then composited into the frame. See
// `CALayer.isSurface`.
extension FrameRenderer {
    /// The maximum size of a surface and the maximum length of its edges, in pixels.
    private static let maximumPixelCount = 6_000_000.0
    private static let maximumEdgeLength = 16_000.0

    /// Paints a surface, or the sublayers of a layer without a plane.
    func paintInSpace(_ layer: CALayer, _ parent: CGAffineTransform, _ place: Place) {
        if layer.passesThroughSpace {
            let space = CATransform3DConcat(layer.space(seen: true), CATransform3DMakeAffineTransform(parent))
            guard space.isFinite else { return }
            paintJoined(layer, space, place)
        } else {
            paintSurface(
                layer, layer.presentationPlane.concatenating(PlaneProjection(parent)),
                opacity: layer.effectiveProperties.opacity, tint: SIMD4(repeating: 1), cuts: [], place)
        }
    }

    /// Paints the planes in a layer without a plane.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - space: The transform from the layer's space to device pixels.
    ///   - place: The destination.
    func paintJoined(_ layer: CALayer, _ space: CATransform3D, _ place: Place) {
        paintPlanes(of: layer, in: space, opacity: layer.effectiveProperties.opacity, place)
    }

    /// Paints the sublayers of a layer that sorts them by depth in a shared space.
    func paintDepthSorted(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place) {
        paintPlanes(of: layer, in: CATransform3DMakeAffineTransform(geometry.toDevice), opacity: 1, place)
    }

    private func paintPlanes(of layer: CALayer, in space: CATransform3D, opacity: Float, _ place: Place) {
        bands.noteDrawing(in: framebufferBounds)
        guard layer.hasDelayedReplicas, let replica = layer.presentationReplica else {
            var planes: [SpatialPlane] = []
            layer.collectPlanes(in: space, opacity: opacity, into: &planes)
            return paint(planes, place)
        }
        // The sublayers have different presentation values in each copy, which do not match the commit.
        withSnapshot {
            layer.forEachDelayedReplica(replica) { index in
                var planes: [SpatialPlane] = []
                layer.collectPlanes(in: space, opacity: opacity, copies: index..<index + 1, into: &planes)
                paint(planes, place)
            }
        }
    }

    /// Paints planes in the order of their depth.
    ///
    /// - Parameters:
    ///   - planes: The planes, with transforms to device pixels.
    ///   - place: The destination.
    func paint(_ planes: [SpatialPlane], _ place: Place) {
        let pieces = planes.compactMap { plane in
            plane.layer.isHiddenBackface(plane.space.plane)
                ? nil : SpatialPiece(plane, box: contentBox(plane.layer))
        }
        for piece in DepthSorter.sorted(pieces) {
            paintSurface(
                piece.layer, piece.projection,
                opacity: piece.opacity * piece.layer.effectiveProperties.opacity, tint: piece.tint,
                cuts: piece.cuts, place)
        }
    }

    /// Returns the bounding box of a layer's visible content, in its own coordinate system.
    func contentBox(_ layer: CALayer) -> CGRect {
        isSnapshot ? layer.computedBounds() : layer.committedBounds
    }

    /// Paints a layer as an image in its plane.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - toDevice: The projection from the layer's own coordinate system to device pixels.
    ///   - opacity: The opacity, from 0 to 1.
    ///   - tint: The factors for color components and opacity.
    ///   - cuts: The half-planes to which the image is limited.
    ///   - place: The destination.
    private func paintSurface(
        _ layer: CALayer, _ toDevice: PlaneProjection, opacity: Float, tint: SIMD4<Float>, cuts: [DeviceCut],
        _ place: Place
    ) {
        visited += 1
        let opacity = FrameRenderer.byte(opacity * inheritedOpacity)
        guard opacity > 0, toDevice.isFinite, !layer.isHiddenBackface(toDevice) else { return }
        let box = contentBox(layer)
        // Commits damage the same pixels, with rounding errors that are less than this tolerance.
        let extents = PixelRect(covering: toDevice.boundingBox(of: box).insetBy(dx: 1e-6, dy: 1e-6))
            .insetBy(dx: -1, dy: -1)
        let part = extents.intersection(place.clip)
        guard !part.isEmpty, let inverse = toDevice.inverted,
            let (toPixels, rect) = surfacePlacement(layer, toDevice, inverse, box)
        else { return }
        let placed = snapped(layer, toDevice, toPixels)
        if !isSnapshot, !paintsShadowCaster, let surface = keptSurface(layer, toPixels, rect) {
            self.place(surface.target, toPixels, placed, cuts: cuts, part, place, opacity: opacity, tint: tint)
            return
        }
        bands.noteDrawing(in: extents)
        withScratch(rect) { target in
            renderSurface(layer, toPixels, into: target, rect)
            self.place(target, toPixels, placed, cuts: cuts, part, place, opacity: opacity, tint: tint)
        }
    }

    /// Returns the cached surface of a layer, brought up to date, or `nil` if the cache has no room for it.
    private func keptSurface(_ layer: CALayer, _ toPixels: CGAffineTransform, _ rect: PixelRect) -> Surface? {
        let stamp = layer.committed.stamp
        guard stamp > 0 else { return nil }
        if let surface = surfaces.surface(of: layer, stamp: stamp), surface.toPixels == toPixels, surface.rect == rect {
            surface.frame = surfaces.frame
            let dirty = surface.takeDirty()
            for index in 0..<dirty.rectCount {
                let part = dirty.rect(at: index)
                surfaces.renderedPixels += part.area
                renderSurface(layer, toPixels, into: surface.target, part)
            }
            return surface
        }
        guard let surface = surfaces.make(for: layer, toPixels, rect) else { return nil }
        surfaces.renderedPixels += rect.area
        renderSurface(layer, toPixels, into: surface.target, rect)
        return surface
    }

    /// Renders a part of a layer's surface.
    private func renderSurface(
        _ layer: CALayer, _ toPixels: CGAffineTransform, into target: RenderTarget, _ part: PixelRect
    ) {
        target.clear(part)
        withFramebuffer(target.rect, scale: Double(abs(toPixels.a))) {
            paintContent(layer, toPixels, Place(target: target, clip: part))
        }
        target.finish()
    }

    /// Returns the layout of a surface, or `nil` if nothing is visible. The pixels are aligned with the axes of the
    /// layer's coordinate system, at approximately the resolution of the device.
    ///
    /// The layout depends only on the layer and the frame, and not on the damage.
    private func surfacePlacement(
        _ layer: CALayer, _ toDevice: PlaneProjection, _ inverse: PlaneProjection, _ box: CGRect
    ) -> (CGAffineTransform, PixelRect)? {
        let values = layer.effectiveProperties
        let origin = values.bounds.origin
        var scale = framebufferScale
        if values.shouldRasterize {
            let wanted = Double(values.uncommon.rasterizationScale)
            scale = wanted.isFinite ? max(0.01, min(16, wanted)) : 1
        } else {
            let middle = CGPoint(x: box.midX, y: box.midY)
            let ratio = (toDevice.stretch(at: middle) ?? framebufferScale) / framebufferScale
            // Use discrete steps, so that a layer that grows is not rendered in every frame.
            let steps = ratio > 0 ? max(-8, min(6, log2(ratio) * 2)) : 0
            scale *= exp2((toDevice.isAffine ? (steps - 0.02).rounded(.up) : steps.rounded()) / 2)
        }
        func rect(_ box: CGRect, _ scale: Double) -> CGRect {
            CGRect(
                x: (Double(box.minX) - Double(origin.x)) * scale, y: (Double(box.minY) - Double(origin.y)) * scale,
                width: Double(box.width) * scale, height: Double(box.height) * scale)
        }
        func isTooLarge(_ rect: CGRect) -> Bool {
            Double(rect.width) * Double(rect.height) > FrameRenderer.maximumPixelCount
                || Double(max(rect.width, rect.height)) > FrameRenderer.maximumEdgeLength
                || abs(rect.minX) > 1e8 || abs(rect.minY) > 1e8
        }
        var content = rect(box, scale)
        if isTooLarge(content) {
            // Limit the surface to the part that may be visible.
            let seen = inverse.boundingBox(of: framebufferBounds.insetBy(dx: -2, dy: -2).cgRect).intersection(box)
            guard !seen.isNull, !seen.isEmpty else { return nil }
            content = rect(seen, scale)
            var rounds = 0
            while isTooLarge(content) {
                rounds += 1
                guard rounds < 40 else { return nil }
                scale /= 2
                content = rect(seen, scale)
            }
        }
        guard content.minX.isFinite, content.width.isFinite, content.minY.isFinite, content.height.isFinite else {
            return nil
        }
        // Edges snap by up to half a pixel, and a transparent border produces antialiased edges.
        let pixels = PixelRect(covering: content).insetBy(dx: -2, dy: -2)
        let toPixels = CGAffineTransform(
            a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: -origin.x * CGFloat(scale),
            ty: -origin.y * CGFloat(scale))
        return (toPixels, pixels)
    }

    /// Returns the projection with the edges of axis-aligned bounds moved to the pixels that they snap to.
    private func snapped(
        _ layer: CALayer, _ toDevice: PlaneProjection, _ toPixels: CGAffineTransform
    ) -> PlaneProjection {
        guard toDevice.isAffine, toDevice.affine.preservesAxisAlignment else { return toDevice }
        let t = toDevice.affine
        let bounds = layer.effectiveProperties.bounds
        let box = bounds.applying(t)
        guard !box.isNull, box.minX.isFinite, box.minY.isFinite else { return toDevice }
        var result = t
        result.tx += PixelRect.snap(box.minX) - box.minX
        result.ty += PixelRect.snap(box.minY) - box.minY
        return PlaneProjection(result)
    }

    /// Composites the pixels of a surface into a target.
    private func place(
        _ pixels: RenderTarget, _ toPixels: CGAffineTransform, _ toDevice: PlaneProjection, cuts: [DeviceCut],
        _ part: PixelRect, _ place: Place, opacity: UInt32, tint: SIMD4<Float>
    ) {
        let factors = tint == SIMD4(repeating: 1) ? nil : SurfaceTint(tint)
        guard let buffer = pixels.buffer else { return }
        let rect = pixels.rect
        // From the first pixel of the surface to the device.
        let forward = PlaneProjection(
            CGAffineTransform(translationX: CGFloat(rect.x), y: CGFloat(rect.y)).concatenating(toPixels.inverted())
        ).concatenating(toDevice)
        guard let inverse = forward.inverted else { return }
        let outline = forward.outline(of: CGRect(x: 0, y: 0, width: CGFloat(rect.width), height: CGFloat(rect.height)))
        guard outline.count >= 3 else { return }
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(part.width))
        defer { row.deallocate() }
        if forward.isAffine {
            guard let sampler = BilinearSampler(buffer, isOpaque: false, deviceToImage: inverse.affine) else { return }
            place.target.paintRows(of: outline, cuts: cuts, in: part) { x, y, count, target in
                sampler.read(into: row, x: x, y: y, count: count)
                factors?.apply(to: row, count)
                PixelOperations.paint(target, count, row, opacity: opacity)
            }
        } else {
            guard let sampler = ProjectiveSampler(buffer, isOpaque: false, deviceToImage: inverse) else { return }
            place.target.paintRows(of: outline, cuts: cuts, in: part) { x, y, count, target in
                sampler.read(into: row, x: x, y: y, count: count)
                factors?.apply(to: row, count)
                PixelOperations.paint(target, count, row, opacity: opacity)
            }
        }
    }
}

extension RenderTarget {
    /// Calls `body` for the span of each row that a convex outline in device pixels may affect.
    @inline(__always)
    fileprivate func paintRows(
        of outline: [CGPoint], cuts: [DeviceCut], in part: PixelRect, _ body: (Int32, Int32, Int, PixelRow) -> Void
    ) {
        let part = part.intersection(rect)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
            // The extent of the outline from one pixel above the row to one pixel below it.
            let (top, bottom) = (CGFloat(y) - 1, CGFloat(y) + 2)
            var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
            for index in outline.indices {
                let (p, q) = (outline[index], outline[(index + 1) % outline.count])
                if p.y >= top, p.y <= bottom {
                    low = min(low, p.x)
                    high = max(high, p.x)
                }
                for height in [top, bottom] where (p.y < height) != (q.y < height) {
                    let x = p.x + (q.x - p.x) * ((height - p.y) / (q.y - p.y))
                    low = min(low, x)
                    high = max(high, x)
                }
            }
            guard low <= high else { continue }
            var from = max(part.minX, Int32(max(-1e8, min(1e8, (low - 1).rounded(.down)))))
            var to = min(part.maxX, Int32(max(-1e8, min(1e8, (high + 1).rounded(.up)))))
            for cut in cuts { cut.narrow(&from, &to, y: y) }
            if from < to { body(from, y, Int(to &- from), row(from, y)) }
        }
    }
}

/// The factors for the color components of a surface.
struct SurfaceTint {
    private let red: UInt32
    private let green: UInt32
    private let blue: UInt32
    private let alpha: UInt32

    init(_ tint: SIMD4<Float>) {
        func byte(_ value: Float) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
        alpha = byte(tint.w)
        red = PixelOperations.product(byte(tint.x), alpha)
        green = PixelOperations.product(byte(tint.y), alpha)
        blue = PixelOperations.product(byte(tint.z), alpha)
    }

    /// Multiplies premultiplied pixels by the factors.
    func apply(to row: UnsafeMutablePointer<UInt32>, _ count: Int) {
        for x in 0..<count where row[x] != 0 {
            let pixel = row[x]
            row[x] =
                PixelOperations.product(pixel >> 24, alpha) << 24
                | PixelOperations.product(pixel >> 16 & 255, red) << 16
                | PixelOperations.product(pixel >> 8 & 255, green) << 8 | PixelOperations.product(pixel & 255, blue)
        }
    }
}
