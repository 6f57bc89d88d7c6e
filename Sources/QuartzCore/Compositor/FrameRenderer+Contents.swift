import CCairo

extension LayerContents {
    /// A Boolean value that indicates whether all pixels are opaque, regardless of their alpha bytes.
    var isOpaque: Bool {
        switch self {
        case .none: false
        case .image(let image): image.isOpaque
        case .drawn(let store): store.isOpaque
        }
    }
}

// The contents of a layer.
extension FrameRenderer {
    func paintContents(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32) {
        guard let box = layer.contentsBox() else { return }
        let geometry = geometry.forContents(of: layer)
        switch layer.effectiveProperties.picture {
        case .none: return
        case .image(let image):
            image.withPixels {
                paint(
                    Picture(
                        layer, pixels: $0, surface: image.surface, isOpaque: image.isOpaque,
                        size: CGSize(width: CGFloat(image.width), height: CGFloat(image.height))),
                    layer, in: box, geometry, place, opacity: opacity)
            }
        case .drawn(let store):
            paint(
                Picture(
                    layer, pixels: store.pixels, surface: store.surface, isOpaque: store.isOpaque,
                    size: CGSize(width: store.bounds.width * store.scale, height: store.bounds.height * store.scale)),
                layer, in: box, geometry, place, opacity: opacity)
        }
    }

    /// Paints the snapshot of a layer at its original position.
    func paint(_ store: BackingStore, _ geometry: LayerGeometry, _ place: Place) {
        let picture = Picture(
            pixels: store.pixels, surface: store.surface, isOpaque: false,
            part: CGRect(
                x: 0, y: 0, width: store.bounds.width * store.scale, height: store.bounds.height * store.scale),
            minification: .linear, magnification: .linear)
        paint(picture, in: store.bounds, geometry, place, opacity: 255)
    }

    @MainActor fileprivate struct Picture {
        let pixels: PixelBuffer
        let surface: OpaquePointer
        let isOpaque: Bool
        /// The part to draw, in pixels. For a backing store it may be fractional, because it ends where the bounds
        /// ended.
        var part: CGRect
        let minification: CALayerContentsFilter
        let magnification: CALayerContentsFilter

        init(
            pixels: PixelBuffer, surface: OpaquePointer, isOpaque: Bool, part: CGRect,
            minification: CALayerContentsFilter, magnification: CALayerContentsFilter
        ) {
            self.pixels = pixels
            self.surface = surface
            self.isOpaque = isOpaque
            self.part = part
            self.minification = minification
            self.magnification = magnification
        }

        init(_ layer: CALayer, pixels: PixelBuffer, surface: OpaquePointer, isOpaque: Bool, size: CGSize) {
            self.pixels = pixels
            self.surface = surface
            self.isOpaque = isOpaque
            let shown = layer.effectiveProperties.contentsRect
            part = CGRect(
                x: shown.minX * size.width, y: shown.minY * size.height, width: shown.width * size.width,
                height: shown.height * size.height)
            minification = layer.effectiveProperties.minificationFilter
            magnification = layer.effectiveProperties.magnificationFilter
        }
    }

    private func paint(
        _ picture: Picture, _ layer: CALayer, in box: CGRect, _ geometry: LayerGeometry, _ place: Place,
        opacity: UInt32
    ) {
        var place = place
        if layer.effectiveProperties.masksToBounds { place.clip = place.clip.intersection(geometry.rect) }
        for segment in NineSliceSegment.parts(of: picture.part, in: box, layer) {
            var part = picture
            part.part = segment.source
            paint(part, in: segment.target, geometry, place, opacity: opacity)
        }
    }

    private func paint(
        _ picture: Picture, in box: CGRect, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32
    ) {
        let t = geometry.toDevice
        // From pixels of the image to the layer's coordinate system, and from there to the device.
        let across = box.width / picture.part.width
        let down = box.height / picture.part.height
        var toDevice = CGAffineTransform(
            a: across, b: 0, c: 0, d: down, tx: box.minX - picture.part.minX * across,
            ty: box.minY - picture.part.minY * down
        ).concatenating(t)
        guard geometry.isUpright else {
            let exact = PixelRect(covering: box.applying(t)).insetBy(dx: -1, dy: -1)
            let part = exact.intersection(place.clip)
            guard !part.isEmpty else { return }
            withScratch(part) { drawing in
                drawing.clear()
                paint(picture, toDevice, drawing, clip: part, opacity: 255)
                composite(drawing, geometry.polygon(box, radius: 0), place, opacity: opacity)
            }
            return
        }
        let exact = box.applying(t)
        let rect = PixelRect(snapping: exact)
        let part = rect.intersection(place.clip)
        guard !part.isEmpty else { return }
        if toDevice.b == 0, toDevice.c == 0, abs(toDevice.a - 1) < 1e-4, abs(toDevice.d - 1) < 1e-4,
            let start = picture.wholePixelStart
        {
            let whole = PixelRect(
                x: rect.x &- start.x, y: rect.y &- start.y, width: Int32(picture.pixels.width),
                height: Int32(picture.pixels.height))
            // Beyond its edges, the image repeats its edge pixels, which only the general path does.
            if whole.contains(part) || start == (0, 0) {
                copy(
                    picture.pixels, isOpaque: picture.isOpaque, at: whole, part, place.target, opacity: opacity)
                return
            }
        }
        // Fit the edges to the pixels that they were rounded to.
        guard exact.width > 0, exact.height > 0 else { return }
        let fit = CGAffineTransform(
            a: CGFloat(rect.width) / exact.width, b: 0, c: 0, d: CGFloat(rect.height) / exact.height,
            tx: CGFloat(rect.x) - exact.minX * CGFloat(rect.width) / exact.width,
            ty: CGFloat(rect.y) - exact.minY * CGFloat(rect.height) / exact.height)
        toDevice = toDevice.concatenating(fit)
        paint(picture, toDevice, place.target, clip: part, opacity: opacity)
    }

