/// A traversal of the layers that changed since the last commit.
@MainActor struct LayerCommit {
    var damage: DamageList
    /// The caches of layers that are rendered into surfaces, which the traversal invalidates.
    let surfaces: SurfaceCache
    var visited = 0
    /// The last stamp of any host. Stamps are unique in the process, because a layer that moves to another host and
    /// back must not match a surface that the first host cached before.
    private static var lastStamp = 0
    /// The backdrops of the last commit, and the damage behind each of them.
    private var backdrops: [TrackedBackdrop] = []
    private var damageBehind: [DamageList] = []
    /// A bit for each backdrop that is painted before the layer being committed and is therefore not affected by it.
    private var paintedBefore: UInt64 = 0
    /// A Boolean value that indicates whether the damage is in the pixels of a surface, and not in those of the frame.
    private var isInSurface = false
    /// A Boolean value that indicates whether pixels of scrolled layers are moved.
    private let movesPixels: Bool
    /// Memory from the last commit, and the scrolled layers whose pixels can be moved, sublayers before their
    /// superlayers.
    private(set) var buffers: CommitBuffers

    init(
        bounds: PixelRect, surfaces: SurfaceCache, movesPixels: Bool = false,
        reusing buffers: consuming CommitBuffers = CommitBuffers()
    ) {
        damage = buffers.makeList(bounds: bounds)
        self.surfaces = surfaces
        self.movesPixels = movesPixels
        self.buffers = buffers
    }

    /// Returns the memory for the next commit. The commit is over.
    mutating func takeBuffers() -> CommitBuffers {
        buffers.recycle(&damage)
        defer { buffers = CommitBuffers() }
        return buffers
    }

