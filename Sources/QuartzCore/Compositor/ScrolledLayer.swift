/// A layer whose bounds moved over its content by whole device pixels, and nothing else.
///
/// The pixels of the last frame can be moved instead of painted, if they show only the content and a uniform color
/// behind it. Layers in front of the content are repaired, because their pixels were moved as well.
@MainActor struct ScrolledLayer {
    let layer: CALayer
    /// The pixels of the content that are visible, and their distance.
    let move: PixelMove
    /// The transform from the layer's coordinate system to device pixels.
    let toDevice: CGAffineTransform
    /// The damage in the content, where the pixels are after the movement.
    var damage: DamageList

    /// Returns the movement of the pixels of a scrolled layer; `nil` if its pixels cannot be moved.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - toDevice: The transform from the layer's coordinate system to device pixels.
    ///   - clip: The device pixels of the content that are visible.
    ///   - buffers: The arrays to use.
    init?(_ layer: CALayer, _ toDevice: CGAffineTransform, clip: PixelRect, _ buffers: inout CommitBuffers) {
        let properties = layer.effectiveProperties
        guard properties.masksToBounds, toDevice.b == 0, toDevice.c == 0, toDevice.a > 0, toDevice.d > 0,
            !clip.isEmpty, layer.scrollsWithBounds
        else { return nil }
        let origin = properties.bounds.origin
        let dx = (layer.committed.origin.x - origin.x) * toDevice.a
        let dy = (layer.committed.origin.y - origin.y) * toDevice.d
        guard abs(dx) < 1e6, abs(dy) < 1e6, abs(dx - dx.rounded()) < 1e-4, abs(dy - dy.rounded()) < 1e-4 else {
            return nil
        }
        self.layer = layer
        self.toDevice = toDevice
        move = PixelMove(clip, dx: Int32(dx.rounded()), dy: Int32(dy.rounded()))
        guard !move.target.isEmpty else { return nil }
        damage = buffers.makeList(bounds: clip)
    }

    /// Adds the pixels to paint to the region of a frame.
    ///
    /// - Parameters:
    ///   - region: The region so far: the damage outside of the content.
    ///   - host: The transform from the root layer's superlayer to device pixels.
    ///   - surroundings: The arrays to use.
    /// - Returns: A Boolean value that indicates whether the pixels can be moved. If not, all are in the region.
    func addDamage(
        to region: inout PixelRegion, _ host: CGAffineTransform, _ surroundings: inout Surroundings
    ) -> Bool {
        defer { surroundings.removeAll() }
        guard findCovers(host, &surroundings), !layer.committed.hasSoftEdges else {
            region.formUnion(move.rect)
            return false
        }
        // Pixels that show anything else are wrong where they are and where they move to.
        var wrong = region
        wrong.formIntersection(move.rect)
        for cover in surroundings.covers { wrong.formUnion(cover.intersection(move.rect)) }
        var strips = PixelRegion(move.rect)
        strips.subtract(move.target)
        region.formUnion(strips)
        region.formUnion(wrong)
        for index in 0..<wrong.rectCount { region.formUnion(move.moved(wrong.rect(at: index))) }
        for rect in damage.rects { region.formUnion(rect) }
        return true
    }

    // MARK: Before and behind the content

    /// The layer with its ancestors, and what lies before and behind its content.
    struct Surroundings {
        /// The layer and its ancestors, up to the root.
        fileprivate var path: [CALayer] = []
        /// The transforms from the superlayers to device pixels, from the root to the layer.
        fileprivate var transforms: [CGAffineTransform] = []
        /// The device pixels in front of the content that do not move with it: other layers, borders and corners.
        fileprivate var covers: [PixelRect] = []

        /// Removes everything, and keeps the memory.
        fileprivate mutating func removeAll() {
            path.removeAll(keepingCapacity: true)
            transforms.removeAll(keepingCapacity: true)
            covers.removeAll(keepingCapacity: true)
        }
    }

