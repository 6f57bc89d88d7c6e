/// The geometry of a layer on the device, computed from its values and those of its ancestors. It does not depend on
/// the part that is painted.
@MainActor struct LayerGeometry {
    /// The transform from the layer's own coordinate system to device pixels, without rounding.
    let toDevice: CGAffineTransform
    /// A Boolean value that indicates whether the layer's edges are parallel to the device's axes, and therefore
    /// rounded to whole pixels.
    let isUpright: Bool
    /// The device pixels of the bounds if `isUpright` is `true`; otherwise the device pixels that it may affect.
    let rect: PixelRect
    /// The corner radius in points, at most half of the shorter side.
    let radius: CGFloat

    /// The shape of the corners.
    let curve: CALayerCornerCurve

    /// The corners that are rounded: in device space if `isUpright` is `true`, otherwise in the layer's coordinate
    /// system.
    let corners: CACornerMask

    /// Creates the geometry of a layer, or returns `nil` if its transform is not invertible.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - parent: The transform from the superlayer's coordinate system to device pixels.
    init?(_ layer: CALayer, parent: CGAffineTransform) {
        self.init(layer, toDevice: layer.effectiveProperties.toSuperlayer.concatenating(parent))
    }

    /// Creates the geometry of a layer, or returns `nil` if its transform is not invertible.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - toDevice: The transform from the layer's own coordinate system to device pixels.
    init?(_ layer: CALayer, toDevice: CGAffineTransform) {
        self.toDevice = toDevice
        guard toDevice.isInvertible else { return nil }
        let bounds = layer.effectiveProperties.bounds
        isUpright = toDevice.preservesAxisAlignment
        rect =
            isUpright
            ? PixelRect(snapping: bounds.applying(toDevice))
            : PixelRect(covering: bounds.applying(toDevice)).insetBy(dx: -1, dy: -1)
        let masked = layer.effectiveProperties.maskedCorners
        corners = isUpright ? masked.applying(toDevice) : masked
        curve = layer.effectiveProperties.uncommon.cornerCurve
        let wanted = layer.effectiveProperties.cornerRadius
        radius =
            wanted > 0 && !masked.isDisjoint(with: .all)
            ? min(wanted, min(bounds.size.width, bounds.size.height) / 2) : 0
    }

    /// The number of device pixels per point of an axis-aligned layer, along the axes of the device.
    var axisScale: (x: CGFloat, y: CGFloat) {
        toDevice.b == 0 && toDevice.c == 0
            ? (abs(toDevice.a), abs(toDevice.d)) : (abs(toDevice.c), abs(toDevice.b))
    }

    /// Returns `toDevice`, translated by less than a pixel so that axis-aligned bounds start exactly at ``rect``.
    func snapped(_ bounds: CGRect) -> CGAffineTransform {
        guard isUpright else { return toDevice }
        let box = bounds.applying(toDevice)
        var t = toDevice
        t.tx += CGFloat(rect.x) - box.minX
        t.ty += CGFloat(rect.y) - box.minY
        return t
    }

    /// Returns the bounds of an axis-aligned layer with a corner radius in points, in device pixels.
    func upright(radius: CGFloat, _ cache: CornerMaskCache) -> RoundedRect {
        guard radius > 0 else { return RoundedRect(rect: rect, corner: nil) }
        let scale = axisScale
        return RoundedRect(
            rect: rect, corner: corner(CGSize(width: radius * scale.x, height: radius * scale.y), in: rect, cache),
            corners: corners)
    }

    /// Returns the bounds of a layer that is not axis-aligned with a corner radius in points, in device pixels.
    func polygon(_ bounds: CGRect, radius: CGFloat) -> PolygonCoverage {
        var polygon = PolygonCoverage()
        polygon.add(contour(bounds, radius: radius))
        return polygon
    }

    /// Returns the mask for corners with radii in device pixels, limited to the size of `rect`.
    func corner(_ radii: CGSize, in rect: PixelRect, _ cache: CornerMaskCache) -> CornerTable? {
        cornerRadii(radii, in: rect, curve).map { cache.table($0) }
    }