    /// Updates the layer's cached bounding boxes and collects the damage.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - parent: The transform from the superlayer's coordinate system to device pixels. It is valid only if
    ///     `reports` is `true`.
    ///   - outerClip: The device pixels that the ancestors do not clip.
    ///   - reports: A Boolean value that indicates whether to collect damage. It is `false` for descendants of a layer
    ///     that is damaged as a whole or is not visible.
    /// - Returns: A Boolean value that indicates whether the layer's outer box changed.
    @discardableResult
    mutating func commit(
        _ layer: CALayer, _ parent: CGAffineTransform, clip outerClip: PixelRect, reports: Bool
    ) -> Bool {
        visited += 1
        var flags = layer.flags
        var scrolledLayer = self.scrolledLayer(layer, parent, clip: outerClip, reports: reports)
        if flags.contains(.scrolled) { flags.formUnion(scrolledLayer == nil ? .reshaped : .insideChanged) }
        let contentDamage = layer.contentDamage
        layer.flags.subtract(.commit)
        layer.contentDamage = .null
        let restyled = flags.contains(.restyled)
        let insideChanged = !flags.isDisjoint(
            with: [.insideChanged, .contentChanged, .childrenChanged, .subtreeNeedsCommit])
        // The surface records changes in its own pixels, whether or not it moves.
        let isSurface = layer.isSurface
        let passesThroughSpace = layer.passesThroughSpace
        let surface =
            isSurface && insideChanged && !flags.contains(.insideChanged) && !layer.isInvisible
            ? surfaces.surface(of: layer, stamp: layer.committed.stamp) : nil
        if insideChanged {
            LayerCommit.lastStamp += 1
            layer.committed.stamp = LayerCommit.lastStamp
        }
        let invisible = layer.isInvisible
        let oldOuterBox = layer.committed.subtreeBounds
        let hadSoftEdges = layer.committed.hasSoftEdges
        let stays = reports && !restyled && !invisible
        let inside = isSurface ? surface != nil : stays && !passesThroughSpace
        // Most changes leave all bounding boxes up to the root unchanged.
        var boxesChanged = restyled || scrolledLayer != nil || flags.contains(.childrenChanged) || passesThroughSpace

        var toDevice = CGAffineTransform.identity
        var clip = outerClip
        var innerClip = clip
        var outerDamage: DamageList?
        let isInOuterSurface = isInSurface
        if let surface {
            outerDamage = damage
            isInSurface = true
            damage = DamageList(bounds: surface.rect)
            clip = surface.rect
            toDevice = surface.toPixels
        } else if inside {
            toDevice = layer.effectiveProperties.toSuperlayer.concatenating(parent)
        }
        if inside { innerClip = layer.clipForSublayers(toDevice, within: clip) }
        if let inner = scrolledLayer?.damage.take() {
            layer.committed.ownBounds = layer.currentOwnBox()
            outerDamage = damage
            damage = inner
        }
        if restyled, let first = layer.sublayerList.first, first.superlayerArrangement != .flat {
            // The positions of the sublayers depend on the layer's bounds and anchor point.
            for child in layer.sublayerList {
                child.flags.insert(.restyled)
                layer.enqueue(child)
            }
        }
        let gathers = layer.sortsSublayersByDepth || passesThroughSpace
        let gatheredBefore = gathers ? layer.committedSublayerBox : .null

        if restyled || flags.contains(.contentChanged) {
            layer.committed.hasSoftContent = layer.hasSoftContent
            let old = layer.committed.ownBounds
            let new = layer.currentOwnBox()
            layer.committed.ownBounds = new
            if old != new { boxesChanged = true }
            if inside {
                // Partial damage is valid only if the contents are as large as the bounds for which they were drawn.
                let dirty =
                    old != new
                    ? old.union(new)
                    : contentDamage.isInfinite ? new : layer.seen(contentDamage).intersection(new)
                note(
                    dirty, toDevice, clip: clip,
                    // A part of a scaled-down drawing is filtered and fitted to pixels, up to one pixel beyond its
                    // edges.
                    soft: hadSoftEdges || layer.committed.hasSoftContent
                        || !contentDamage.isInfinite && toDevice.shrinks)
            }
        }
        if !layer.committed.removedBounds.isEmpty {
            if inside {
                for box in layer.committed.removedBounds {
                    note(box, toDevice, clip: innerClip, soft: layer.committed.removedHaveSoftEdges)
                }
            }
            layer.committed.removedBounds.removeAll(keepingCapacity: true)
            layer.committed.removedHaveSoftEdges = false
        }
        let childrenMoved = commitChildren(
            of: layer, toDevice, clip: innerClip, reports: inside && !gathers,
            reordered: flags.contains(.childrenChanged))
        if childrenMoved { boxesChanged = true }
        if gathers {
            if let replica = layer.presentationReplica {
                replica.state.box = layer.uncommittedSublayerBox()
                if replica.state.box != gatheredBefore { boxesChanged = true }
            }
            if inside, insideChanged {
                note(
                    gatheredBefore.union(layer.committedSublayerBox), toDevice, clip: innerClip, soft: true)
            }
        }

        if insideChanged || restyled {
            let old = layer.committed.shadowBounds
            let oldBox = layer.committed.roundedRectCaster
            layer.updateShadow()
            let new = layer.committed.shadowBounds
            if old != new { boxesChanged = true }
            // Any change in the layer changes its shadow, unless a rounded rectangle or a path casts the shadow.
            let isFixed =
                old == new
                && (layer.effectiveProperties.shadowPath != nil
                    || oldBox != nil && oldBox == layer.committed.roundedRectCaster)
            if inside, !isFixed, !(old.isNull && new.isNull) { note(old.union(new), toDevice, clip: clip, soft: true) }
        }
        if var scrolledLayer, let outer = outerDamage {
            scrolledLayer.damage = damage.take()
            buffers.scrolled.append(scrolledLayer)
            damage = outer
        }
        layer.committed.origin = layer.effectiveProperties.bounds.origin
        if let surface, let outer = outerDamage {
            let changed = damage.rects
            damage = outer
            isInSurface = isInOuterSurface
            surface.stamp = layer.committed.stamp
            for rect in changed { surface.invalidate(rect) }
            if stays { note(changed, of: surface, layer, parent, clip: outerClip) }
        }
        if boxesChanged {
            layer.committed.subtreeBounds = invisible ? .null : LayerCommit.subtreeBounds(of: layer)
        }
        let moved = layer.committed.subtreeBounds != oldOuterBox
        layer.committed.hasSoftEdges =
            !layer.committed.subtreeBounds.isNull
            && (isSurface || gathers || layer.committed.hasSoftContent || layer.committed.softSublayerCount > 0
                || !layer.committed.shadowBounds.isNull)
        // A surface that grows gets another layout. Without a surface, the damage in the layer is unknown.
        let isChangedAsAWhole =
            (isSurface && (moved || surface == nil) || passesThroughSpace) && insideChanged && !invisible
        if reports, restyled || isChangedAsAWhole {
            // The previous frame shows the edges that the layer had then.
            noteMove(
                from: oldOuterBox, to: layer.committed.subtreeBounds, parent, outerClip,
                hadSoftEdges || layer.committed.hasSoftEdges)
        }
        return moved
    }

