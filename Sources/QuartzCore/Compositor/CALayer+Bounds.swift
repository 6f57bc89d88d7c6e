// The bounding boxes of a layer's parts, as the compositor needs them. All of these members read presentation values.
extension CALayer {
    final var hasBackground: Bool { effectiveProperties.backgroundColor.map { $0.alpha > 0 } ?? false }

    final var hasBorder: Bool {
        effectiveProperties.borderWidth > 0
            && (effectiveProperties.borderColor.map { $0.alpha > 0 } ?? true)
    }

    final var isInvisible: Bool { effectiveProperties.isHidden || !(effectiveProperties.opacity > 0) }

    /// A Boolean value that indicates whether the sublayers are sorted by depth in a shared space, instead of being
    /// drawn in their order.
    final var sortsSublayersByDepth: Bool { !sublayerList.isEmpty && arrangesInDepth }

    /// The bounding box of the layer's visible content in the last commit, in the layer's coordinate system; the null
    /// rectangle if nothing is visible.
    final var committedBounds: CGRect {
        var box = committed.ownBounds
        box = box.union(committedSublayerBox)
        if effectiveProperties.masksToBounds { box = box.intersection(effectiveProperties.bounds) }
        box = box.union(committed.shadowBounds)
        if let mask = maskLayer { box = box.intersection(mask.committed.subtreeBounds) }
        return box.isNull || box.isEmpty ? .null : box
    }

    /// The bounding box of the sublayers' visible content in the last commit, in the layer's coordinate system.
    final var committedSublayerBox: CGRect {
        if let replica = presentationReplica { return replica.state.box }
        let children = committed.childBounds.union
        return children.isEmpty ? .null : children.rect
    }

    /// Returns the bounding box of the sublayers of a layer without a plane, in its superlayer's coordinate system.
    ///
    /// - Parameters:
    ///   - space: The transform from the layer's own space to its superlayer's.
    ///   - content: Returns the bounding box of a sublayer in its own coordinate system.
    final func sublayerBoundsInSharedSpace(in space: CATransform3D, _ content: (CALayer) -> CGRect) -> CGRect {
        var planes: [SpatialPlane] = []
        collectPlanes(in: space, into: &planes)
        return planes.reduce(CGRect.null) { $0.union($1.space.plane.boundingBox(of: content($1.layer))) }
    }

    /// Returns the bounding box of the layer's visible content, in the layer's coordinate system, without the results
    /// of a commit.
    final func computedBounds() -> CGRect {
        var box = currentOwnBox()
        if presentationReplica != nil { box = box.union(uncommittedSublayerBox()) }
        for child in drawingOrder where !child.isInvisible {
            if child.passesThroughSpace {
                box = box.union(child.sublayerBoundsInSharedSpace(in: child.space(seen: true)) { $0.computedBounds() })
            } else {
                box = box.union(child.boxInSuperlayer(child.computedBounds()))
            }
        }
        let values = effectiveProperties
        if values.masksToBounds { return box.intersection(values.bounds) }
        guard hasShadow else { return box }
        let casting = values.shadowPath?.boundingBox ?? box
        guard !casting.isNull, casting.isFinite else { return box }
        let reach = 3 * max(0, values.shadowRadius) + 2
        return box.union(
            casting.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
                .insetBy(dx: -reach, dy: -reach))
    }

    /// Returns the bounding box of the layer's own elements, in the layer's coordinate system; the null rectangle if it
    /// has none.
    final func currentOwnBox() -> CGRect {
        if passesThroughSpace { return .null }
        let box = currentOwnBoxWithoutFade
        guard let fade = effectiveProperties.fade else { return box }
        let old = fade.picture.store.bounds
        return box.union(effectiveProperties.masksToBounds ? old.intersection(effectiveProperties.bounds) : old)
    }

    private final var currentOwnBoxWithoutFade: CGRect {
        let bounds = effectiveProperties.bounds
        guard bounds.size.width > 0, bounds.size.height > 0 else {
            // A shape draws even if the bounds are empty.
            if case .shape(let shape) = effectiveProperties.special { return shape.box }
            return .null
        }
        var box = CGRect.null
        if hasBackground || hasBorder || painter != nil { box = bounds }
        switch effectiveProperties.special {
        case .none, .transform, .replicator: break
        case .gradient, .text: box = bounds
        case .backdrop(let backdrop): if backdrop.kind == .fill, !backdrop.isIdentity { box = bounds }
        case .shape(let shape): box = box.union(shape.box)
        }
        if let contents = contentsBox() {
            box = box.union(effectiveProperties.masksToBounds ? contents.intersection(bounds) : contents)
        }
        return box
    }

