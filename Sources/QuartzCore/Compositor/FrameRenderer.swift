/// A renderer that paints a layer tree with its presentation values, one damaged rectangle at a time.
///
/// The value of a pixel never depends on the rectangle that is painted: an incremental frame equals a full frame.
///
/// Painting reads layers and stores pixels. It leaves the layers as they are: caches of pixels and the record of
/// painted observers belong to the renderer, and boxes and stamps are stored by the commit before. Delayed copies of a
/// replicator layer are painted with presentation values of their own, which are restored afterwards.
@MainActor final class FrameRenderer {
    /// The destination of painting.
    struct Place {
        let target: RenderTarget
        /// The pixels that may be painted: a part of the damaged rectangle. The resulting values must not depend on it.
        var clip: PixelRect
    }

    let corners = CornerMaskCache()
    let coverage = CoverageBuffer()
    let groups = GroupCache()
    let boxShadows = BoxShadowCache()
    let shadowMasks = ShadowMaskCache()
    let backdrops = BackdropCache()
    /// The layer before which painting stops, while the backdrop of that layer is rendered.
    var paintingEnd: PaintingEnd?
    /// A Boolean value that indicates whether only opacity matters, because the result becomes a shadow. The pixels are
    /// not cached then: layers that display their backdrop are black.
    var paintsShadowCaster = false
    /// The appearance of text. Anything but glyphs requires a renderer of its own, because caches do not differ.
    var textRendition = TextRendition.glyphs
    let surfaces: SurfaceCache
    let bands = BandPainter()
    /// The layers whose painters are notified after the frame, in painting order. A layer that several rectangles
    /// contain is in the list several times.
    private var paintedObservers: [CALayer] = []
    /// The bounds of the frame, in device pixels. Nothing outside of them is ever visible.
    private(set) var framebufferBounds = PixelRect.zero
    /// A Boolean value that indicates whether painting ignores the results of the last commit and caches nothing.
    private(set) var isSnapshot = false
    /// The number of visited layers, for tests that measure the cost of a change.
    var visited = 0
    /// The product of the opacities of superlayers that do not composite their sublayers as a group.
    var inheritedOpacity: Float = 1
    /// The number of device pixels per point of a layer without a transform.
    private(set) var framebufferScale = 1.0
    private let picture = RenderTarget()
    private var scratch: [RenderTarget] = []
    private var scratchDepth = 0
    /// The path to the layer at which painting starts: indices among siblings, with the last step first.
    private var way: [Int] = []

    /// Creates a renderer.
    ///
    /// - Parameter surfaces: The surface cache that commits invalidate. A renderer that caches nothing uses its own.
    init(surfaces: SurfaceCache = SurfaceCache()) { self.surfaces = surfaces }

    /// Releases memory whose size depends on that of the frame.
    func framebufferSizeDidChange() {
        scratch.removeAll()
        discardCaches()
    }

    /// Discards all cached pixels of groups, shadows, backdrops, and surfaces.
    func discardCaches() {
        groups.removeAll()
        shadowMasks.removeAll()
        backdrops.removeAll()
        surfaces.removeAll()
    }

    /// Prepares the caches. The host calls this before the first rectangle of a frame.
    func startFrame() {
        visited = 0
        paintedObservers.removeAll(keepingCapacity: true)
        bands.startFrame()
        corners.trim()
        boxShadows.trim()
        groups.startFrame()
        shadowMasks.startFrame()
        surfaces.startFrame()
    }

    /// Notes that a painter has drawn its content.
    func noteDrawing(by painter: any LayerPainter, of layer: CALayer) {
        if painter.observesPainting { paintedObservers.append(layer) }
    }

    /// Notifies the painters that drew in the frame, after its last rectangle.
    func notifyObservers() {
        guard !paintedObservers.isEmpty else { return }
        let painted = paintedObservers
        paintedObservers.removeAll(keepingCapacity: true)
        for layer in painted { layer.painter?.didPaint(layer) }
    }

