// Where a layer's plane is in space.
extension CALayer {
    /// Whether the layer has no plane of its own: its sublayers lie in its superlayer's space.
    final var joinsSpace: Bool {
        switch presentationProperties.special {
        case .transform: true
        case .replicator(let replica): replica.preservesDepth
        default: false
        }
    }

    /// From the layer's own space to its superlayer's.
    final func space(seen: Bool) -> CATransform3D {
        let space = seen ? presentationProperties.all.space : modelValues.space
        guard placedIn != .flat, let superlayer else { return space }
        let around = seen ? superlayer.presentationProperties.all : superlayer.modelValues
        return CATransform3DConcat(space, around.sublayerSpace)
    }

    /// The layer's plane as it is seen in its superlayer's.
    final var seenPlane: PlaneProjection {
        if placedIn == .flat, presentationProperties.placementKind != .projected {
            return PlaneProjection(presentationProperties.toSuperlayer)
        }
        return space(seen: true).plane
    }

    /// The layer's plane in its superlayer's, by its model values.
    final var modelPlane: PlaneProjection {
        if placedIn == .flat, modelValues.placementKind != .projected {
            return PlaneProjection(modelValues.toSuperlayer)
        }
        return space(seen: false).plane
    }

    /// What the layer does to the positions of its sublayers, by its model values or as it is seen.
    final var seenOrModelArrangement: SublayerArrangement {
        let model = modelValues.sublayerArrangement
        let seen = presentationValues?.properties.sublayerArrangement ?? model
        return model.rawValue > seen.rawValue ? model : seen
    }

    /// Whether the layer's plane lies in its superlayer's by its two-dimensional transform alone, by its model values.
    package final var isPlacedFlat: Bool {
        placedIn == .flat && modelValues.placementKind != .projected && !modelValues.isGeometryFlipped
            && modelValues.anchorPointZ == 0
    }

    /// Contents are drawn the other way round now, in the layer and everything in it.
    final func contentsDidFlip() {
        markContentChanged(in: .infinite)
        for child in sublayerList { child.contentsDidFlip() }
    }

    /// Whether nothing of the layer's plane is seen, by its model values, or only a back that is not drawn.
    package final var isSeenFromEdge: Bool {
        if modelValues.placementKind == .moved, placedIn == .flat { return false }
        let plane = modelPlane
        return plane.determinant == 0 || isTurnedAway(plane)
    }

    /// A point of the superlayer in this layer's coordinates, through perspective; nil where nothing of the layer's plane is
    /// seen at it.
    package final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? { modelPlane.inverted?.image(of: point) }

    /// Tells the sublayers what the layer does to their positions now.
    final func updateSublayerArrangement() {
        let arrangement = seenOrModelArrangement
        for child in sublayerList where child.placedIn != arrangement {
            child.placedIn = arrangement
            child.mark(.restyled, subtree: .subtreeNeedsCommit)
        }
        places = nil
    }

    /// Whether the sublayers lie in a space, in which they are sorted by depth.
    package final var arrangesInDepth: Bool { sublayerList.first?.placedIn == .depth }

    /// Whether the layer is rendered into pixels of its own, in its own coordinates, which are then placed in the frame:
    /// where it is seen in perspective, or turned with other layers in it or with a shadow, or the app asks for it.
    final var isSurface: Bool {
        let values = presentationProperties
        switch placedIn {
        case .flat:
            switch values.placementKind {
            case .moved: return values.shouldRasterize && !joinsSpace
            case .projected: return !joinsSpace
            case .affine:
                if joinsSpace { return false }
                return values.shouldRasterize
                    || (!sublayerList.isEmpty || hasShadow) && !values.toSuperlayer.keepsRectangles
            }
        case .depth: return !joinsSpace
        case .plane:
            if joinsSpace { return false }
            let plane = seenPlane
            return values.shouldRasterize || !plane.isAffine
                || (!sublayerList.isEmpty || hasShadow) && !plane.affine.keepsRectangles
        }
    }