    /// Returns the effective radii of corners with radii in device pixels, limited to the size of `rect`, or `nil` for
    /// square corners.
    func cornerRadii(_ radii: CGSize, in rect: PixelRect, _ curve: CALayerCornerCurve) -> CornerMask.Radii? {
        let x = min(Double(radii.width), Double(rect.width) / 2)
        let y = min(Double(radii.height), Double(rect.height) / 2)
        guard x > 0.01, y > 0.01 else { return nil }
        if curve != .continuous { return CornerMask.Radii(x: x, y: y) }
        let across = curve.shape(radius: x, room: Double(rect.width) / 2)
        let down = curve.shape(radius: y, room: Double(rect.height) / 2)
        let ratio = min(across.reach / x, down.reach / y)
        return CornerMask.Radii(x: x * ratio, y: y * ratio, exponent: min(across.exponent, down.exponent))
    }

    /// Returns the geometry of content that is drawn upright although the layer's coordinate system is flipped.
    func forContents(of layer: CALayer) -> LayerGeometry {
        guard CALayer.hasFlippedLayers, layer.contentsAreFlipped() else { return self }
        let bounds = layer.effectiveProperties.bounds
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.size.height)
        return LayerGeometry(layer, toDevice: flip.concatenating(toDevice)) ?? self
    }

    /// Returns the outline of a rectangle of the layer in device coordinates.
    ///
    /// - Parameters:
    ///   - box: The rectangle, in the layer's coordinate system.
    ///   - radius: The corner radius, in points.
    ///   - reversed: A Boolean value that indicates whether the outline runs in the opposite direction, as a hole does.
    func contour(_ box: CGRect, radius: CGFloat, reversed: Bool = false) -> [CGPoint] {
        var points: [CGPoint] = []
        var radius = max(0, min(radius, min(box.width, box.height) / 2))
        if radius > 0 {
            let (reach, exponent) = curve.shape(
                radius: Double(radius), room: Double(min(box.width, box.height) / 2))
            radius = CGFloat(reach)
            // With this number of segments, none deviates from the curve by more than a tenth of a pixel.
            let size = Double(radius * abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot())
            let pieces = max(2, min(64, Int(clamping: (size.squareRoot() * 2).rounded(.up))))
            let centers = [
                (box.maxX - radius, box.maxY - radius), (box.minX + radius, box.maxY - radius),
                (box.minX + radius, box.minY + radius), (box.maxX - radius, box.minY + radius),
            ]
            let places: [(CGFloat, CGFloat, CACornerMask)] = [
                (box.maxX, box.maxY, .layerMaxXMaxYCorner), (box.minX, box.maxY, .layerMinXMaxYCorner),
                (box.minX, box.minY, .layerMinXMinYCorner), (box.maxX, box.minY, .layerMaxXMinYCorner),
            ]
            // The `corners` of axis-aligned layers are in device space, but such layers do not use this method.
            for (quarter, center) in centers.enumerated() {
                guard corners.contains(places[quarter].2) else {
                    points.append(CGPoint(x: places[quarter].0, y: places[quarter].1).applying(toDevice))
                    continue
                }
                for piece in 0...pieces {
                    let angle = (Double(quarter) + Double(piece) / Double(pieces)) * .pi / 2
                    var (across, down) = (cos(angle), sin(angle))
                    if exponent != 2 {
                        across = (across < 0 ? -1 : 1) * pow(abs(across), 2 / exponent)
                        down = (down < 0 ? -1 : 1) * pow(abs(down), 2 / exponent)
                    }
                    points.append(
                        CGPoint(x: center.0 + radius * CGFloat(across), y: center.1 + radius * CGFloat(down))
                            .applying(toDevice))
                }
            }
        } else {
            points = [
                CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            ].map { $0.applying(toDevice) }
        }
        return reversed ? points.reversed() : points
    }
}