    /// Paints the rectangle `rect` of the frame.
    func paint(
        _ root: CALayer?, _ rect: PixelRect, into pixels: PixelBuffer, scale: CGFloat, background: UInt32
    ) {
        let clip = rect.intersection(pixels.bounds)
        guard !clip.isEmpty else { return }
        picture.adopt(pixels)
        setFramebuffer(pixels.bounds, scale: scale)
        defer { picture.release() }
        let toDevice = CGAffineTransform(scaleX: scale, y: scale)
        bands.paint(clip, into: picture) { target, part in
            paintOpaque(root, toDevice, Place(target: target, clip: part), background)
        }
    }

    private func setFramebuffer(_ bounds: PixelRect, scale: CGFloat) {
        framebufferBounds = bounds
        framebufferScale = scale > 0 && scale.isFinite ? Double(scale) : 1
    }

    /// Paints the tree over an opaque background, starting with the last layer that covers the entire clip.
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

    /// Updates the backdrops of the tree before the first rectangle of a frame is painted.
    func prepareBackdrops(of root: CALayer?, in rect: PixelRect, scale: CGFloat, background: UInt32) {
        guard let root, !BackdropLayer.registered.isEmpty else { return backdrops.removeAll() }
        // Backdrops are painted with the resolution of the frame.
        setFramebuffer(rect, scale: scale)
        updateBackdrops(in: root, CGAffineTransform(scaleX: scale, y: scale), background: background)
    }

    /// Paints a layer, which may never have been committed, over `pixels`.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - toDevice: The transform from the layer's own coordinate system to device pixels.
    ///   - pixels: The buffer to paint into.
    ///   - place: The device pixels that the buffer represents.
    func paintSnapshot(_ layer: CALayer, _ toDevice: CGAffineTransform, into pixels: PixelBuffer, at place: PixelRect) {
        picture.adopt(pixels)
        picture.move(dx: place.x, dy: place.y)
        framebufferBounds = picture.rect
        let stretch = PlaneProjection(toDevice).stretch(at: .zero) ?? 1
        framebufferScale = stretch > 0 ? stretch : 1
        isSnapshot = true
        let outside = layer.effectiveProperties.toSuperlayer
        if outside.isInvertible {
            updateBackdrops(in: layer, outside.inverted().concatenating(toDevice), background: nil)
        }
        let whole = Place(target: picture, clip: framebufferBounds)
        if layer.isInvisible {
            // The layer is invisible.
        } else if layer.passesThroughSpace {
            paintJoined(layer, CATransform3DMakeAffineTransform(toDevice), whole)
        } else if let geometry = LayerGeometry(layer, toDevice: toDevice) {
            paint(
                layer, geometry, whole, opacity: FrameRenderer.byte(layer.effectiveProperties.opacity), stepsLeft: -1,
                keeps: false, extents: framebufferBounds)
        }
        isSnapshot = false
        picture.release()
    }

    /// Renders the backdrops of a tree, parts of which are then painted with ``paintSnapshotPart(into:at:_:)``.
    ///
    /// - Parameters:
    ///   - root: The root layer of the tree.
    ///   - toDevice: The transform from the coordinate system of the root layer to device pixels.
    ///   - place: The device pixels of the snapshot.
    func prepareSnapshot(of root: CALayer, _ toDevice: CGAffineTransform, at place: PixelRect) {
        let stretch = PlaneProjection(toDevice).stretch(at: .zero) ?? 1
        setFramebuffer(place, scale: CGFloat(stretch))
        let outside = root.effectiveProperties.toSuperlayer
        guard !BackdropLayer.registered.isEmpty, outside.isInvertible else { return }
        withSnapshot { updateBackdrops(in: root, outside.inverted().concatenating(toDevice), background: nil) }
    }

    /// Calls `body` to paint a part of a snapshot over `pixels`.
    func paintSnapshotPart(into pixels: PixelBuffer, at place: PixelRect, _ body: (Place) -> Void) {
        let target = RenderTarget()
        target.adopt(pixels)
        target.move(dx: place.x, dy: place.y)
        withSnapshot { withFullOpacity { body(Place(target: target, clip: place)) } }
        target.release()
    }

    /// Paints the sublayers of a layer over the existing pixels.
    func paintSublayers(of layer: CALayer, _ toDevice: CGAffineTransform, _ place: Place) {
        guard let geometry = LayerGeometry(layer, toDevice: toDevice) else { return }
        paintSublayers(layer, geometry, place, stepsLeft: -1)
    }