    /// A box of the layer's own coordinates in its superlayer's; null where nothing of it is seen.
    final func boxInSuperlayer(_ box: CGRect) -> CGRect {
        guard !box.isNull, !box.isEmpty else { return .null }
        if placedIn == .flat, presentationProperties.placementKind != .projected {
            return box.applying(presentationProperties.toSuperlayer)
        }
        return seenPlane.boundingBox(of: box)
    }
}

/// A plane in a space that several layers share.
struct SpatialPlane {
    let layer: CALayer
    /// From the layer's own space to the shared one, whose plane z = 0 is what is drawn in.
    var space: CATransform3D
    /// The opacity of the transform layers around it.
    var opacity: Float
    /// What colors and opacity are multiplied by.
    var tint = SIMD4<Float>(repeating: 1)
}

extension CALayer {
    /// The planes of the sublayers, and of those of transform layers among them, in the order of the tree.
    ///
    /// - Parameters:
    ///   - base: from the layer's own space to the one that the planes are wanted in.
    ///   - copies: the copies wanted of a replicator layer's sublayers; nil for all.
    final func collectPlanes(
        in base: CATransform3D, opacity: Float = 1, tint: SIMD4<Float> = SIMD4(repeating: 1), seen: Bool = true,
        copies: Range<Int>? = nil, into planes: inout [SpatialPlane]
    ) {
        // Only the first copy is hit.
        guard seen, let replica = seenReplica else {
            return collectSublayers(in: base, opacity: opacity, tint: tint, seen: seen, into: &planes)
        }
        for index in copies ?? 0..<replica.copies {
            collectSublayers(
                in: CATransform3DConcat(replicaSpace(replica, index), base), opacity: opacity,
                tint: tint * replica.tint(index), seen: seen, into: &planes)
        }
    }

    private func collectSublayers(
        in base: CATransform3D, opacity: Float, tint: SIMD4<Float>, seen: Bool, into planes: inout [SpatialPlane]
    ) {
        for child in drawingOrder {
            guard seen ? !child.isInvisible : !child.modelValues.isHidden else { continue }
            let space = CATransform3DConcat(child.space(seen: seen), base)
            guard space.isFinite else { continue }
            if child.joinsSpace {
                child.collectPlanes(
                    in: space, opacity: opacity * (seen ? child.presentationProperties.opacity : 1), tint: tint,
                    seen: seen, into: &planes)
            } else {
                planes.append(SpatialPlane(layer: child, space: space, opacity: opacity, tint: tint))
            }
        }
    }

    /// The sublayers at a point, from the nearest to the farthest, in a layer that sorts them by depth. Those of transform
    /// layers among them are given instead of these.
    ///
    /// - Returns: the layers with the point in their own coordinates.
    final func planes(at point: CGPoint, in base: CATransform3D) -> [(layer: CALayer, local: CGPoint)] {
        var planes: [SpatialPlane] = []
        collectPlanes(in: base, seen: false, into: &planes)
        var hits: [(layer: CALayer, local: CGPoint, depth: Double)] = []
        for plane in planes {
            let projection = plane.space.plane
            guard !plane.layer.isTurnedAway(projection), let inverse = projection.inverted,
                let local = inverse.image(of: point), let place = plane.space.spatialImage(of: local)
            else { continue }
            hits.append((plane.layer, local, place.z))
        }
        return hits.enumerated()
            .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
            .map { ($0.element.layer, $0.element.local) }
    }

    /// The sublayers at a point of the layer, from the nearest to the farthest; for a layer that ``arrangesInDepth``.
    package final func sublayersByDepth(at point: CGPoint) -> [(layer: CALayer, local: CGPoint)] {
        planes(at: point, in: CATransform3DIdentity)
    }

    /// Whether only the back of the layer is seen, and that is not drawn.
    final func isTurnedAway(_ projection: PlaneProjection) -> Bool {
        projection.determinant < 0 && !modelValues.isDoubleSided
    }
}
