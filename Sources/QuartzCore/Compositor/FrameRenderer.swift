/// Paints a layer tree as its values say, one damaged rectangle at a time.
///
/// The value of a pixel never depends on the rectangle being painted: an incremental frame equals a full one.
@MainActor final class FrameRenderer {
    /// Where something is painted.
    struct Place {
        let target: RenderTarget
        /// What may be touched: a part of the damaged rectangle. What a pixel becomes must not depend on it.
        var clip: PixelRect
    }

    let corners = CornerMaskCache()
    let coverage = CoverageBuffer()
    let groups = GroupCache()
    let boxShadows = BoxShadowCache()
    let shadowMasks = ShadowMaskCache()
    let backdrops = BackdropCache()
    /// The layer before which painting ends, while the backdrop of a layer is rendered.
    var paintingEnd: PaintingEnd?
    /// Whether only opacity counts, because a shadow is being made of what is painted.
    var paintsShadowCaster = false
    /// All of the picture: nothing outside of it is ever seen.
    private(set) var pictureRect = PixelRect.zero
    /// Whether the tree is painted without regard to what the last commit found out, and nothing is kept.
    private(set) var isSnapshot = false
    /// The layers looked at, for tests of how much work a change costs.
    private(set) var visited = 0
    private let picture = RenderTarget()
    private var scratch: [RenderTarget] = []
    private var scratchDepth = 0
    /// The way to the layer to start with: indices among siblings, the last step first.
    private var way: [Int] = []

    /// Gives back the memory of groups, which are as large as the picture at most.
    func pictureSizeChanged() {
        scratch.removeAll()
        forgetPixels()
    }

    /// Forgets all pixels that were kept of groups and shadows.
    func forgetPixels() {
        groups.removeAll()
        shadowMasks.removeAll()
        backdrops.removeAll()
    }

    /// Called before the first rectangle of a frame.
    func startFrame() {
        visited = 0
        corners.trim()
        boxShadows.trim()
        groups.startFrame()
        shadowMasks.startFrame()
    }

    /// Paints `rect` of the picture.
    func paint(
        _ root: CALayer?, _ rect: PixelRect, into pixels: PixelBuffer, scale: CGFloat, background: UInt32
    ) {
        let clip = rect.intersection(pixels.bounds)
        guard !clip.isEmpty else { return }
        picture.adopt(pixels)
        pictureRect = pixels.bounds
        defer { picture.release() }
        let toDevice = CGAffineTransform(scaleX: scale, y: scale)
        paintOpaque(root, toDevice, Place(target: picture, clip: clip), background)
    }

    /// Paints the tree over an opaque background, beginning with the last layer that covers all of the clip.
    func paintOpaque(_ root: CALayer?, _ toDevice: CGAffineTransform, _ place: Place, _ background: UInt32) {
        way.removeAll(keepingCapacity: true)
        if let root, findStart(root, toDevice, place.clip) {
            paint(root, toDevice, place, stepsLeft: way.count)
        } else {
            for y in place.clip.minY..<place.clip.maxY {
                PixelOperations.fill(place.target.row(place.clip.x, y), Int(place.clip.width), background)
            }
            if let root { paint(root, toDevice, place, stepsLeft: -1) }
        }
    }

    /// Brings the backdrops of the tree up to date before the first rectangle of a frame is painted.
    func prepareBackdrops(of root: CALayer?, in rect: PixelRect, scale: CGFloat, background: UInt32) {
        guard let root, !BackdropLayer.registered.isEmpty else { return backdrops.removeAll() }
        pictureRect = rect
        updateBackdrops(in: root, CGAffineTransform(scaleX: scale, y: scale), background: background)
    }

    /// Paints a layer that may never have been committed, `parent` being where its superlayer is, over `pixels`.
    func paintSnapshot(_ layer: CALayer, _ parent: CGAffineTransform, into pixels: PixelBuffer, at place: PixelRect) {
        picture.adopt(pixels)
        picture.move(dx: place.x, dy: place.y)
        pictureRect = picture.rect
        isSnapshot = true
        updateBackdrops(in: layer, parent, background: nil)
        paint(layer, parent, Place(target: picture, clip: pictureRect), stepsLeft: -1)
        isSnapshot = false
        picture.release()
    }

    /// Paints the tree over what is there.
    func paintTransparent(_ root: CALayer, _ toDevice: CGAffineTransform, _ place: Place) {
        paint(root, toDevice, place, stepsLeft: -1)
    }

    // MARK: Where to start