    /// Returns the movement of a layer's pixels if the layer was only scrolled.
    private mutating func scrolledLayer(
        _ layer: CALayer, _ parent: CGAffineTransform, clip: PixelRect, reports: Bool
    ) -> ScrolledLayer? {
        guard movesPixels, reports, layer.flags.contains(.scrolled), !layer.flags.contains(.restyled),
            // The pixels of surfaces do not move: `parent` leads to the surface, and not to the frame.
            !isInSurface, backdrops.isEmpty, !layer.isInvisible, !layer.isSurface, !layer.passesThroughSpace,
            !layer.hasShadow,
            layer.sublayerList.first?.superlayerArrangement ?? .flat == .flat,
            // All own elements may have changed, which do not move.
            !layer.flags.contains(.contentChanged) || !layer.contentDamage.isInfinite
        else { return nil }
        let toDevice = layer.effectiveProperties.toSuperlayer.concatenating(parent)
        return ScrolledLayer(layer, toDevice, clip: layer.clipForSublayers(toDevice, within: clip), &buffers)
    }

    /// Damages the device pixels that show changed pixels of a surface.
    private mutating func note(
        _ rects: [PixelRect], of surface: Surface, _ layer: CALayer, _ parent: CGAffineTransform, clip: PixelRect
    ) {
        guard !rects.isEmpty, !clip.isEmpty else { return }
        let projection = PlaneProjection(surface.toPixels.inverted()).concatenating(layer.presentationPlane)
            .concatenating(PlaneProjection(parent))
        for rect in rects {
            // Interpolation blends each pixel into its neighbors.
            let box = projection.boundingBox(of: rect.insetBy(dx: -1, dy: -1).cgRect)
            let part = PixelRect(covering: box).insetBy(dx: -2, dy: -2).intersection(clip)
            damage.add(part)
            if !backdrops.isEmpty { damageBehindBackdrops(part) }
        }
    }

    /// Commits the sublayers with pending changes.
    ///
    /// - Returns: A Boolean value that indicates whether the outer box of a sublayer changed.
    private mutating func commitChildren(
        of layer: CALayer, _ toDevice: CGAffineTransform, clip: PixelRect, reports: Bool, reordered: Bool
    ) -> Bool {
        var kept = 0
        var moved = false
        // Most layers have no pending sublayers, and the storage of an existing list should be reused.
        if layer.waiting.isEmpty, !reordered { return false }
        for index in layer.waiting.indices {
            let child = layer.waiting[index]
            if !child.flags.isDisjoint(with: .commit) {
                let outer = paintedBefore
                if !backdrops.isEmpty, !reordered { markPrecedingBackdrops(child, in: layer) }
                defer { paintedBefore = outer }
                let hadSoftEdges = child.committed.hasSoftEdges
                if commit(child, toDevice, clip: clip, reports: reports) {
                    moved = true
                    if !reordered, child !== layer.maskLayer {
                        layer.committed.childBounds.set(
                            PackedBounds(child.committed.subtreeBounds), at: child.committed.siblingIndex)
                    }
                }
                layer.committed.noteSoftEdges(from: hadSoftEdges, to: child.committed.hasSoftEdges)
            }
            // Layers that were marked for layout or display after those passes remain in the list.
            if child.flags.isEmpty {
                child.waitingIndex = -1
            } else {
                layer.waiting[kept] = child
                child.waitingIndex = kept
                kept += 1
            }
        }
        if kept < layer.waiting.count { layer.waiting.removeSubrange(kept...) }
        if reordered { layer.committed.setChildren(layer.drawingOrder) }
        return moved
    }

    private static func subtreeBounds(of layer: CALayer) -> CGRect {
        if layer.passesThroughSpace {
            let box = layer.sublayerBoundsInSharedSpace(in: layer.space(seen: true)) { $0.committedBounds }
            return box.isNull || box.isEmpty ? .null : box
        }
        return layer.boxInSuperlayer(layer.committedBounds)
    }

    /// Damages the previous and the current extent of a layer.
    private mutating func noteMove(
        from old: CGRect, to new: CGRect, _ toDevice: CGAffineTransform, _ clip: PixelRect, _ soft: Bool
    ) {
        guard !old.isNull, !new.isNull, old != new, !clip.isEmpty else {
            note(old, toDevice, clip: clip, soft: soft)
            if old != new { note(new, toDevice, clip: clip, soft: soft) }
            return
        }
        let oldRect = LayerCommit.deviceRect(old, toDevice, soft: soft).intersection(clip)
        let newRect = LayerCommit.deviceRect(new, toDevice, soft: soft).intersection(clip)
        damage.add(oldRect, newRect)
        if !backdrops.isEmpty {
            damageBehindBackdrops(oldRect)
            damageBehindBackdrops(newRect)
        }
    }

    /// Damages the device pixels that `box` may affect, rounded outward.
    private mutating func note(_ box: CGRect, _ toDevice: CGAffineTransform, clip: PixelRect, soft: Bool) {
        guard !box.isNull, !clip.isEmpty else { return }
        let rect = LayerCommit.deviceRect(box, toDevice, soft: soft).intersection(clip)
        damage.add(rect)
        if !backdrops.isEmpty { damageBehindBackdrops(rect) }
    }