    /// Paints the tree over the existing pixels.
    func paintTransparent(_ root: CALayer, _ toDevice: CGAffineTransform, _ place: Place) {
        paint(root, toDevice, place, stepsLeft: -1)
    }

    /// Calls `body` while painting into another image, of which nothing outside of `rect` is ever visible.
    func withFramebuffer(_ rect: PixelRect, scale: Double, _ body: () -> Void) {
        let outside = (framebufferBounds, framebufferScale)
        (framebufferBounds, framebufferScale) = (rect, scale > 0 ? scale : 1)
        withFullOpacity(body)
        (framebufferBounds, framebufferScale) = outside
    }

    /// Paints a layer and its sublayers, without the layer's own opacity, into a target outside of which nothing is
    /// visible.
    func paintContent(_ layer: CALayer, _ toDevice: CGAffineTransform, _ place: Place) {
        guard let geometry = LayerGeometry(layer, toDevice: toDevice) else { return }
        paint(layer, geometry, place, opacity: 255, stepsLeft: -1, keeps: false, extents: place.target.rect)
    }

    /// Calls `body` while painting ignores the results of the last commit.
    func withSnapshot(_ body: () -> Void) {
        let outside = isSnapshot
        isSnapshot = true
        body()
        isSnapshot = outside
    }

    /// Calls `body` while painting the inside of a group, whose opacity is applied when the group is composited.
    func withFullOpacity(_ body: () -> Void) {
        let outside = inheritedOpacity
        inheritedOpacity = 1
        body()
        inheritedOpacity = outside
    }

    /// Returns an opacity as an integer from 0 to 255.
    static func byte(_ opacity: Float) -> UInt32 { UInt32(max(0, min(255, (opacity * 255).rounded()))) }

    // MARK: Finding the start