    /// Finds the last layer in painting order that covers `rect` entirely, and notes the way to it.
    private func findStart(_ layer: CALayer, _ parent: CGAffineTransform, _ rect: PixelRect) -> Bool {
        visited += 1
        guard !layer.isInvisible, layer.presentationProperties.opacity >= 1, layer.maskLayer == nil,
            layer.presentationProperties.fade == nil, !layer.isVibrant, paintingEnd?.layer !== layer,
            let geometry = LayerGeometry(layer, parent: parent), geometry.isUpright
        else { return false }
        if layer.presentationProperties.masksToBounds {
            guard geometry.upright(radius: geometry.radius, corners).covers(rect) else { return false }
        }
        let children = layer.drawingOrder
        let boxes = layer.committed.childBoxes
        if boxes.count > 0, boxes.count == children.count {
            // Rounding to pixels may make a box cover up to one more on each side.
            let limit = LayerBox.containmentLimit(
                rect.insetBy(dx: 1, dy: 1).cgRect.applying(geometry.toDevice.inverted()))
            var next = min(boxes.count, paintingEnd?.endIndex(in: layer) ?? boxes.count)
            while let index = boxes.lastContaining(limit, before: next) {
                if findStart(children[index], geometry.toDevice, rect) {
                    way.append(index)
                    return true
                }
                next = index
            }
        }
        return coversEntirely(layer, geometry, rect)
    }

    private func coversEntirely(_ layer: CALayer, _ geometry: LayerGeometry, _ rect: PixelRect) -> Bool {
        guard geometry.rect.contains(rect) else { return false }
        if let color = layer.presentationProperties.backgroundColor, color.alpha >= 1,
            geometry.upright(radius: geometry.radius, corners).covers(rect)
        {
            return true
        }
        if case .gradient(let gradient) = layer.presentationProperties.special, gradient.table?.isOpaque == true,
            geometry.upright(radius: geometry.radius, corners).covers(rect)
        {
            return true
        }
        if case .backdrop = layer.presentationProperties.special, layer.hasDrawing,
            backdrops.pixels(of: layer)?.rect.contains(rect) == true,
            geometry.upright(radius: geometry.radius, corners).covers(rect)
        {
            return true
        }
        guard layer.presentationProperties.picture.isOpaque, let box = layer.contentsBox() else { return false }
        return PixelRect(snapping: box.applying(geometry.toDevice)).contains(rect)
    }

    // MARK: Painting

    /// Paints a layer and its sublayers.
    ///
    /// - Parameter stepsLeft: How many steps of the way are below this layer, which then covers everything painted
    ///   before: 0 is the layer to start with, above 0 it is in one of the sublayers, -1 means to paint everything.
    private func paint(_ layer: CALayer, _ parent: CGAffineTransform, _ place: Place, stepsLeft: Int) {
        visited += 1
        guard !layer.isInvisible, paintingEnd?.layer !== layer,
            let geometry = LayerGeometry(layer, parent: parent)
        else { return }
        let hasSublayers = !layer.sublayerList.isEmpty
        // Neighbours of what changed: their boxes are searched with a margin that only soft edges need.
        if !hasSublayers, !layer.committed.hasSoftEdges, geometry.isUpright,
            layer.presentationProperties.picture.isNone,
            !isSnapshot, !geometry.rect.intersects(place.clip)
        {
            return
        }
        let opacity = UInt32(max(0, min(255, (layer.presentationProperties.opacity * 255).rounded())))
        let hasInside = hasSublayers || layer.hasDrawing || !layer.presentationProperties.picture.isNone
        let isCutOut =
            layer.presentationProperties.masksToBounds && hasInside
            && (geometry.radius > 0 || !geometry.isUpright)
        // A single element takes the opacity itself.
        let isGroup =
            isCutOut || layer.maskLayer != nil || layer.presentationProperties.fade != nil || layer.isVibrant
            || opacity < 255
                && (hasInside
                    && (hasSublayers || layer.hasDrawing || layer.hasBackground
                        || layer.hasBorder)
                    || layer.hasBackground && layer.hasBorder || layer.hasShadow)
        // On the way to the layer that covers everything, groups are opaque, and their cut-outs whole, at this place.
        guard isGroup, stepsLeft < 0 else {
            return paintInside(
                layer, geometry, place, opacity: opacity, isCutOut: false, stepsLeft: stepsLeft)
        }

        let extents =
            isCutOut
            ? geometry.rect
            : isSnapshot ? place.clip : LayerCommit.deviceRect(layer.committed.outerBox, parent, soft: true)
        let part = place.clip.intersection(extents)
        guard !part.isEmpty else { return }
        let kept =
            isSnapshot || backdrops.isAroundBackdrop(layer)
            ? nil
            : groups.pixels(
                of: layer, KeptPlacement(layer, geometry.toDevice), part: part,
                whole: extents.intersection(pictureRect)
            ) { renderGroup(layer, geometry, into: $0, isCutOut: isCutOut) }
        if let kept {
            compositeGroup(layer, geometry, kept, Place(target: place.target, clip: part), opacity, isCutOut: isCutOut)
        } else {
            withScratch(part) { group in
                renderGroup(layer, geometry, into: group, isCutOut: isCutOut)
                compositeGroup(layer, geometry, group, place, opacity, isCutOut: isCutOut)
            }
        }
    }

