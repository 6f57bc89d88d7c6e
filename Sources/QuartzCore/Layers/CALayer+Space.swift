// The position of a layer's plane in space.
extension CALayer {
    /// A Boolean value that indicates whether the layer has no plane, so that its sublayers lie in its superlayer's
    /// space.
    final var passesThroughSpace: Bool {
        switch effectiveProperties.special {
        case .transform: true
        case .replicator(let replica): replica.preservesDepth
        default: false
        }
    }

    /// Returns the transform from the layer's own space to its superlayer's.
    ///
    /// - Parameter seen: A Boolean value that indicates whether to use the presentation values instead of the model
    ///   values.
    final func space(seen: Bool) -> CATransform3D {
        let space = seen ? effectiveProperties.all.space : modelValues.space
        guard superlayerArrangement != .flat, let superlayer else { return space }
        let around = seen ? superlayer.effectiveProperties.all : superlayer.modelValues
        return CATransform3DConcat(space, around.sublayerSpace)
    }

    /// The projection of the layer's plane to its superlayer's plane, from the presentation values.
    final var presentationPlane: PlaneProjection {
        if superlayerArrangement == .flat, effectiveProperties.placementKind != .projected {
            return PlaneProjection(effectiveProperties.toSuperlayer)
        }
        return space(seen: true).plane
    }

    /// The projection of the layer's plane to its superlayer's plane, from the model values.
    final var modelPlane: PlaneProjection {
        if superlayerArrangement == .flat, modelValues.placementKind != .projected {
            return PlaneProjection(modelValues.toSuperlayer)
        }
        return space(seen: false).plane
    }

    /// The arrangement of the sublayers: the more general of those of the model values and of the presentation values.
    final var effectiveArrangement: SublayerArrangement {
        let model = modelValues.sublayerArrangement
        let seen = presentationValues?.properties.sublayerArrangement ?? model
        return model.rawValue > seen.rawValue ? model : seen
    }

    /// A Boolean value that indicates whether only the affine transform of the model values determines how the layer's
    /// plane lies in its superlayer's.
    package final var has2DTransform: Bool {
        superlayerArrangement == .flat && modelValues.placementKind != .projected && !modelValues.isGeometryFlipped
            && modelValues.anchorPointZ == 0
    }

    /// Redraws the contents of the layer and all descendants after the vertical direction of contents changed.
    final func contentsDidFlip() {
        markContentChanged(in: .infinite)
        for child in sublayerList { child.contentsDidFlip() }
    }

    /// A Boolean value that indicates whether the model values show the layer edge-on, or from a back that is not
    /// drawn.
    package final var isEdgeOnOrHiddenBackface: Bool {
        if modelValues.placementKind == .moved, superlayerArrangement == .flat { return false }
        let plane = modelPlane
        return plane.determinant == 0 || isHiddenBackface(plane)
    }

    /// Returns a point of the superlayer in this layer's coordinate system, including perspective, or `nil` if the
    /// layer's plane is not visible at that point.
    package final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? { modelPlane.inverted?.image(of: point) }

    /// Updates the arrangement of the sublayers after a change of the layer's presentation or model values.
    final func updateSublayerArrangement() {
        let arrangement = effectiveArrangement
        for child in sublayerList where child.superlayerArrangement != arrangement {
            child.superlayerArrangement = arrangement
            child.mark(.restyled, subtree: .subtreeNeedsCommit)
        }
        places = nil
    }

    /// A Boolean value that indicates whether the sublayers share a space in which they are sorted by depth.
    package final var arrangesInDepth: Bool { sublayerList.first?.superlayerArrangement == .depth }

    /// A Boolean value that indicates whether the layer is rendered into a bitmap in its own coordinate system, which
    /// the compositor then transforms into the frame. This is the case for a layer in perspective, for a rotated layer
    /// with sublayers or a shadow, and for a layer with `shouldRasterize`.
    final var isSurface: Bool {
        let values = effectiveProperties
        switch superlayerArrangement {
        case .flat:
            switch values.placementKind {
            case .moved: return values.shouldRasterize && !passesThroughSpace
            case .projected: return !passesThroughSpace
            case .affine:
                if passesThroughSpace { return false }
                return values.shouldRasterize
                    || (!sublayerList.isEmpty || hasShadow) && !values.toSuperlayer.preservesAxisAlignment
            }
        case .depth: return !passesThroughSpace
        case .plane:
            if passesThroughSpace { return false }
            let plane = presentationPlane
            return values.shouldRasterize || !plane.isAffine
                || (!sublayerList.isEmpty || hasShadow) && !plane.affine.preservesAxisAlignment
        }
    }

