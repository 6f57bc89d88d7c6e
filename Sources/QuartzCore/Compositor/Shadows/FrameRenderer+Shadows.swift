import CCairo

// Shadows of layers.
extension FrameRenderer {
    /// Paints the shadow. The layer itself is painted over it afterwards.
    func paintShadow(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32) {
        guard let color = layer.effectiveProperties.shadowColor else { return }
        let strength = UInt32(clamping: (max(0, min(1, layer.effectiveProperties.shadowOpacity)) * 255).rounded())
        let pixel = PixelOperations.pixel(color, opacity: PixelOperations.product(strength, opacity))
        guard pixel >> 24 > 0 else { return }
        let t = geometry.toDevice
        guard
            isSnapshot
                || LayerCommit.deviceRect(layer.committed.shadowBounds, t, soft: true).intersects(place.clip)
        else { return }
        let reach = AlphaMask.reach(
            ofBlur: Double(layer.effectiveProperties.shadowRadius) * FrameRenderer.leastStretch(t))
        if geometry.isUpright, let box = boxCastingShadow(layer, geometry) {
            paint(
                box, offset: layer.effectiveProperties.shadowOffset, geometry, reach, pixel, place,
                hole: coveredRect(layer, geometry, opacity))
        } else if let (mask, rect) = shadowMask(layer, geometry, reach) {
            let rows = rect.intersection(place.clip)
            guard !rows.isEmpty else { return }
            for y in rows.minY..<rows.maxY {
                let bytes = mask.bytes + Int(y &- rect.y) * Int(rect.width) + Int(rows.x &- rect.x)
                PixelOperations.paint(
                    place.target.row(rows.x, y), Int(rows.width), pixel, UnsafePointer(bytes))
            }
        }
    }

    /// Returns the minimum length of a point on the device, over all directions.
    ///
    /// A blur is isotropic. With the minimum length it stays within the bounding box of the shadow that the layer
    /// stores in its own coordinate system, regardless of the transform. Pixels outside of that box are not repainted.
    private static func leastStretch(_ t: CGAffineTransform) -> Double {
        let squares = Double(t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d)
        let area = Double(t.a * t.d - t.b * t.c)
        let difference = max(0, squares * squares - 4 * area * area).squareRoot()
        return max(0, (squares - difference) / 2).squareRoot()
    }

    // MARK: Boxes

    private struct Box {
        var rect: CGRect
        var radius: CGFloat
        var corners: CACornerMask
        var curve: CALayerCornerCurve
    }

    private func boxCastingShadow(_ layer: CALayer, _ geometry: LayerGeometry) -> Box? {
        if let path = layer.effectiveProperties.shadowPath {
            guard let (rect, radius) = path.asRoundedRect else { return nil }
            return Box(rect: rect, radius: radius, corners: .all, curve: .circular)
        }
        guard !isSnapshot, layer.committed.roundedRectCaster != nil else { return nil }
        return Box(
            rect: layer.effectiveProperties.bounds, radius: geometry.radius, corners: geometry.corners,
            curve: geometry.curve)
    }

    /// Returns the device pixels in which the layer certainly covers its own shadow, so that the shadow need not be
    /// painted.
    private func coveredRect(_ layer: CALayer, _ geometry: LayerGeometry, _ opacity: UInt32) -> PixelRect {
        guard opacity == 255, (layer.effectiveProperties.backgroundColor?.alpha ?? 0) >= 1 else { return .zero }
        return geometry.rect.insetBy(dx: 0, dy: geometry.upright(radius: geometry.radius, corners).cornerHeight)
    }

    private func paint(
        _ box: Box, offset: CGSize, _ geometry: LayerGeometry, _ reach: Int32, _ pixel: UInt32, _ place: Place,
        hole: PixelRect
    ) {
        let rect = PixelRect(
            snapping: box.rect.offsetBy(dx: offset.width, dy: offset.height).applying(geometry.toDevice))
        let scale = geometry.axisScale
        guard !rect.isEmpty else { return }
        let radii = CGSize(width: box.radius * scale.x, height: box.radius * scale.y)
        let exact = box.radius > 0 ? geometry.cornerRadii(radii, in: rect, box.curve) : nil
        let shape = RoundedRect(rect: rect, corner: exact.map { corners.table($0) }, corners: box.corners)
        let shadow = boxShadows.shadow(of: shape, radii: exact, reach: reach)
        let whole = rect.insetBy(dx: -reach, dy: -reach)
        let part = whole.intersection(place.clip)
        guard !part.isEmpty else { return }
        // The boundaries of the repeated columns and rows.
        let left = whole.minX &+ min(shadow.edgeWidth, shadow.mask.rect.width)
        let right = max(
            left, whole.maxX &- (shadow.mask.rect.width &- min(shadow.edgeWidth, shadow.mask.rect.width) &- 1))
        let repeatsColumns = whole.width > shadow.mask.rect.width
        let moreRows = whole.height &- shadow.mask.rect.height
        for y in part.minY..<part.maxY {
            var row = y &- whole.minY
            if moreRows > 0, row > shadow.edgeHeight { row = max(shadow.edgeHeight, row &- moreRows) }
            let bytes = shadow.mask.bytes + Int(row) * Int(shadow.mask.rect.width)
            func span(_ from: Int32, _ to: Int32) {
                let from = max(from, part.minX)
                let to = min(to, part.maxX)
                guard from < to else { return }
                guard repeatsColumns else {
                    PixelOperations.paint(
                        place.target.row(from, y), Int(to &- from), pixel,
                        UnsafePointer(bytes + Int(from &- whole.minX)))
                    return
                }
                if from < left {
                    PixelOperations.paint(
                        place.target.row(from, y), Int(min(to, left) &- from), pixel,
                        UnsafePointer(bytes + Int(from &- whole.minX)))
                }
                let middle = (max(from, left), min(to, right))
                if middle.0 < middle.1 {
                    let value = PixelOperations.scaled(pixel, UInt32(bytes[Int(shadow.edgeWidth)]))
                    PixelOperations.paint(place.target.row(middle.0, y), Int(middle.1 &- middle.0), value)
                }
                let start = max(from, right)
                if start < to {
                    PixelOperations.paint(
                        place.target.row(start, y), Int(to &- start), pixel,
                        UnsafePointer(bytes + Int(shadow.edgeWidth &+ 1 &+ (start &- right))))
                }
            }
            if y >= hole.minY, y < hole.maxY {
                span(part.minX, hole.minX)
                span(hole.maxX, part.maxX)
            } else {
                span(part.minX, part.maxX)
            }
        }
    }