    // MARK: Backdrops

    /// Starts to collect the damage behind backdrops.
    ///
    /// - Parameter backdrops: The backdrops of the last commit.
    mutating func track(_ backdrops: [TrackedBackdrop]) {
        guard !backdrops.isEmpty else { return }
        self.backdrops = backdrops
        damageBehind = Array(repeating: DamageList(bounds: damage.bounds), count: backdrops.count)
    }

    /// Finds the backdrops that are painted before a sublayer. The order of its siblings is that of the last commit.
    private mutating func markPrecedingBackdrops(_ child: CALayer, in layer: CALayer) {
        let index = child.committed.siblingIndex
        guard index >= 0, child !== layer.maskLayer else { return }
        for (number, backdrop) in backdrops.enumerated().prefix(UInt64.bitWidth) {
            if backdrop.id == ObjectIdentifier(layer) {
                paintedBefore |= 1 << UInt64(number)
            } else if let onPath = backdrop.ancestors[ObjectIdentifier(layer)], index > onPath {
                paintedBefore |= 1 << UInt64(number)
            }
        }
    }

    private mutating func damageBehindBackdrops(_ rect: PixelRect) {
        // A surface that changed damages the pixels of the frame where it is placed.
        guard !isInSurface else { return }
        for index in damageBehind.indices
        where index >= UInt64.bitWidth || paintedBefore & (1 << UInt64(index)) == 0 {
            damageBehind[index].add(rect)
        }
    }

    /// Adds the parts of backdrops that change to the damage, and invalidates them in the cache.
    ///
    /// - Parameters:
    ///   - list: The current backdrops, in painting order.
    ///   - cache: The cache of filtered backdrops.
    mutating func propagateDamage(to list: [Backdrop], _ cache: BackdropCache) {
        var spread: [PixelRect] = []
        for backdrop in list {
            guard cache.isCurrent(backdrop), let index = backdrops.firstIndex(where: { $0.id == backdrop.id }) else {
                damage.add(backdrop.rect)
                spread.append(backdrop.rect)
                continue
            }
            let stale = (damageBehind[index].rects + spread).map(backdrop.affected).filter { !$0.isEmpty }
            for rect in stale { damage.add(rect) }
            cache.invalidate(stale, of: backdrop)
            spread += stale
        }
    }

    /// Returns the device pixels that elements in `box` may affect.
    static func deviceRect(_ box: CGRect, _ toDevice: CGAffineTransform, soft: Bool) -> PixelRect {
        let device = box.applying(toDevice)
        if soft || !toDevice.preservesAxisAlignment { return PixelRect(covering: device).insetBy(dx: -1, dy: -1) }
        // Edges snap to pixels with a tolerance that exceeds the rounding errors of sums.
        return PixelRect(covering: device.insetBy(dx: 1e-6, dy: 1e-6))
    }
}

/// A backdrop of the last commit, whose layer may have been deallocated.
struct TrackedBackdrop {
    let id: ObjectIdentifier
    let ancestors: [ObjectIdentifier: Int]
}

extension CGAffineTransform {
    /// A Boolean value that indicates whether the transform reduces areas.
    fileprivate var shrinks: Bool { abs(a * d - b * c) < 1 }
}

extension CALayer {
    /// A Boolean value that indicates whether the layer's own transform or shape gives it antialiased edges.
    fileprivate final var hasSoftContent: Bool {
        if effectiveProperties.hasTransform, !effectiveProperties.toSuperlayer.preservesAxisAlignment { return true }
        guard case .shape(let shape) = effectiveProperties.special else { return false }
        return !shape.box.isNull
    }

    /// Returns the part of the layer that displays a changed part of the bounds: the whole layer if its contents are
    /// stretched or displayed partially.
    fileprivate final func seen(_ part: CGRect) -> CGRect {
        switch effectiveProperties.picture {
        case .none:
            // Edges snap to pixels, so a painter's content can be offset by up to half a pixel.
            return part.insetBy(dx: -1, dy: -1)
        case .drawn(let store)
        where store.bounds == effectiveProperties.bounds
            && effectiveProperties.contentsRect == SharedLayerProperties.unitRect
            && effectiveProperties.contentsCenter == SharedLayerProperties.unitRect:
            // Drawing rounds to whole pixels of the bitmap, and the bitmap's position can be offset by up to half a
            // pixel.
            let margin = 1 + 1 / store.scale
            return part.insetBy(dx: -margin, dy: -margin)
        default:
            return .infinite
        }
    }
}
