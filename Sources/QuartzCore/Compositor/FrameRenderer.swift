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
    let surfaces: SurfaceCache
    /// All of the picture: nothing outside of it is ever seen.
    private(set) var pictureRect = PixelRect.zero
    /// Whether the tree is painted without regard to what the last commit found out, and nothing is kept.
    private(set) var isSnapshot = false
    /// The layers looked at, for tests of how much work a change costs.
    var visited = 0
    /// The opacity of layers around that do not make a group of their sublayers.
    var inheritedOpacity: Float = 1
    /// Device pixels a point, for what has no transform.
    private(set) var pictureScale = 1.0
    private let picture = RenderTarget()
    private var scratch: [RenderTarget] = []
    private var scratchDepth = 0
    /// The way to the layer to start with: indices among siblings, the last step first.
    private var way: [Int] = []

    /// - Parameter surfaces: those that commits tell of changes; a renderer that keeps nothing has its own.
    init(surfaces: SurfaceCache = SurfaceCache()) { self.surfaces = surfaces }

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
        surfaces.removeAll()
    }

    /// Called before the first rectangle of a frame.
    func startFrame() {
        visited = 0
        corners.trim()
        boxShadows.trim()
        groups.startFrame()
        shadowMasks.startFrame()
        surfaces.startFrame()
    }

    /// Paints `rect` of the picture.
    func paint(
        _ root: CALayer?, _ rect: PixelRect, into pixels: PixelBuffer, scale: CGFloat, background: UInt32
    ) {
        let clip = rect.intersection(pixels.bounds)
        guard !clip.isEmpty else { return }
        picture.adopt(pixels)
        pictureRect = pixels.bounds
        pictureScale = scale > 0 && scale.isFinite ? Double(scale) : 1
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

    /// Paints a layer that may never have been committed over `pixels`.
    ///
    /// - Parameter toDevice: from the layer's own coordinates to device pixels.
    func paintSnapshot(_ layer: CALayer, _ toDevice: CGAffineTransform, into pixels: PixelBuffer, at place: PixelRect) {
        picture.adopt(pixels)
        picture.move(dx: place.x, dy: place.y)
        pictureRect = picture.rect
        let stretch = PlaneProjection(toDevice).stretch(at: .zero) ?? 1
        pictureScale = stretch > 0 ? stretch : 1
        isSnapshot = true
        let outside = layer.presentationProperties.toSuperlayer
        if outside.isInvertible { updateBackdrops(in: layer, outside.inverted().concatenating(toDevice), background: nil) }
        let whole = Place(target: picture, clip: pictureRect)
        if layer.isInvisible {
            // Nothing is seen.
        } else if layer.joinsSpace {
            paintJoined(layer, CATransform3DMakeAffineTransform(toDevice), whole)
        } else if let geometry = LayerGeometry(layer, toDevice: toDevice) {
            paint(
                layer, geometry, whole, opacity: FrameRenderer.byte(layer.presentationProperties.opacity), stepsLeft: -1,
                keeps: false, extents: pictureRect)
        }
        isSnapshot = false
        picture.release()
    }

    /// Paints the tree over what is there.
    func paintTransparent(_ root: CALayer, _ toDevice: CGAffineTransform, _ place: Place) {
        paint(root, toDevice, place, stepsLeft: -1)
    }

    /// Paints in another picture meanwhile, of which nothing outside `rect` is ever seen.
    func withPicture(_ rect: PixelRect, scale: Double, _ body: () -> Void) {
        let outside = (pictureRect, pictureScale)
        (pictureRect, pictureScale) = (rect, scale > 0 ? scale : 1)
        withFullOpacity(body)
        (pictureRect, pictureScale) = outside
    }

    /// Paints a layer and everything in it, without its own opacity, where nothing is seen outside of the target.
    func paintContent(_ layer: CALayer, _ toDevice: CGAffineTransform, _ place: Place) {
        guard let geometry = LayerGeometry(layer, toDevice: toDevice) else { return }
        paint(layer, geometry, place, opacity: 255, stepsLeft: -1, keeps: false, extents: place.target.rect)
    }

    /// Paints without regard to what the last commit found out.
    func withSnapshot(_ body: () -> Void) {
        let outside = isSnapshot
        isSnapshot = true
        body()
        isSnapshot = outside
    }

    /// Paints in a group, whose opacity counts when it is drawn.
    func withFullOpacity(_ body: () -> Void) {
        let outside = inheritedOpacity
        inheritedOpacity = 1
        body()
        inheritedOpacity = outside
    }

    static func byte(_ opacity: Float) -> UInt32 { UInt32(max(0, min(255, (opacity * 255).rounded()))) }

    // MARK: Where to start

    /// Finds the last layer in painting order that covers `rect` entirely, and notes the way to it.
    private func findStart(_ layer: CALayer, _ parent: CGAffineTransform, _ rect: PixelRect) -> Bool {
        visited += 1
        guard !layer.isInvisible, layer.presentationProperties.opacity >= 1, layer.maskLayer == nil,
            layer.presentationProperties.fade == nil, !layer.isVibrant, paintingEnd?.layer !== layer,
            !layer.isSurface, !layer.joinsSpace, let geometry = LayerGeometry(layer, parent: parent), geometry.isUpright
        else { return false }
        if layer.presentationProperties.masksToBounds {
            guard geometry.upright(radius: geometry.radius, corners).covers(rect) else { return false }
        }
        let children = layer.drawingOrder
        let boxes = layer.committed.childBoxes
        if boxes.count > 0, boxes.count == children.count, !layer.gathersSublayers {
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
        guard !layer.isInvisible, paintingEnd?.layer !== layer else { return }
        if layer.isSurface || layer.joinsSpace { return paintInSpace(layer, parent, place) }
        guard let geometry = LayerGeometry(layer, parent: parent) else { return }
        let hasSublayers = !layer.sublayerList.isEmpty
        // Neighbours of what changed: their boxes are searched with a margin that only soft edges need.
        if !hasSublayers, !layer.committed.hasSoftEdges, geometry.isUpright,
            layer.presentationProperties.picture.isNone,
            !isSnapshot, !geometry.rect.intersects(place.clip)
        {
            return
        }
        paint(
            layer, geometry, place,
            opacity: FrameRenderer.byte(layer.presentationProperties.opacity * inheritedOpacity),
            stepsLeft: stepsLeft, keeps: !isSnapshot,
            extents: isSnapshot
                ? place.clip : LayerCommit.deviceRect(layer.committed.outerBox, parent, soft: true))
    }

    /// Paints a layer and its sublayers where the layer's place is known.
    ///
    /// - Parameters:
    ///   - keeps: Whether the pixels may be kept if they make a group.
    ///   - extents: Where something of the layer may be seen.
    private func paint(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, stepsLeft: Int, keeps: Bool,
        extents: @autoclosure () -> PixelRect
    ) {
        let hasSublayers = !layer.sublayerList.isEmpty
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

        if !isCutOut, hasSublayers, opacity < 255, layer.maskLayer == nil, layer.presentationProperties.fade == nil,
            !layer.presentationProperties.uncommon.allowsGroupOpacity
        {
            return paintUngrouped(layer, geometry, place, opacity: opacity)
        }
        let extents = isCutOut ? geometry.rect : extents()
        let part = place.clip.intersection(extents)
        guard !part.isEmpty else { return }
        let kept =
            !keeps || backdrops.isAroundBackdrop(layer)
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

    /// Paints a layer whose sublayers take its opacity each by itself.
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
        inheritedOpacity *= layer.presentationProperties.opacity
        paintSublayers(layer, geometry, place, stepsLeft: -1)
        inheritedOpacity = outside
        if paintingEnd?.endIndex(in: layer) != nil { return }
        paintBorder(layer, geometry, place, opacity: opacity, square: false)
    }

    /// Renders what is in a group into all of `target`, as far as its mask goes.
    private func renderGroup(
        _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        withFullOpacity { renderGroupOpaquely(layer, geometry, into: target, isCutOut: isCutOut) }
    }

    /// Renders a transition in which the old or the new look moves.
    private func renderMovement(
        _ fade: LayerFade, _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        let size = layer.presentationProperties.bounds.size
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
        if !fade.style.isNewInFront { paintNew() }
        if let geometry = moved(shifts.old) { paint(fade.picture.store, geometry, place) }
        if fade.style.isNewInFront { paintNew() }
    }

    private func renderGroupOpaquely(
        _ layer: CALayer, _ geometry: LayerGeometry, into target: RenderTarget, isCutOut: Bool
    ) {
        target.clear()
        let part = target.rect
        let fade = layer.presentationProperties.fade
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
        if stepsLeft <= 0 { paintOwn(layer, geometry, place, opacity: opacity, isCutOut: isCutOut) }
        paintSublayers(layer, geometry, place, stepsLeft: stepsLeft)
        if paintingEnd?.endIndex(in: layer) != nil { return }
        paintBorder(layer, geometry, place, opacity: opacity, square: isCutOut)
    }

    private func paintOwn(
        _ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, opacity: UInt32, isCutOut: Bool
    ) {
        paintBackground(layer, geometry, place, opacity: opacity, square: isCutOut)
        paintPicture(layer, geometry, place, opacity: opacity)
        paintOwnDrawing(layer, geometry, place, square: isCutOut)
    }

    private func paintSublayers(_ layer: CALayer, _ geometry: LayerGeometry, _ place: Place, stepsLeft: Int) {
        let children = layer.drawingOrder
        if layer.gathersSublayers {
            var inner = place
            if layer.presentationProperties.masksToBounds { inner.clip = inner.clip.intersection(geometry.rect) }
            if !inner.clip.isEmpty { paintGathered(layer, geometry, inner) }
        } else if !children.isEmpty {
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