    /// Finds the last layer in painting order that covers `rect` entirely, and records the path to it.
    private func findStart(_ layer: CALayer, _ parent: CGAffineTransform, _ rect: PixelRect) -> Bool {
        visited += 1
        guard !layer.isInvisible, layer.effectiveProperties.opacity >= 1, layer.maskLayer == nil,
            layer.effectiveProperties.fade == nil, !layer.isVibrant, paintingEnd?.layer !== layer,
            !layer.isSurface, !layer.passesThroughSpace, let geometry = LayerGeometry(layer, parent: parent),
            geometry.isUpright
        else { return false }
        if layer.effectiveProperties.masksToBounds {
            guard geometry.upright(radius: geometry.radius, corners).covers(rect) else { return false }
        }
        let children = layer.drawingOrder
        let boxes = layer.committed.childBounds
        if boxes.count > 0, boxes.count == children.count, !layer.sortsSublayersByDepth {
            // Rounding to pixels can extend the coverage of a box by up to one pixel on each side.
            let limit = PackedBounds.containmentLimit(
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

    /// Returns a Boolean value that indicates whether the layer's own content covers `rect` with opaque pixels.
    private func coversEntirely(_ layer: CALayer, _ geometry: LayerGeometry, _ rect: PixelRect) -> Bool {
        guard geometry.rect.contains(rect) else { return false }
        if let color = layer.effectiveProperties.backgroundColor, color.alpha >= 1,
            geometry.upright(radius: geometry.radius, corners).covers(rect)
        {
            return true
        }
        if case .gradient(let gradient) = layer.effectiveProperties.special, gradient.table?.isOpaque == true,
            geometry.upright(radius: geometry.radius, corners).covers(rect)
        {
            return true
        }
        if case .backdrop = layer.effectiveProperties.special, layer.hasDrawing,
            backdrops.pixels(of: layer)?.rect.contains(rect) == true,
            geometry.upright(radius: geometry.radius, corners).covers(rect)
        {
            return true
        }
        guard layer.effectiveProperties.picture.isOpaque, let box = layer.contentsBox() else { return false }
        return PixelRect(snapping: box.applying(geometry.toDevice)).contains(rect)
    }

    // MARK: Painting

    /// Paints a layer and its sublayers.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - parent: The transform from the superlayer's coordinate system to device pixels.
    ///   - place: The destination.
    ///   - stepsLeft: The number of remaining steps on the path to the layer at which painting starts. That layer
    ///     covers everything painted before it. The value is 0 for that layer itself, greater than 0 for its ancestors,
    ///     and -1 to paint everything.
    private func paint(_ layer: CALayer, _ parent: CGAffineTransform, _ place: Place, stepsLeft: Int) {
        visited += 1
        guard !layer.isInvisible, paintingEnd?.layer !== layer else { return }
        if layer.isSurface || layer.passesThroughSpace { return paintInSpace(layer, parent, place) }
        guard let geometry = LayerGeometry(layer, parent: parent) else { return }
        let hasSublayers = !layer.sublayerList.isEmpty
        // Neighbors of a damaged layer are found with a margin that only antialiased edges need.
        if !hasSublayers, !layer.committed.hasSoftEdges, geometry.isUpright,
            layer.effectiveProperties.picture.isNone,
            !isSnapshot, !geometry.rect.intersects(place.clip), layer.effectiveProperties.fade == nil
        {
            return
        }
        paint(
            layer, geometry, place,
            opacity: FrameRenderer.byte(layer.effectiveProperties.opacity * inheritedOpacity),
            stepsLeft: stepsLeft, keeps: !isSnapshot,
            extents: isSnapshot
                ? place.clip : LayerCommit.deviceRect(layer.committed.subtreeBounds, parent, soft: true))
    }

    /// Paints a layer and its sublayers with a known geometry.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - geometry: The geometry of the layer.
    ///   - place: The destination.
    ///   - opacity: The opacity, from 0 to 255.
    ///   - stepsLeft: The number of remaining steps on the path to the layer at which painting starts, or -1.
    ///   - keeps: A Boolean value that indicates whether the pixels of a group may be cached.
    ///   - extents: The device pixels that the layer may affect.
    private func paint(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, stepsLeft: Int, keeps: Bool,
        extents: @autoclosure () -> PixelRect
    ) {
        let hasSublayers = !layer.sublayerList.isEmpty
        let hasInside = hasSublayers || layer.hasDrawing || !layer.effectiveProperties.picture.isNone
        let isCutOut =
            layer.effectiveProperties.masksToBounds && hasInside
            && (geometry.radius > 0 || !geometry.isUpright)
        // A single element applies the opacity itself.
        let isGroup =
            isCutOut || layer.maskLayer != nil || layer.effectiveProperties.fade != nil || layer.isVibrant
            || opacity < 255
                && (hasInside
                    && (hasSublayers || layer.hasDrawing || layer.hasBackground
                        || layer.hasBorder)
                    || layer.hasBackground && layer.hasBorder || layer.hasShadow)
        // Groups on the path to the start layer are opaque and unclipped within the clip, because the start layer
        // covers it.
        guard isGroup, stepsLeft < 0 else {
            return paintInside(
                layer, geometry, place, opacity: opacity, isCutOut: false, stepsLeft: stepsLeft)
        }

        if !isCutOut, hasSublayers, opacity < 255, layer.maskLayer == nil, layer.effectiveProperties.fade == nil,
            !layer.effectiveProperties.uncommon.allowsGroupOpacity
        {
            return paintUngrouped(layer, geometry, place, opacity: opacity)
        }
        let extents = isCutOut ? geometry.rect : extents()
        let part = place.clip.intersection(extents)
        guard !part.isEmpty else { return }
        let kept =
            !keeps || paintsShadowCaster || backdrops.containsBackdrop(layer)
            ? nil
            : groups.pixels(
                of: layer, GroupCacheKey(layer, geometry.toDevice), part: part,
                whole: extents.intersection(framebufferBounds)
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

    /// Paints a layer whose opacity applies to each sublayer separately.
    private func paintUngrouped(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32) {
        withScratch(place.clip) { own in
            own.clear()
            let inner = Place(target: own, clip: place.clip)
            withFullOpacity {
                if layer.hasShadow { paintShadow(layer, geometry, inner, opacity: 255) }
                paintOwn(layer, geometry, inner, opacity: 255, isCutOut: false)
            }
            composite(own, RoundedRect(rect: place.clip, corner: nil), place, opacity: opacity)
        }
        let outside = inheritedOpacity
        inheritedOpacity *= layer.effectiveProperties.opacity
        paintSublayers(layer, geometry, place, stepsLeft: -1)
        inheritedOpacity = outside
        if paintingEnd?.endIndex(in: layer) != nil { return }
        paintBorder(layer, geometry, place, opacity: opacity, square: false)
    }

    /// Renders the content of a group into all of `target`, including its mask.
    private func renderGroup(
        _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        withFullOpacity { renderGroupOpaquely(layer, geometry, into: target, isCutOut: isCutOut) }
    }

    /// Renders a transition that moves the old or the new content.
    private func renderMovement(
        _ fade: TransitionState, _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        let size = layer.effectiveProperties.bounds.size
        let place = Place(target: target, clip: target.rect.intersection(geometry.rect))
        let shifts = fade.style.shifts(at: fade.progress)
        func moved(_ shift: CGVector) -> LayerGeometry? {
            let (x, y) = (shift.dx * size.width, shift.dy * size.height)
            let t = geometry.toDevice
            return LayerGeometry(
                layer,
                toDevice: t.concatenating(
                    CGAffineTransform(
                        translationX: PixelRect.snap(t.a * x + t.c * y), y: PixelRect.snap(t.b * x + t.d * y))))
        }
        func paintNew() {
            guard let geometry = moved(shifts.new) else { return }
            paintInside(layer, geometry, place, opacity: 255, isCutOut: isCutOut, stepsLeft: -1)
        }
        if !fade.style.showsNewContentInFront { paintNew() }
        if let geometry = moved(shifts.old) { paint(fade.picture.store, geometry, place) }
        if fade.style.showsNewContentInFront { paintNew() }
    }

    private func renderGroupOpaquely(
        _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        target.clear()
        let part = target.rect
        let fade = layer.effectiveProperties.fade
        if let fade, fade.style.movesLayers {
            renderMovement(fade, layer, geometry, into: target, isCutOut: isCutOut)
        } else {
            paintInside(
                layer, geometry, Place(target: target, clip: part), opacity: 255, isCutOut: isCutOut, stepsLeft: -1)
        }
        if layer.isVibrant, !paintsShadowCaster, let colors = backdrops.pixels(of: layer) {
            target.recolor(part, from: colors)
        }
        if let fade, !fade.style.movesLayers {
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
            let bounds = layer.effectiveProperties.bounds
            composite(group, geometry.polygon(bounds, radius: geometry.radius), place, opacity: opacity)
        }
    }

    /// Paints the content of a layer without compositing it as a group.
    func paintInside(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, isCutOut: Bool, stepsLeft: Int,
        withShadow: Bool = true
    ) {
        if stepsLeft < 0, withShadow, layer.hasShadow { paintShadow(layer, geometry, place, opacity: opacity) }
        if stepsLeft <= 0 { paintOwn(layer, geometry, place, opacity: opacity, isCutOut: isCutOut) }
        paintSublayers(layer, geometry, place, stepsLeft: stepsLeft)
        if paintingEnd?.endIndex(in: layer) != nil { return }
        paintBorder(layer, geometry, place, opacity: opacity, square: isCutOut)
    }

    /// Paints the background, the contents, and the drawing of a layer.
    private func paintOwn(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, isCutOut: Bool
    ) {
        paintBackground(layer, geometry, place, opacity: opacity, square: isCutOut)
        paintContents(layer, geometry, place, opacity: opacity)
        paintOwnDrawing(layer, geometry, place, square: isCutOut)
    }

    private func paintSublayers(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, stepsLeft: Int) {
        let children = layer.drawingOrder
        if layer.sortsSublayersByDepth {
            var inner = place
            if layer.effectiveProperties.masksToBounds { inner.clip = inner.clip.intersection(geometry.rect) }
            if !inner.clip.isEmpty { paintDepthSorted(layer, geometry, inner) }
        } else if !children.isEmpty {
            var inner = place
            if layer.effectiveProperties.masksToBounds {
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
                let boxes = layer.committed.childBounds
                // Rounding and antialiased edges extend less than two pixels beyond a bounding box.
                let limit = PackedBounds.overlapLimit(
                    inner.clip.insetBy(dx: -2, dy: -2).cgRect.applying(geometry.toDevice.inverted()))
                while let index = boxes.firstOverlapping(limit, from: first), index < min(end, children.count) {
                    paint(children[index], geometry.toDevice, inner, stepsLeft: -1)
                    first = index + 1
                }
            }
        }
    }

    /// Calls `body` with temporary memory for `rect`. Its contents are undefined.
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