    /// Returns the rectangle in which the contents are drawn, in the layer's coordinate system, or `nil` if there are
    /// none.
    final func contentsBox() -> CGRect? {
        switch effectiveProperties.picture {
        case .none:
            return nil
        case .image(let image):
            let scale = effectiveProperties.contentsScale
            guard scale > 0, scale.isFinite else { return nil }
            return contentsBox(
                ofSize: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
        case .drawn(let store):
            return contentsBox(ofSize: store.bounds.size)
        }
    }

    private func contentsBox(ofSize size: CGSize) -> CGRect? {
        let bounds = effectiveProperties.bounds
        guard bounds.size.width > 0, bounds.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let shown = effectiveProperties.contentsRect.size
        guard shown.width > 0, shown.height > 0, effectiveProperties.contentsRect.isFinite else { return nil }
        // The fraction of the free space that is before the contents: 0 aligns them with the near edge, 1 with the far
        // edge.
        var x = 0.5
        var y = 0.5
        var size = CGSize(width: size.width * shown.width, height: size.height * shown.height)
        switch effectiveProperties.contentsGravity {
        case .center: break
        case .top: y = 0
        case .bottom: y = 1
        case .left: x = 0
        case .right: x = 1
        case .topLeft: (x, y) = (0, 0)
        case .topRight: (x, y) = (1, 0)
        case .bottomLeft: (x, y) = (0, 1)
        case .bottomRight: (x, y) = (1, 1)
        case .resizeAspect, .resizeAspectFill:
            let across = bounds.size.width / size.width
            let down = bounds.size.height / size.height
            let factor = effectiveProperties.contentsGravity == .resizeAspect ? min(across, down) : max(across, down)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: return bounds
        }
        return CGRect(
            x: bounds.origin.x + x * (bounds.size.width - size.width),
            y: bounds.origin.y + y * (bounds.size.height - size.height), width: size.width, height: size.height)
    }

    /// A Boolean value that indicates whether the layer has content that `paintOwnDrawing` draws.
    final var hasDrawing: Bool {
        if painter != nil { return true }
        switch effectiveProperties.special {
        case .none, .transform, .replicator: return false
        case .backdrop(let backdrop): return backdrop.kind == .fill && !backdrop.isIdentity
        default: return true
        }
    }

    /// A Boolean value that indicates whether the backdrop provides the color of the layer's content, which makes the
    /// layer a group.
    final var isVibrant: Bool {
        if case .backdrop(let backdrop) = effectiveProperties.special { backdrop.kind == .vibrancy } else { false }
    }

    final var hasShadow: Bool {
        effectiveProperties.shadowOpacity > 0 && !effectiveProperties.masksToBounds && !passesThroughSpace
            && (effectiveProperties.shadowColor.map { $0.alpha > 0 } ?? false)
    }

    /// Computes the extent of the shadow, after the content of the layer has been committed.
    final func updateShadow() {
        guard hasShadow else {
            committed.shadowBounds = .null
            committed.roundedRectCaster = nil
            return
        }
        let values = effectiveProperties
        let children = committedSublayerBox
        var box = committed.ownBounds.union(children)
        committed.roundedRectCaster = nil
        committed.shadowCasterBounds = box
        if let path = values.shadowPath {
            box = path.boundingBox
        } else if (values.backgroundColor?.alpha ?? 0) >= 1, committed.ownBounds == values.bounds {
            // A large rectangle that certainly does not reach into the rounded corners.
            let inset = values.cornerRadius > 0 ? min(values.cornerRadius, values.bounds.width) * 0.3 : 0
            let within = values.bounds.insetBy(dx: inset, dy: inset)
            if children.isNull || within.contains(children), values.cornerRadius <= 0 || values.picture.isNone {
                committed.roundedRectCaster = BoxCaster(
                    rect: values.bounds, radius: values.cornerRadius, corners: values.maskedCorners)
            }
        }
        guard !box.isNull, box.isFinite else {
            committed.shadowBounds = .null
            return
        }
        // The blur extends less than three times its radius; the additional pixels account for rounding.
        let reach = 3 * max(0, values.shadowRadius) + 2
        committed.shadowBounds = box.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
            .insetBy(dx: -reach, dy: -reach)
    }

    /// Returns the device pixels that sublayers may affect, which the layer may clip.
    ///
    /// - Parameters:
    ///   - toDevice: The transform from the layer's coordinate system to device pixels.
    ///   - clip: The device pixels that the superlayers do not clip.
    final func clipForSublayers(_ toDevice: CGAffineTransform, within clip: PixelRect) -> PixelRect {
        guard effectiveProperties.masksToBounds else { return clip }
        let box = effectiveProperties.bounds.applying(toDevice)
        if toDevice.preservesAxisAlignment { return clip.intersection(PixelRect(snapping: box)) }
        return clip.intersection(PixelRect(covering: box).insetBy(dx: -1, dy: -1))
    }
}
