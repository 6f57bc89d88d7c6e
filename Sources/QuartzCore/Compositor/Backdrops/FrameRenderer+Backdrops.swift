// Layers that display their backdrop.
extension FrameRenderer {
    /// Renders the invalid parts of the backdrops in a tree.
    ///
    /// - Parameters:
    ///   - root: The root layer of the tree.
    ///   - toDevice: The transform from the coordinate system outside of the root layer to device pixels.
    ///   - background: The opaque color behind the tree, or `nil` for a transparent background.
    func updateBackdrops(in root: CALayer, _ toDevice: CGAffineTransform, background: UInt32?) {
        let list = Backdrop.list(in: root, toDevice, picture: framebufferBounds, isCommitted: !isSnapshot)
        backdrops.update(list) { backdrop, rect, target in
            let source = backdrop.blur.source(for: rect, in: framebufferBounds)
            withScratch(source) { beneath in
                paintingEnd = PaintingEnd(layer: backdrop.layer, ancestors: backdrop.ancestors)
                let place = Place(target: beneath, clip: source)
                if let background {
                    paintOpaque(root, toDevice, place, background)
                } else {
                    beneath.clear()
                    paintTransparent(root, toDevice, place)
                }
                paintingEnd = nil
                backdrop.blur.apply(backdrop.drawing, from: beneath, to: rect, of: target, in: framebufferBounds)
            }
        }
    }

    /// Paints the backdrop of a layer into its bounds.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - geometry: The geometry of the layer.
    ///   - place: The destination.
    ///   - square: A Boolean value that indicates whether to paint square corners, because the group is clipped to the
    ///     rounded corners later.
    func paintBackdrop(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, square: Bool) {
        guard layer.hasDrawing else { return }
        let radius = square ? 0 : geometry.radius
        if paintsShadowCaster { return fillBounds(layer, geometry, place, radius: radius, 0xFF00_0000) }
        guard let pixels = backdrops.pixels(of: layer) else { return }
        if isSnapshot {
            // In a snapshot the backdrop may be translucent: replace the sharp pixels with the blurred ones.
            withScratch(place.clip) { shape in
                shape.clear()
                let whole = Place(target: shape, clip: place.clip)
                fillBounds(layer, geometry, whole, radius: radius, 0xFF00_0000)
                place.target.remove(place.clip, byAlphaOf: shape)
            }
        }
        if geometry.isUpright {
            composite(pixels, geometry.upright(radius: radius, corners), place, opacity: 255)
        } else {
            composite(pixels, geometry.polygon(layer.effectiveProperties.bounds, radius: radius), place, opacity: 255)
        }
    }
}
