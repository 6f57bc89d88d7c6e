import CCairo

/// Draws a layer tree, with its model values, into a context that stores shapes and glyphs instead of pixels.
///
/// Backgrounds, borders, shapes, gradients, text and what layers draw themselves stay vector drawings. Images are drawn
/// with their own pixels. Only these become images, with the resolution of the context: shadows, the backdrops of
/// visual effects, layers in perspective, and copies of replicator layers.
@MainActor final class VectorLayerPainter {
    private let context: CGContext
    /// The renderer of what becomes an image, which knows the backdrops of the whole tree.
    private let renderer: FrameRenderer

    /// Creates a painter.
    ///
    /// - Parameters:
    ///   - context: The context, whose user space is the coordinate system of the root layer.
    ///   - root: The root layer of the tree.
    init(context: CGContext, root: CALayer) {
        self.context = context
        renderer = FrameRenderer()
        let place = PixelRect(covering: context.clipBox)
        renderer.prepareSnapshot(of: root, context.userToDevice, at: place)
    }

    private init(context: CGContext, sharing renderer: FrameRenderer) {
        self.context = context
        self.renderer = renderer
    }

    /// Draws a layer and its sublayers in the coordinate system of the layer.
    func paint(_ layer: CALayer) {
        guard !layer.isInvisible, context.userToDevice.isInvertible else { return }
        let opacity = layer.effectiveProperties.opacity
        if layer.hasShadow, opacity >= 1, layer.maskLayer == nil { paintShadow(layer) }
        guard opacity < 1 || layer.maskLayer != nil else { return paintInside(layer) }
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        func paintAll() {
            if layer.hasShadow { paintShadow(layer) }
            paintInside(layer)
        }
        if let mask = layer.maskLayer {
            context.draw(paintAll, maskedBy: { self.paintSublayer(mask, of: layer) })
        } else {
            paintAll()
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func paintInside(_ layer: CALayer) {
        let values = layer.effectiveProperties
        let outline = LayerOutline(layer)
        context.saveGState()
        if values.masksToBounds { clip(to: outline.path) }
        if let color = values.backgroundColor, color.alpha > 0 {
            context.setFillColor(color)
            context.beginPath()
            context.addPath(outline.path)
            context.fillPath()
        }
        inContentSpace(of: layer) { paintContents(layer) }
        paintDrawing(layer, outline)
        paintSublayers(layer)
        if layer.hasBorder {
            context.setFillColor(values.borderColor ?? .black)
            context.beginPath()
            context.addPath(outline.path)
            context.addPath(outline.inset(by: values.borderWidth).path)
            context.fillPath(using: .evenOdd)
        }
        context.restoreGState()
    }

    private func clip(to path: CGPath) {
        context.beginPath()
        context.addPath(path)
        context.clip()
    }

    /// Calls `body` while the context's y axis points down, although the layer's coordinate system may be flipped.
    private func inContentSpace(of layer: CALayer, _ body: () -> Void) {
        context.saveGState()
        if CALayer.hasFlippedLayers, layer.contentsAreFlipped() {
            let bounds = layer.effectiveProperties.bounds
            context.concatenate(
                CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.size.height))
        }
        body()
        context.restoreGState()
    }

    // MARK: Sublayers

    private func paintSublayers(_ layer: CALayer) {
        if layer.sortsSublayersByDepth || layer.presentationReplica != nil {
            // Sublayers in a shared space, and tinted copies, exist as pixels only.
            let box = layer.computedBounds()
            return paintImage(of: box) { renderer, place in
                renderer.paintSublayers(of: layer, context.userToDevice, place)
            }
        }
        for child in layer.drawingOrder { paintSublayer(child, of: layer) }
    }

    private func paintSublayer(_ child: CALayer, of layer: CALayer) {
        guard !child.isInvisible else { return }
        let plane = child.presentationPlane
        guard !child.passesThroughSpace, plane.isAffine else {
            let box = child.boxInSuperlayer(child.computedBounds())
            return paintImage(of: box) { renderer, place in
                renderer.paintTransparent(child, context.userToDevice, place)
            }
        }
        context.saveGState()
        context.concatenate(plane.affine)
        if mayBeVisible(child) { paint(child) }
        context.restoreGState()
    }

    /// Returns `false` if a layer without content beyond its bounds lies outside of the clip.
    private func mayBeVisible(_ layer: CALayer) -> Bool {
        guard layer.effectiveProperties.masksToBounds || layer.sublayerList.isEmpty, !layer.hasShadow else {
            return true
        }
        if case .shape = layer.effectiveProperties.special { return true }
        guard layer.effectiveProperties.picture.isNone || layer.effectiveProperties.masksToBounds else { return true }
        let box = layer.effectiveProperties.bounds.applying(context.userToDevice)
        return context.clipBox.intersects(box.insetBy(dx: -1, dy: -1))
    }

    /// Draws what can only be rendered as pixels, in the coordinate system of the context.
    private func paintImage(of box: CGRect, _ render: (FrameRenderer, FrameRenderer.Place) -> Void) {
        guard !box.isNull, box.isFinite else { return }
        let place = PixelRect(covering: box.applying(context.userToDevice).insetBy(dx: -1, dy: -1))
            .intersection(context.clipPixels)
        guard !place.isEmpty, place.width <= 32767, place.height <= 32767,
            let store = PixelStore(width: Int(place.width), height: Int(place.height))
        else { return }
        renderer.paintSnapshotPart(into: store.pixels, at: place) { render(renderer, $0) }
        store.draw(in: context, at: place)
    }

    // MARK: Content

    private func paintContents(_ layer: CALayer) {
        guard let box = layer.contentsBox() else { return }
        let values = layer.effectiveProperties
        if let owner = layer.owner as? any LayerContentsDrawing, owner.drawContents(of: layer, in: box, of: context) {
            return
        }
        switch values.picture {
        case .none: return
        case .image(let image):
            let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
            let filter = size.width < box.width ? values.magnificationFilter : values.minificationFilter
            context.interpolationQuality = filter == .nearest ? .none : .default
            let whole = CGRect(
                x: values.contentsRect.minX * size.width, y: values.contentsRect.minY * size.height,
                width: values.contentsRect.width * size.width, height: values.contentsRect.height * size.height)
            let parts = NineSliceSegment.parts(of: whole, in: box, layer)
            for part in parts { paint(image, part.source, in: part.target) }
        case .drawn(let store):
            guard store.bounds.size != values.bounds.size else {
                // The layer draws again: its bitmap has the resolution of the screen.
                context.saveGState()
                context.clip(to: values.bounds)
                layer.draw(in: context)
                context.restoreGState()
                return
            }
            context.draw(surface: store.surface, width: store.pixels.width, height: store.pixels.height, in: box)
        }
    }

    /// Draws a part of an image, in pixels, into a rectangle.
    private func paint(_ image: CGImage, _ part: CGRect, in target: CGRect) {
        let (across, down) = (target.width / part.width, target.height / part.height)
        let whole = CGRect(
            x: target.minX - part.minX * across, y: target.minY - part.minY * down,
            width: CGFloat(image.width) * across, height: CGFloat(image.height) * down)
        guard whole.isFinite else { return }
        context.saveGState()
        if whole != target { context.clip(to: target) }
        context.drawUpright(image, in: whole)
        context.restoreGState()
    }

    private func paintDrawing(_ layer: CALayer, _ outline: LayerOutline) {
        let values = layer.effectiveProperties
        let scale = values.contentsScale > 0 && values.contentsScale.isFinite ? values.contentsScale : 1
        context.saveGState()
        switch values.special {
        case .none, .transform, .replicator: break
        case .shape(let shape): shape.draw(in: context)
        case .gradient(let gradient):
            clip(to: outline.path)
            gradient.draw(in: context, bounds: values.bounds)
        case .text(let text):
            inContentSpace(of: layer) {
                context.clip(to: values.bounds)
                text.draw(in: context, bounds: values.bounds, scale: scale)
            }
        case .backdrop: paintBackdrop(layer)
        }
        context.restoreGState()
        guard let painter = layer.painter else { return }
        inContentSpace(of: layer) {
            context.clip(to: values.bounds)
            // The scale of the screen, so that lines break as they do there.
            painter.paint(layer, in: context, scale: scale)
        }
    }

    private func paintBackdrop(_ layer: CALayer) {
        guard let geometry = LayerGeometry(layer, toDevice: context.userToDevice) else { return }
        paintImage(of: layer.effectiveProperties.bounds) { renderer, place in
            renderer.paintBackdrop(layer, geometry, place, square: false)
        }
    }

    // MARK: Shadows

    private func paintShadow(_ layer: CALayer) {
        let values = layer.effectiveProperties
        guard let color = values.shadowColor else { return }
        let path = values.shadowPath
        let box = path?.boundingBox ?? layer.computedBounds()
        let (user, initial) = (context.userToDevice, context.initialUserToDevice)
        guard !box.isNull, box.isFinite, initial.isInvertible else { return }
        // The context's shadow is in its initial user space, whatever the transform of the layer.
        var linear = user.concatenating(initial.inverted())
        (linear.tx, linear.ty) = (0, 0)
        let stretch = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        let strength = CGFloat(max(0, min(1, values.shadowOpacity)))
        context.saveGState()
        context.setShadow(
            offset: values.shadowOffset.applying(linear), blur: 2 * max(0, values.shadowRadius) * stretch,
            color: color.copy(alpha: color.alpha * strength))
        context.castShadow(within: PixelRect(covering: box.applying(user).insetBy(dx: -1, dy: -1))) { target in
            if let path {
                target.setFillColor(.black)
                target.addPath(path)
                target.fillPath()
            } else {
                VectorLayerPainter(context: target, sharing: renderer).paintInside(layer)
            }
        }
        context.restoreGState()
    }
}