    /// Finds what lies before and behind the content.
    ///
    /// - Returns: A Boolean value that indicates whether the content is over a uniform color.
    private func findCovers(_ host: CGAffineTransform, _ found: inout Surroundings) -> Bool {
        var ancestor: CALayer? = layer
        while let next = ancestor {
            found.path.append(next)
            ancestor = next.superlayer
        }
        let count = found.path.count
        found.transforms.append(host)
        for index in stride(from: count - 1, to: 0, by: -1) {
            let outside = found.transforms[found.transforms.count - 1]
            found.transforms.append(found.path[index].effectiveProperties.toSuperlayer.concatenating(outside))
        }
        var needsBackground = true
        for index in 0..<count {
            let current = found.path[index]
            let parent = found.transforms[count - 1 - index]
            guard current.composesUpright, let geometry = LayerGeometry(current, parent: parent) else { return false }
            addEdges(of: current, geometry, to: &found.covers)
            if current === layer { addPartialPixels(geometry, to: &found.covers) }
            if needsBackground {
                if current !== layer, !current.hasUniformBackground { return false }
                let color = current.effectiveProperties.backgroundColor
                if let color, color.alpha >= 1 {
                    // Beside the layer, the content shows what lies behind the layer.
                    guard geometry.rect.contains(move.rect) else { return false }
                    needsBackground = false
                }
            }
            guard index + 1 < count else { break }
            let siblings = found.path[index + 1].drawingOrder
            guard let position = siblings.firstIndex(where: { $0 === current }) else { return false }
            for (other, sibling) in siblings.enumerated() where sibling !== current {
                let rect = LayerCommit.deviceRect(sibling.committed.subtreeBounds, parent, soft: true)
                guard rect.intersects(move.rect) else { continue }
                if other > position { found.covers.append(rect) } else if needsBackground { return false }
            }
        }
        return true
    }

    /// Adds the last row and column of the layer's pixels if they extend beyond its bounds, so that a painter may have
    /// left out content there.
    private func addPartialPixels(_ geometry: LayerGeometry, to covers: inout [PixelRect]) {
        let bounds = layer.effectiveProperties.bounds
        let exact = bounds.applying(geometry.snapped(bounds))
        let rect = geometry.rect
        if abs(exact.maxX - CGFloat(rect.maxX)) > 1e-4 {
            covers.append(PixelRect(minX: rect.maxX - 1, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY))
        }
        if abs(exact.maxY - CGFloat(rect.maxY)) > 1e-4 {
            covers.append(PixelRect(minX: rect.minX, minY: rect.maxY - 1, maxX: rect.maxX, maxY: rect.maxY))
        }
    }

    /// Adds the border and the rounded corners of a layer, which do not move.
    private func addEdges(of current: CALayer, _ geometry: LayerGeometry, to covers: inout [PixelRect]) {
        let rect = geometry.rect
        let scale = geometry.axisScale
        if current.hasBorder {
            let width = current.effectiveProperties.borderWidth
            let x = Int32(clamping: Int((width * scale.x).rounded(.up))) + 1
            let y = Int32(clamping: Int((width * scale.y).rounded(.up))) + 1
            // Borders are drawn over sublayers.
            covers.append(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.minY + y))
            covers.append(PixelRect(minX: rect.minX, minY: rect.maxY - y, maxX: rect.maxX, maxY: rect.maxY))
            covers.append(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.minX + x, maxY: rect.maxY))
            covers.append(PixelRect(minX: rect.maxX - x, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY))
        }
        // The corners of a background and of a border are round even if they do not clip the content.
        guard geometry.radius > 0 else { return }
        // A continuous corner reaches further than its radius.
        let x = Int32(clamping: Int((geometry.radius * scale.x * 2).rounded(.up))) + 1
        let y = Int32(clamping: Int((geometry.radius * scale.y * 2).rounded(.up))) + 1
        for left in [true, false] {
            for top in [true, false] {
                covers.append(
                    PixelRect(
                        minX: left ? rect.minX : rect.maxX - x, minY: top ? rect.minY : rect.maxY - y,
                        maxX: left ? rect.minX + x : rect.maxX, maxY: top ? rect.minY + y : rect.maxY))
            }
        }
    }
}

extension CALayer {
    /// A Boolean value that indicates whether all of the layer's own elements move with the origin of its bounds,
    /// except a uniform background, a border and rounded corners.
    fileprivate var scrollsWithBounds: Bool {
        guard effectiveProperties.picture.isNone, hasUniformSpecial else { return false }
        return painter?.paintsInContentCoordinates ?? true
    }

    /// A Boolean value that indicates whether the layer is painted without effects that depend on other pixels.
    fileprivate var composesUpright: Bool {
        !isInvisible && effectiveProperties.opacity >= 1 && maskLayer == nil && effectiveProperties.fade == nil
            && !isVibrant && !isSurface && !passesThroughSpace && !sortsSublayersByDepth && presentationReplica == nil
    }

    /// A Boolean value that indicates whether the layer has nothing but a uniform color behind its sublayers.
    fileprivate var hasUniformBackground: Bool {
        let alpha = effectiveProperties.backgroundColor?.alpha ?? 0
        // A shadow shows through a layer without a background.
        return effectiveProperties.picture.isNone && hasUniformSpecial && painter == nil
            && (alpha >= 1 || alpha == 0 && !hasShadow)
    }

    private var hasUniformSpecial: Bool {
        if case .none = effectiveProperties.special { true } else { false }
    }
}