    /// Renders what is in a group into all of `target`, as far as its mask goes.
    private func renderGroup(
        _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        target.clear()
        let part = target.rect
        paintInside(
            layer, geometry, Place(target: target, clip: part), opacity: 255, isCutOut: isCutOut, stepsLeft: -1)
        if layer.isVibrant, !paintsShadowCaster, let colors = backdrops.pixels(of: layer) {
            target.recolor(part, from: colors)
        }
        if let fade = layer.presentationProperties.fade {
            withScratch(part) { old in
                old.clear()
                paint(fade.picture.store, geometry, Place(target: old, clip: part))
                target.mix(part, with: old, share: 1 - fade.progress)
            }
        }
        guard let mask = layer.maskLayer else { return }
        withScratch(part) { scratch in
            scratch.clear()
            paint(mask, geometry.toDevice, Place(target: scratch, clip: part), stepsLeft: -1)
            target.multiply(part, byAlphaOf: scratch)
        }
    }

    private func compositeGroup(
        _ layer: CALayer, _ geometry: LayerGeometry, _ group: RenderTarget, _ place: Place, _ opacity: UInt32,
        isCutOut: Bool
    ) {
        if !isCutOut {
            composite(
                group, RoundedRect(rect: group.rect.intersection(place.clip), corner: nil), place, opacity: opacity)
        } else if geometry.isUpright {
            composite(group, geometry.upright(radius: geometry.radius, corners), place, opacity: opacity)
        } else {
            let bounds = layer.presentationProperties.bounds
            composite(group, geometry.polygon(bounds, radius: geometry.radius), place, opacity: opacity)
        }
    }

    /// Paints what is in a layer, without regard to its being a group.
    func paintInside(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, isCutOut: Bool, stepsLeft: Int,
        withShadow: Bool = true
    ) {
        if stepsLeft < 0, withShadow, layer.hasShadow { paintShadow(layer, geometry, place, opacity: opacity) }
        if stepsLeft <= 0 {
            paintBackground(layer, geometry, place, opacity: opacity, square: isCutOut)
            paintPicture(layer, geometry, place, opacity: opacity)
            paintOwnDrawing(layer, geometry, place, square: isCutOut)
        }
        let children = layer.drawingOrder
        if !children.isEmpty {
            var inner = place
            if layer.presentationProperties.masksToBounds {
                inner.clip = inner.clip.intersection(geometry.rect)
            }
            let end = paintingEnd?.endIndex(in: layer) ?? children.count
            if !inner.clip.isEmpty, isSnapshot {
                for child in children.prefix(end) { paint(child, geometry.toDevice, inner, stepsLeft: -1) }
            } else if !inner.clip.isEmpty {
                var first = 0
                if stepsLeft > 0 {
                    first = way[stepsLeft - 1]
                    paint(children[first], geometry.toDevice, inner, stepsLeft: stepsLeft - 1)
                    first += 1
                }
                let boxes = layer.committed.childBoxes
                // Rounding and soft edges reach less than two pixels beyond a box.
                let limit = LayerBox.overlapLimit(
                    inner.clip.insetBy(dx: -2, dy: -2).cgRect.applying(geometry.toDevice.inverted()))
                while let index = boxes.firstOverlapping(limit, from: first), index < min(end, children.count) {
                    paint(children[index], geometry.toDevice, inner, stepsLeft: -1)
                    first = index + 1
                }
            }
        }
        if paintingEnd?.endIndex(in: layer) != nil { return }
        paintBorder(layer, geometry, place, opacity: opacity, square: isCutOut)
    }

    /// Lends memory for `rect` of the picture, with undefined contents.
    func withScratch(_ rect: PixelRect, _ body: (RenderTarget) -> Void) {
        if scratchDepth == scratch.count { scratch.append(RenderTarget()) }
        let target = scratch[scratchDepth]
        scratchDepth += 1
        target.reserve(rect)
        body(target)
        target.release()
        scratchDepth -= 1
    }
}