    /// Returns the bounding box, in the superlayer's coordinate system, of a rectangle of the layer, or the null
    /// rectangle if it is not visible.
    final func boxInSuperlayer(_ box: CGRect) -> CGRect {
        guard !box.isNull, !box.isEmpty else { return .null }
        if superlayerArrangement == .flat, effectiveProperties.placementKind != .projected {
            return box.applying(effectiveProperties.toSuperlayer)
        }
        return presentationPlane.boundingBox(of: box)
    }
}

/// A layer's plane in a space that several layers share.
struct SpatialPlane {
    let layer: CALayer
    /// The transform from the layer's own space to the shared space, which is projected to its plane z = 0.
    var space: CATransform3D
    /// The product of the opacities of the enclosing transform layers.
    var opacity: Float
    /// The factors for color components and opacity.
    var tint = SIMD4<Float>(repeating: 1)
}

extension CALayer {
    /// Collects the planes of the sublayers and, for transform layers among them, of their sublayers, in tree order.
    ///
    /// - Parameters:
    ///   - base: The transform from the layer's own space to the shared space.
    ///   - opacity: The opacity of the enclosing transform layers.
    ///   - tint: The factors of the enclosing replicator layers.
    ///   - seen: A Boolean value that indicates whether to use the presentation values instead of the model values.
    ///   - copies: The copies of a replicator layer's sublayers to collect; `nil` collects all.
    ///   - planes: The array to which the planes are appended.
    final func collectPlanes(
        in base: CATransform3D, opacity: Float = 1, tint: SIMD4<Float> = SIMD4(repeating: 1), seen: Bool = true,
        copies: Range<Int>? = nil, into planes: inout [SpatialPlane]
    ) {
        // Hit-testing considers only the first copy.
        guard seen, let replica = presentationReplica else {
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
            if child.passesThroughSpace {
                child.collectPlanes(
                    in: space, opacity: opacity * (seen ? child.effectiveProperties.opacity : 1), tint: tint,
                    seen: seen, into: &planes)
            } else {
                planes.append(SpatialPlane(layer: child, space: space, opacity: opacity, tint: tint))
            }
        }
    }

    /// Returns the sublayers at a point, from front to back, for a layer that sorts them by depth. Transform layers are
    /// replaced by their sublayers.
    ///
    /// - Parameters:
    ///   - point: A point in the shared space.
    ///   - base: The transform from the layer's own space to the shared space.
    /// - Returns: The layers and the point in their own coordinate systems.
    final func planes(at point: CGPoint, in base: CATransform3D) -> [(layer: CALayer, local: CGPoint)] {
        var planes: [SpatialPlane] = []
        collectPlanes(in: base, seen: false, into: &planes)
        var hits: [(layer: CALayer, local: CGPoint, depth: Double)] = []
        for plane in planes {
            let projection = plane.space.plane
            guard !plane.layer.isHiddenBackface(projection), let inverse = projection.inverted,
                let local = inverse.image(of: point), let place = plane.space.spatialImage(of: local)
            else { continue }
            hits.append((plane.layer, local, place.z))
        }
        return hits.enumerated()
            .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
            .map { ($0.element.layer, $0.element.local) }
    }

    /// Returns the sublayers at a point of the layer, from front to back, for a layer that ``arrangesInDepth``.
    package final func sublayersByDepth(at point: CGPoint) -> [(layer: CALayer, local: CGPoint)] {
        planes(at: point, in: CATransform3DIdentity)
    }

    /// Returns a Boolean value that indicates whether the layer's back faces the viewer and is not drawn.
    final func isHiddenBackface(_ projection: PlaneProjection) -> Bool {
        projection.determinant < 0 && !modelValues.isDoubleSided
    }
}