    // MARK: Other shapes

    /// Returns the mask of a shadow and its device pixels, or `nil` if it is not visible.
    private func shadowMask(
        _ layer: CALayer, _ geometry: LayerGeometry, _ reach: Int32
    ) -> (mask: AlphaMask, rect: PixelRect)? {
        let path = layer.effectiveProperties.shadowPath
        let t = geometry.toDevice
        let offset = layer.effectiveProperties.shadowOffset
        let dx = Int32(clamping: max(-1e6, min(1e6, PixelRect.snap(offset.width * t.a + offset.height * t.c))))
        let dy = Int32(clamping: max(-1e6, min(1e6, PixelRect.snap(offset.width * t.b + offset.height * t.d))))
        // Content outside of this rectangle does not influence visible pixels.
        let seen = framebufferBounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: -dx, dy: -dy)
        let extents: PixelRect
        if let path {
            extents = PixelRect(covering: path.boundingBox.applying(t)).insetBy(dx: -1, dy: -1)
        } else if isSnapshot {
            extents = seen
        } else {
            extents = LayerCommit.deviceRect(layer.committed.shadowCasterBounds, t, soft: true)
        }
        let region = extents.intersection(seen)
        guard !region.isEmpty else { return nil }
        func make() -> AlphaMask {
            let mask = AlphaMask(region.insetBy(dx: -reach, dy: -reach))
            withScratch(region) { drawing in
                drawing.clear()
                if let path {
                    drawing.withCairo(clip: region) { cairo in
                        let context = CGContext(cairo: cairo, baseTransform: .identity, ctm: t)
                        context.addPath(path)
                        context.fillPath()
                    }
                } else {
                    // The whole layer casts the shadow, regardless of the part that is painted, and only its opacity
                    // matters.
                    let outer = (paintingEnd, paintsShadowCaster)
                    (paintingEnd, paintsShadowCaster) = (nil, true)
                    withFullOpacity {
                        paintInside(
                            layer, geometry, Place(target: drawing, clip: region), opacity: 255, isCutOut: false,
                            stepsLeft: -1, withShadow: false)
                    }
                    (paintingEnd, paintsShadowCaster) = outer
                }
                for y in region.minY..<region.maxY {
                    let source = drawing.row(region.x, y)
                    let target = mask.row(y) + Int(reach)
                    for x in 0..<Int(region.width) { target[x] = UInt8(source[x] >> 24) }
                }
            }
            mask.blur(reach: reach)
            return mask
        }
        let mask: AlphaMask
        if isSnapshot {
            mask = make()
        } else {
            let source = ShadowMaskCache.Source(placement: GroupCacheKey(layer, t), path: path, reach: reach)
            mask = shadowMasks.mask(of: layer, source, region: region, make)
        }
        return (mask, mask.rect.offsetBy(dx: dx, dy: dy))
    }
}

extension CGPath {
    /// The rectangle and the corner radius of the path if it is a rounded rectangle; otherwise `nil`.
    var asRoundedRect: (rect: CGRect, radius: CGFloat)? {
        var rect = CGRect.zero
        if isRect(&rect) { return (rect, 0) }
        let own = elements
        guard own.count <= 12, own.count >= 6, case .move(let first) = own[0], case .line(let second) = own[1] else {
            return nil
        }
        let box = boundingBox
        // One of the first two points is on an edge, at a distance of the radius from a corner.
        let distances = [first, second].flatMap {
            [$0.x - box.minX, box.maxX - $0.x, $0.y - box.minY, box.maxY - $0.y]
        }
        for radius in distances
        where radius > 0 && radius * 2 <= min(box.width, box.height) + 1e-6 {
            let model = CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
            if CGPath.isClose(own, model.elements) { return (box, radius) }
        }
        return nil
    }

    private static func isClose(_ a: [PathElement], _ b: [PathElement]) -> Bool {
        func near(_ p: CGPoint, _ q: CGPoint) -> Bool { abs(p.x - q.x) < 1e-6 && abs(p.y - q.y) < 1e-6 }
        guard a.count == b.count else { return false }
        return zip(a, b).allSatisfy { pair in
            switch pair {
            case (.move(let p), .move(let q)), (.line(let p), .line(let q)): near(p, q)
            case (.quad(let c, let p), .quad(let d, let q)): near(c, d) && near(p, q)
            case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
                near(c1, d1) && near(c2, d2) && near(p, q)
            case (.close, .close): true
            default: false
            }
        }
    }
}
