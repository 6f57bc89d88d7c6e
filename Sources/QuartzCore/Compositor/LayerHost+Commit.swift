/// One walk over what changed since the last commit.
@MainActor struct LayerCommit {
    var damage: DamageList
    /// The pixels kept of layers that are rendered by themselves, which must know what changed in them.
    let surfaces: SurfaceCache
    var visited = 0
    private static var lastStamp = 0
    /// The backdrops of the last commit, and the damage beneath each of them.
    private var backdrops: [TrackedBackdrop] = []
    private var damageBeneath: [DamageList] = []
    /// A bit for each backdrop that is painted before the layer being committed, which therefore cannot change it.
    private var paintedBefore: UInt64 = 0

    init(damage: DamageList, surfaces: SurfaceCache) {
        self.damage = damage
        self.surfaces = surfaces
    }

    /// Brings the layer's caches up to date and notes what must be painted.
    ///
    /// - Parameters:
    ///   - parent: From the superlayer's coordinates to device pixels. Only meaningful if `reports`.
    ///   - clip: The device pixels that masking ancestors leave.
    ///   - reports: Whether damage is to be noted: not below a layer that is damaged as a whole, or is not seen.
    /// - Returns: Whether the layer's outer box is another one now.
    @discardableResult
    mutating func commit(
        _ layer: CALayer, _ parent: CGAffineTransform, clip outerClip: PixelRect, reports: Bool
    ) -> Bool {
        visited += 1
        let flags = layer.flags
        let contentDamage = layer.contentDamage
        layer.flags.subtract(.commit)
        layer.contentDamage = .null
        let restyled = flags.contains(.restyled)
        let insideChanged = !flags.isDisjoint(
            with: [.insideChanged, .contentChanged, .childrenChanged, .subtreeNeedsCommit])
        // What changes in a surface is noted in its own pixels, whether the surface moves or not.
        let isSurface = layer.isSurface
        let joinsSpace = layer.joinsSpace
        let surface =
            isSurface && insideChanged && !flags.contains(.insideChanged) && !layer.isInvisible
            ? surfaces.surface(of: layer, stamp: layer.committed.stamp) : nil
        if insideChanged {
            LayerCommit.lastStamp += 1
            layer.committed.stamp = LayerCommit.lastStamp
        }
        let invisible = layer.isInvisible
        let oldOuterBox = layer.committed.outerBox
        let stays = reports && !restyled && !invisible
        let inside = isSurface ? surface != nil : stays && !joinsSpace
        // Most changes leave all boxes as they are, up to the root.
        var boxesChanged = restyled || flags.contains(.childrenChanged) || joinsSpace

        var toDevice = CGAffineTransform.identity
        var clip = outerClip
        var innerClip = clip
        var outerDamage: DamageList?
        if let surface {
            outerDamage = damage
            damage = DamageList(bounds: surface.rect)
            clip = surface.rect
            toDevice = surface.toPixels
        } else if inside {
            toDevice = layer.presentationProperties.toSuperlayer.concatenating(parent)
        }
        if inside { innerClip = layer.clipForSublayers(toDevice, within: clip) }
        if restyled, let first = layer.sublayerList.first, first.placedIn != .flat {
            // Where the sublayers are follows from the layer's bounds and anchor point.
            for child in layer.sublayerList {
                child.flags.insert(.restyled)
                layer.enqueue(child)
            }
        }
        let gathers = layer.gathersSublayers || joinsSpace
        let gatheredBefore = gathers ? layer.committedSublayerBox : .null

        if restyled || flags.contains(.contentChanged) {
            if case .shape = layer.presentationProperties.special { layer.committed.hasSoftEdges = true }
            let old = layer.committed.ownBox
            let new = layer.currentOwnBox()
            layer.committed.ownBox = new
            if old != new { boxesChanged = true }
            if inside {
                // A partial change is only good where the contents are as large as the bounds they were drawn for.
                let dirty =
                    old != new
                    ? old.union(new)
                    : contentDamage.isInfinite ? new : layer.seen(contentDamage).intersection(new)
                note(
                    dirty, toDevice, clip: clip,
                    // A part of a shrunken drawing is filtered and fitted to pixels, a pixel beyond its edges.
                    soft: layer.committed.hasSoftEdges || !contentDamage.isInfinite && toDevice.shrinks)
            }
        }
        if !layer.committed.removedBoxes.isEmpty {
            if inside {
                for box in layer.committed.removedBoxes {
                    note(box, toDevice, clip: innerClip, soft: layer.committed.hasSoftEdges)
                }
            }
            layer.committed.removedBoxes.removeAll(keepingCapacity: true)
        }
        let childrenMoved = commitChildren(
            of: layer, toDevice, clip: innerClip, reports: inside && !gathers,
            reordered: flags.contains(.childrenChanged))
        if childrenMoved { boxesChanged = true }
        if gathers {
            layer.committed.hasSoftEdges = true
            if let replica = layer.seenReplica {
                replica.state.box = layer.uncommittedSublayerBox()
                if replica.state.box != gatheredBefore { boxesChanged = true }
            }
            if inside, insideChanged {
                note(
                    gatheredBefore.union(layer.committedSublayerBox), toDevice, clip: innerClip, soft: true)
            }
        }

        if insideChanged || restyled {
            let old = layer.committed.shadowBox
            let oldBox = layer.committed.boxCaster
            layer.updateShadow()
            let new = layer.committed.shadowBox
            if old != new { boxesChanged = true }
            if !new.isNull { layer.committed.hasSoftEdges = true }
            // Whatever changed in the layer changes its shadow, unless that is cast by a box or a path.
            let isFixed =
                old == new
                && (layer.presentationProperties.shadowPath != nil
                    || oldBox != nil && oldBox == layer.committed.boxCaster)
            if inside, !isFixed, !(old.isNull && new.isNull) { note(old.union(new), toDevice, clip: clip, soft: true) }
        }
        if isSurface { layer.committed.hasSoftEdges = true }
        if let surface, let outer = outerDamage {
            let changed = damage.rects
            damage = outer
            surface.stamp = layer.committed.stamp
            for rect in changed { surface.invalidate(rect) }
            if stays { note(changed, of: surface, layer, parent, clip: outerClip) }
        }
        if boxesChanged {
            layer.committed.outerBox = invisible ? .null : LayerCommit.outerBox(of: layer)
        }
        let moved = layer.committed.outerBox != oldOuterBox
        if restyled, layer.presentationProperties.hasTransform,
            !layer.presentationProperties.toSuperlayer.keepsRectangles
        {
            layer.committed.hasSoftEdges = true
        }
        // A surface that grows is laid out in another way; without one, nothing tells what changed in the layer.
        let isChangedAsAWhole =
            (isSurface && (moved || surface == nil) || joinsSpace) && insideChanged && !invisible
        if reports, restyled || isChangedAsAWhole {
            noteMove(
                from: oldOuterBox, to: layer.committed.outerBox, parent, outerClip, layer.committed.hasSoftEdges)
        }
        return moved
    }