    /// Copies pixels without scaling, with the top-left corner at that of `rect`.
    private func copy(
        _ pixels: PixelBuffer, isOpaque: Bool, at rect: PixelRect, _ part: PixelRect, _ target: RenderTarget,
        opacity: UInt32
    ) {
        let part = part.intersection(
            PixelRect(x: rect.x, y: rect.y, width: Int32(pixels.width), height: Int32(pixels.height)))
        guard !part.isEmpty else { return }
        let count = Int(part.width)
        for y in part.minY..<part.maxY {
            let source = pixels.base
                .advanced(by: Int(y &- rect.y) * pixels.bytesPerRow + Int(part.x &- rect.x) * 4)
                .assumingMemoryBound(to: UInt32.self)
            let row = target.row(part.x, y)
            if !isOpaque {
                PixelOperations.paint(row, count, source, opacity: opacity)
            } else if opacity == 255 {
                PixelOperations.copyOpaque(row, count, source)
            } else {
                PixelOperations.paintOpaque(row, count, source, opacity: opacity)
            }
        }
    }

    /// Paints an image with a transform.
    private func paint(
        _ picture: Picture, _ toDevice: CGAffineTransform, _ target: RenderTarget, clip: PixelRect, opacity: UInt32
    ) {
        guard toDevice.isInvertible else { return }
        let inverse = toDevice.inverted()
        let linear = [inverse.a, inverse.b, inverse.c, inverse.d]
        guard linear.allSatisfy({ abs($0) < 16384 }), abs(inverse.tx) < 1e9, abs(inverse.ty) < 1e9 else { return }
        // For a rotation by right angles at the original size, each device pixel corresponds to exactly one pixel of
        // the image.
        let isExact = linear.allSatisfy { abs($0) < 1e-4 || abs(abs($0) - 1) < 1e-4 }
        let isLarger = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c) > 1
        if isExact || (isLarger ? picture.magnification : picture.minification) == .nearest {
            return paintNearest(picture, inverse, target, clip: clip, opacity: opacity)
        }
        paintLinear(picture, inverse, target, clip: clip, opacity: opacity)
    }
}

extension FrameRenderer {
    /// Paints with bilinear interpolation. Cairo is not used, because its result depends on the clip.
    private func paintLinear(
        _ picture: Picture, _ inverse: CGAffineTransform, _ target: RenderTarget, clip: PixelRect, opacity: UInt32
    ) {
        let part = clip.intersection(target.rect)
        guard !part.isEmpty,
            let sampler = BilinearSampler(picture.pixels, isOpaque: picture.isOpaque, deviceToImage: inverse)
        else { return }
        let count = Int(part.width)
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { row.deallocate() }
        for y in part.minY..<part.maxY {
            sampler.read(into: row, x: part.x, y: y, count: count)
            PixelOperations.paint(target.row(part.x, y), count, row, opacity: opacity)
        }
    }

    /// Paints with nearest-neighbor sampling. Cairo is not used, because its blending of such pixels depends on whether
    /// the clip lies within the image.
    private func paintNearest(
        _ picture: Picture, _ inverse: CGAffineTransform, _ target: RenderTarget, clip: PixelRect, opacity: UInt32
    ) {
        // Fixed-point numbers, in units of 2⁻³² pixels.
        func fixed(_ value: CGFloat) -> Int { Int(clamping: (Double(value) * 4_294_967_296).rounded()) }
        let part = clip.intersection(target.rect)
        guard !part.isEmpty, abs(inverse.tx) < 1e8, abs(inverse.ty) < 1e8 else { return }
        let (a, b, c, d) = (fixed(inverse.a), fixed(inverse.b), fixed(inverse.c), fixed(inverse.d))
        let (lastX, lastY) = (picture.pixels.width - 1, picture.pixels.height - 1)
        let count = Int(part.width)
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { row.deallocate() }
        let opaque: UInt32 = picture.isOpaque ? 0xFF00_0000 : 0
        for y in part.minY..<part.maxY {
            // Offset by half a pixel, plus a tiny amount so that centers on the boundary between two pixels are always
            // rounded in the same direction.
            var sourceX = a &* Int(part.x) &+ a / 2 &+ c &* Int(y) &+ c / 2 &+ fixed(inverse.tx) &+ 4096
            var sourceY = b &* Int(part.x) &+ b / 2 &+ d &* Int(y) &+ d / 2 &+ fixed(inverse.ty) &+ 4096
            for x in 0..<count {
                let px = max(0, min(lastX, sourceX >> 32))
                let py = max(0, min(lastY, sourceY >> 32))
                row[x] =
                    (picture.pixels.base + py * picture.pixels.bytesPerRow + px * 4).load(as: UInt32.self) | opaque
                sourceX = sourceX &+ a
                sourceY = sourceY &+ b
            }
            PixelOperations.paint(target.row(part.x, y), count, row, opacity: opacity)
        }
    }
}

@MainActor extension FrameRenderer.Picture {
    /// The origin of the part to draw if it is on a whole pixel; otherwise `nil`. The whole image starts at zero.
    fileprivate var wholePixelStart: (x: Int32, y: Int32)? {
        let (x, y) = (part.minX.rounded(), part.minY.rounded())
        guard abs(x - part.minX) < 1e-6, abs(y - part.minY) < 1e-6, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return (Int32(x), Int32(y))
    }
}

extension CALayerContentsGravity {
    /// A Boolean value that indicates whether the gravity resizes contents to fit the bounds.
    var isResizing: Bool {
        ![.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight].contains(self)
    }
}
