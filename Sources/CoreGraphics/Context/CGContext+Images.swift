import CCairo

extension CGContext {
    /// Draws an image, stretched to a rectangle.
    ///
    /// The image is upright where y grows upwards. In a view's context, where y grows downwards, it is upside down:
    /// draw a `UIImage` there.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle in user space. A rectangle that is not finite draws nothing.
    ///   - byTiling: If `true`, the image is repeated at the size of `rect` over the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        // The first row of the image is at the top, which is the far end of the y axis.
        draw(image, in: rect, origin: CGPoint(x: rect.minX, y: rect.maxY), down: -rect.height, byTiling: byTiling)
    }

    /// Draws an image into `rect` with its first row at the smaller y coordinate: upright in a view's context.
    package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        draw(image, in: rect, origin: rect.origin, down: rect.height, byTiling: byTiling)
    }

    /// Draws the pixels of a Cairo image surface, stretched to `rect`, with the first row at the smaller y coordinate.
    package func draw(surface: OpaquePointer, width: Int, height: Int, in rect: CGRect) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        draw(surface, width, height, in: rect, origin: rect.origin, down: rect.height, byTiling: false)
    }

    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let context = layer.context, context !== self, let bitmap = context.bitmap, rect.isFinite else { return }
        context.flush()
        let rect = rect.standardized
        draw(
            cairo_get_target(context.cairo), bitmap.width, bitmap.height, in: rect,
            origin: CGPoint(x: rect.minX, y: rect.maxY), down: -rect.height, byTiling: false)
    }

    /// Draws a layer at its own size with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    private func draw(_ image: CGImage, in rect: CGRect, origin: CGPoint, down: CGFloat, byTiling: Bool) {
        image.withSurface(isEncoded: isVector) { surface in
            draw(surface, image.width, image.height, in: rect, origin: origin, down: down, byTiling: byTiling)
        }
    }

    private func draw(
        _ surface: OpaquePointer, _ width: Int, _ height: Int, in rect: CGRect, origin: CGPoint, down: CGFloat,
        byTiling: Bool
    ) {
        guard width > 0, height > 0, rect.width > 0, rect.height > 0, state.alpha > 0 || state.blendMode != .normal
        else { return }
        let toUser = CGAffineTransform(
            a: rect.width / CGFloat(width), b: 0, c: 0, d: down / CGFloat(height), tx: origin.x, ty: origin.y)
        guard let mapping = ImageMapping(imageToDevice: toUser.concatenating(state.toDevice)) else { return }
        if state.shadow != nil {
            castShadow(within: byTiling ? CGContext.everywhere : PixelRect(covering: rect.applying(state.toDevice))) {
                $0.draw(surface, width, height, in: rect, origin: origin, down: down, byTiling: byTiling)
            }
        }
        let box = rect.applying(state.toDevice)
        let pixels = state.toDevice.preservesAxisAlignment ? PixelRect(exactly: box) : nil
        var path = PathElements()
        path.rect(rect, state.toDevice)
        let elements = path.elements
        let extents = byTiling ? CGContext.everywhere : pixels ?? extents(of: elements)
        let seen = extents.intersection(clipPixels)
        guard !seen.isEmpty else { return }
        if isVector, !byTiling { return drawVector(surface, toUser.concatenating(state.toDevice)) }
        let sampled = byTiling || mapping.isExact ? nil : sampled(surface, mapping, within: seen)
        guard let pattern = cairo_pattern_create_for_surface(sampled?.surface ?? surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        if sampled == nil {
            var matrix = mapping.deviceToImage
            cairo_pattern_set_matrix(pattern, &matrix)
            // Padding keeps the edge pixels opaque where the image is stretched.
            cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, mapping.isExact ? CAIRO_FILTER_NEAREST : cairoFilter)
        } else {
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        }
        cairo_set_source(cairo, pattern)
        prepareOperator()
        if !mapping.isExact, !state.blendMode.isSimple, state.blendMode.isBounded {
            // In these blend modes, Pixman rounds a stretched image differently depending on where the painted area
            // begins.
            paintPicture(within: extents, opacity: state.alpha) { target in
                cairo_set_antialias(target, self.state.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                cairo_set_source(target, pattern)
                if byTiling { return cairo_paint(target) }
                self.emit(elements, to: target)
                cairo_fill(target)
            }
        } else if byTiling {
            paintPixels(clipPixels, opacity: state.alpha)
        } else if let pixels {
            paintPixels(pixels, opacity: state.alpha)
        } else {
            paintShape(within: extents, opacity: state.alpha) { target in
                self.emit(elements, to: target)
                cairo_fill(target)
            }
        }
        // Releases the surface, whose memory may not outlive this call.
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Returns the visible part of an image, resampled into device space; `nil` if it cannot be resampled, or if
    /// nearest-neighbor sampling is requested. Cairo then samples the image.
    private func sampled(_ surface: OpaquePointer, _ mapping: ImageMapping, within part: PixelRect) -> CoverageMask? {
        let t = mapping.transform
        guard state.interpolationQuality != .none else { return nil }
        cairo_surface_flush(surface)
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let data = cairo_image_surface_get_data(surface),
            let sampler = BilinearSampler(
                PixelBuffer(
                    base: data, width: Int(cairo_image_surface_get_width(surface)),
                    height: Int(cairo_image_surface_get_height(surface)),
                    bytesPerRow: Int(cairo_image_surface_get_stride(surface))),
                isOpaque: format == CAIRO_FORMAT_RGB24, deviceToImage: t),
            let picture = CoverageMask(empty: part, withColors: true),
            let target = cairo_image_surface_get_data(picture.surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(picture.surface))
        for y in part.minY..<part.maxY {
            let row = UnsafeMutableRawPointer(target + Int(y - part.y) * stride)
            sampler.read(
                into: row.assumingMemoryBound(to: UInt32.self), x: part.x, y: y, count: Int(part.width))
        }
        cairo_surface_mark_dirty(picture.surface)
        return picture
    }

    var cairoFilter: cairo_filter_t {
        switch state.interpolationQuality {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