    /// Damages what pixels of a surface are seen as.
    private mutating func note(
        _ rects: [PixelRect], of surface: Surface, _ layer: CALayer, _ parent: CGAffineTransform, clip: PixelRect
    ) {
        guard !rects.isEmpty, !clip.isEmpty else { return }
        let projection = PlaneProjection(surface.toPixels.inverted()).concatenating(layer.seenPlane)
            .concatenating(PlaneProjection(parent))
        for rect in rects {
            // Each pixel is mixed into those around it.
            let box = projection.boundingBox(of: rect.insetBy(dx: -1, dy: -1).cgRect)
            damage.add(PixelRect(covering: box).insetBy(dx: -2, dy: -2).intersection(clip))
        }
    }

    /// - Returns: Whether the outer box of any is another one now.
    private mutating func commitChildren(
        of layer: CALayer, _ toDevice: CGAffineTransform, clip: PixelRect, reports: Bool, reordered: Bool
    ) -> Bool {
        var kept = 0
        var moved = false
        // Most layers have none, and the list of those that had must not be made anew.
        if layer.waiting.isEmpty, !reordered { return false }
        for index in layer.waiting.indices {
            let child = layer.waiting[index]
            if !child.flags.isDisjoint(with: .commit) {
                let outer = paintedBefore
                if !backdrops.isEmpty, !reordered { passBackdrops(child, in: layer) }
                defer { paintedBefore = outer }
                if commit(child, toDevice, clip: clip, reports: reports) {
                    moved = true
                    if !reordered, child !== layer.maskLayer {
                        layer.committed.childBoxes.set(
                            LayerBox(child.committed.outerBox), at: child.committed.siblingIndex)
                    }
                }
                if child.committed.hasSoftEdges { layer.committed.hasSoftEdges = true }
            }
            // What was marked for layout or display since those passes stays on the list.
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

    private static func outerBox(of layer: CALayer) -> CGRect {
        if layer.joinsSpace {
            let box = layer.joinedBox(in: layer.space(seen: true)) { $0.committedBox }
            return box.isNull || box.isEmpty ? .null : box
        }
        return layer.boxInSuperlayer(layer.committedBox)
    }

    /// Damages what a layer touched and what it may touch now.
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
            noteBeneath(oldRect)
            noteBeneath(newRect)
        }
    }

