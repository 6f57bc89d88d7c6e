// Gradients: the color of each pixel is computed from its own coordinates, without accumulation along a row, so that
// the result does not depend on where painting starts.
extension FrameRenderer {
    func paint(
        _ gradient: GradientDrawing, _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, square: Bool
    ) {
        guard let table = gradient.table, geometry.rect.intersects(place.clip) else { return }
        let bounds = layer.effectiveProperties.bounds
        guard let run = GradientSampler(gradient, bounds, geometry) else { return }
        let radius = square ? 0 : geometry.radius
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, Int(place.clip.width)))
        defer { row.deallocate() }
        table.pixels.withUnsafeBufferPointer { colors in
            guard let colors = colors.baseAddress else { return }
            let span: CoverageBuffer.Span = { y, x, count, bytes in
                run.fill(row, count, x: x, y: y, colors)
                PixelOperations.paint(place.target.row(x, y), count, row, opacity: 255, bytes)
            }
            if geometry.isUpright {
                coverage.forEachSpan(of: geometry.upright(radius: radius, corners), in: place.clip, span)
            } else {
                coverage.forEachSpan(of: geometry.polygon(bounds, radius: radius), in: place.clip, span)
            }
        }
    }
}

/// The mapping from device pixels to positions in the gradient.
private struct GradientSampler {
    private enum Kind {
        case axial
        case radial
        case conic
    }

    private let kind: Kind
    /// The transform of a pixel's center, relative to the origin. The position in the gradient is x for an axial
    /// gradient, the distance from zero for a radial one, and the angle for a conic one.
    private let t: CGAffineTransform
    private let originX: Int32
    private let originY: Int32

    @MainActor init?(_ gradient: GradientDrawing, _ bounds: CGRect, _ geometry: LayerGeometry) {
        guard bounds.width > 0, bounds.height > 0, gradient.startPoint.isFinite, gradient.endPoint.isFinite else {
            return nil
        }
        // From pixels to units of the bounds.
        originX = geometry.rect.x
        originY = geometry.rect.y
        let unitToLayer = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        var toUnit: CGAffineTransform
        if geometry.isUpright {
            // Based on the rounded edges, so that the result is the same wherever the layer is.
            let d = geometry.toDevice
            let across = 1 / CGFloat(geometry.rect.width)
            let down = 1 / CGFloat(geometry.rect.height)
            if d.b == 0, d.c == 0 {
                toUnit = CGAffineTransform(
                    a: d.a > 0 ? across : -across, b: 0, c: 0, d: d.d > 0 ? down : -down, tx: d.a > 0 ? 0 : 1,
                    ty: d.d > 0 ? 0 : 1)
            } else {
                toUnit = CGAffineTransform(
                    a: 0, b: d.c > 0 ? across : -across, c: d.b > 0 ? down : -down, d: 0, tx: d.b > 0 ? 0 : 1,
                    ty: d.c > 0 ? 0 : 1)
            }
        } else {
            var d = geometry.toDevice
            d.tx -= CGFloat(originX)
            d.ty -= CGFloat(originY)
            toUnit = unitToLayer.concatenating(d).inverted()
        }
        let start = gradient.startPoint
        let across = gradient.endPoint.x - start.x
        let down = gradient.endPoint.y - start.y
        switch gradient.type {
        case .radial:
            // The end point is a corner of the bounding box of the last color's ellipse.
            kind = .radial
            guard across != 0, down != 0 else { return nil }
            t = toUnit.concatenating(
                CGAffineTransform(
                    a: 1 / abs(across), b: 0, c: 0, d: 1 / abs(down), tx: -start.x / abs(across),
                    ty: -start.y / abs(down)))
        case .conic:
            kind = .conic
            guard across != 0 || down != 0 else { return nil }
            // In points, because the units of the bounds distort angles, and rotated so that the end point is at angle
            // zero.
            let end = CGPoint(x: across * bounds.width, y: down * bounds.height)
            let length = hypot(end.x, end.y)
            let (cosine, sine) = (end.x / length, end.y / length)
            t = toUnit.concatenating(
                CGAffineTransform(
                    a: bounds.width, b: 0, c: 0, d: bounds.height, tx: -start.x * bounds.width,
                    ty: -start.y * bounds.height)
            ).concatenating(CGAffineTransform(a: cosine, b: -sine, c: sine, d: cosine, tx: 0, ty: 0))
        default:
            kind = .axial
            // In units of the bounds, lines of equal color are perpendicular to the axis.
            let square = across * across + down * down
            guard square > 0 else { return nil }
            t = toUnit.concatenating(
                CGAffineTransform(
                    a: across / square, b: 0, c: down / square, d: 0,
                    tx: -(start.x * across + start.y * down) / square, ty: 0))
        }
    }

    func fill(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, x: Int32, y: Int32, _ colors: UnsafePointer<UInt32>
    ) {
        let last = Double(GradientTable.count - 1)
        let py = Double(y &- originY) + 0.5
        let left = Int(x &- originX)
        let (a, b) = (Double(t.a), Double(t.b))
        let (cx, cy) = (Double(t.c) * py + Double(t.tx), Double(t.d) * py + Double(t.ty))
        switch kind {
        case .axial:
            for index in 0..<count {
                let place = a * (Double(left + index) + 0.5) + cx
                pixels[index] = colors[Int(max(0, min(1, place)) * last + 0.5)]
            }
        case .radial:
            for index in 0..<count {
                let px = Double(left + index) + 0.5
                let (u, v) = (a * px + cx, b * px + cy)
                pixels[index] = colors[Int(min(1, (u * u + v * v).squareRoot()) * last + 0.5)]
            }
        case .conic:
            for index in 0..<count {
                let px = Double(left + index) + 0.5
                let turn = atan2(b * px + cy, a * px + cx) / (2 * .pi)
                pixels[index] = colors[Int(max(0, min(1, turn < 0 ? turn + 1 : turn)) * last + 0.5)]
            }
        }
    }
}