    /// Damages the device pixels that `box` may touch; rounds out.
    private mutating func note(_ box: CGRect, _ toDevice: CGAffineTransform, clip: PixelRect, soft: Bool) {
        guard !box.isNull, !clip.isEmpty else { return }
        let rect = LayerCommit.deviceRect(box, toDevice, soft: soft).intersection(clip)
        damage.add(rect)
        if !backdrops.isEmpty { noteBeneath(rect) }
    }

    // MARK: Backdrops

    /// Notes the damage beneath backdrops from now on.
    ///
    /// - Parameter backdrops: Those of the last commit.
    mutating func track(_ backdrops: [TrackedBackdrop]) {
        guard !backdrops.isEmpty else { return }
        self.backdrops = backdrops
        damageBeneath = Array(repeating: DamageList(bounds: damage.bounds), count: backdrops.count)
    }

    /// Finds the backdrops that are painted before a sublayer. The order of its siblings is that of the last commit.
    private mutating func passBackdrops(_ child: CALayer, in layer: CALayer) {
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

    private mutating func noteBeneath(_ rect: PixelRect) {
        for index in damageBeneath.indices
        where index >= UInt64.bitWidth || paintedBefore & (1 << UInt64(index)) == 0 {
            damageBeneath[index].add(rect)
        }
    }

    /// Adds the parts of backdrops that change to the damage, and notes them in the cache.
    ///
    /// - Parameter list: The backdrops now, in painting order.
    mutating func spreadDamage(to list: [Backdrop], _ cache: BackdropCache) {
        var spread: [PixelRect] = []
        for backdrop in list {
            guard cache.isCurrent(backdrop), let index = backdrops.firstIndex(where: { $0.id == backdrop.id }) else {
                damage.add(backdrop.rect)
                spread.append(backdrop.rect)
                continue
            }
            let stale = (damageBeneath[index].rects + spread).map(backdrop.affected).filter { !$0.isEmpty }
            for rect in stale { damage.add(rect) }
            cache.invalidate(stale, of: backdrop)
            spread += stale
        }
    }

    /// The device pixels that elements in `box` may touch.
    static func deviceRect(_ box: CGRect, _ toDevice: CGAffineTransform, soft: Bool) -> PixelRect {
        let device = box.applying(toDevice)
        if soft || !toDevice.keepsRectangles { return PixelRect(covering: device).insetBy(dx: -1, dy: -1) }
        // Edges snap to pixels with a tolerance, and sums are off by less than it.
        return PixelRect(covering: device.insetBy(dx: 1e-6, dy: 1e-6))
    }
}

/// A backdrop of the last commit, whose layer may be gone.
struct TrackedBackdrop {
    let id: ObjectIdentifier
    let ancestors: [ObjectIdentifier: Int]
}

extension CGAffineTransform {
    /// Whether an area becomes less.
    fileprivate var shrinks: Bool { abs(a * d - b * c) < 1 }
}

extension CALayer {
    /// Where a part of the bounds that changed is seen: anywhere in the layer if its contents are stretched, or only a
    /// part of them is shown.
    fileprivate final func seen(_ part: CGRect) -> CGRect {
        switch presentationProperties.picture {
        case .none:
            // A painter draws up to half a pixel off, since edges snap.
            return part.insetBy(dx: -1, dy: -1)
        case .drawn(let store)
        where store.bounds == presentationProperties.bounds
            && presentationProperties.contentsRect == RareLayerProperties.unitRect
            && presentationProperties.contentsCenter == RareLayerProperties.unitRect:
            // Drawing rounds to whole pixels of the bitmap, and the bitmap is placed up to half a pixel off.
            let margin = 1 + 1 / store.scale
            return part.insetBy(dx: -margin, dy: -margin)
        default:
            return .infinite
        }
    }
}
