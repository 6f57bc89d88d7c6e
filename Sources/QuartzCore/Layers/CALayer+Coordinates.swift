extension CALayer {
    /// Returns the affine part of `transform`.
    public final func affineTransform() -> CGAffineTransform { modelValues.transform.projection }

    /// Sets `transform` to the three-dimensional equivalent of an affine transform.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Converts a point from this layer's coordinate system to that of another layer, including perspective.
    ///
    /// - Parameters:
    ///   - p: A point in this layer's coordinate system.
    ///   - layer: The other layer, or `nil` for the root layer of the tree. If the layer is in another tree, the
    ///     coordinate systems of both root layers are treated as identical.
    public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { projection(to: layer).map(p) }

    /// Converts a point from another layer's coordinate system to that of this layer, including perspective.
    ///
    /// - Parameters:
    ///   - p: A point in the coordinate system of `layer`.
    ///   - layer: The other layer, or `nil` for the root layer of the tree.
    public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        (layer ?? rootLayer).projection(to: self).map(p)
    }

    /// Converts a rectangle from this layer's coordinate system to that of another layer. The result is the bounding
    /// box of the converted rectangle.
    ///
    /// - Parameters:
    ///   - r: A rectangle in this layer's coordinate system.
    ///   - layer: The other layer, or `nil` for the root layer of the tree.
    public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { projection(to: layer).map(r) }

    /// Converts a rectangle from another layer's coordinate system to that of this layer. The result is the bounding
    /// box of the converted rectangle.
    ///
    /// - Parameters:
    ///   - r: A rectangle in the coordinate system of `layer`.
    ///   - layer: The other layer, or `nil` for the root layer of the tree.
    public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        (layer ?? rootLayer).projection(to: self).map(r)
    }

    /// A conversion between the planes of two layers.
    package enum Conversion {
        case affine(CGAffineTransform)
        case projected(PlaneProjection)

        package func map(_ p: CGPoint) -> CGPoint {
            switch self {
            case .affine(let t): p.applying(t)
            case .projected(let projection): projection.mapped(p)
            }
        }

        package func map(_ r: CGRect) -> CGRect {
            switch self {
            case .affine(let t): return r.applying(t)
            case .projected(let projection):
                let box = projection.boundingBox(of: r)
                if !box.isNull { return box }
                return CGRect(origin: projection.mapped(CGPoint(x: r.midX, y: r.midY)), size: .zero)
            }
        }

        private var projection: PlaneProjection {
            switch self {
            case .affine(let t): PlaneProjection(t)
            case .projected(let projection): projection
            }
        }

        func concatenating(_ other: Conversion) -> Conversion {
            if case .affine(let a) = self, case .affine(let b) = other { return .affine(a.concatenating(b)) }
            return .projected(projection.concatenating(other.projection))
        }

        /// The inverse conversion, or the conversion itself if it is not invertible.
        var inverted: Conversion {
            switch self {
            case .affine(let t): .affine(t.inverted())
            case .projected(let projection): projection.inverted.map { .projected($0) } ?? self
            }
        }
    }

    /// Returns the conversion from this layer's coordinate system to that of `layer`.
    package final func projection(to layer: CALayer?) -> Conversion {
        let target = layer ?? rootLayer
        if target === self { return .affine(.identity) }
        let ancestor = commonAncestor(with: target)
        let up = projection(toAncestor: ancestor)
        return target === ancestor ? up : up.concatenating(target.projection(toAncestor: ancestor).inverted)
    }

    /// Returns the conversion from this layer's coordinate system to that of an ancestor, or to that outside of the
    /// root layer if `ancestor` is `nil`.
    private func projection(toAncestor ancestor: CALayer?) -> Conversion {
        var t = CGAffineTransform.identity
        var before: Conversion?
        var current = self
        while current !== ancestor {
            guard var parent = current.superlayer else { break }
            if current.superlayerArrangement == .flat, current.modelValues.placementKind != .projected {
                let step = current.modelValues.toSuperlayer
                if step.isTranslation {
                    t.tx += step.tx
                    t.ty += step.ty
                } else {
                    t = t.concatenating(step)
                }
            } else {
                // A layer that joins its superlayer's space does not flatten its sublayers.
                var space = current.space(seen: false)
                while parent.passesThroughSpace, parent !== ancestor, let next = parent.superlayer {
                    space = CATransform3DConcat(space, parent.space(seen: false))
                    parent = next
                }
                let step = Conversion.affine(t).concatenating(.projected(space.plane))
                before = before?.concatenating(step) ?? step
                t = .identity
            }
            current = parent
        }
        return before?.concatenating(.affine(t)) ?? .affine(t)
    }

    private func commonAncestor(with other: CALayer) -> CALayer? {
        var a: CALayer? = self
        var b: CALayer? = other
        var depthA = depth
        var depthB = other.depth
        while depthA > depthB {
            a = a?.superlayer
            depthA -= 1
        }
        while depthB > depthA {
            b = b?.superlayer
            depthB -= 1
        }
        while let x = a, let y = b, x !== y {
            a = x.superlayer
            b = y.superlayer
        }
        return a
    }

    private var depth: Int {
        var count = 0
        var next = superlayer
        while let current = next {
            count += 1
            next = current.superlayer
        }
        return count
    }

    final func defaultHitTest(_ p: CGPoint) -> CALayer? {
        guard !modelValues.isHidden else { return nil }
        if passesThroughSpace {
            // The layer has no plane that could contain the point, but each of its sublayers has one.
            return hit(planes(at: p, in: space(seen: false)))
        }
        if superlayerArrangement == .flat, modelValues.placementKind == .moved {
            return hitTest(inside: p.applying(toLocal))
        }
        let plane = modelPlane
        guard !isHiddenBackface(plane), let local = plane.inverted?.image(of: p) else { return nil }
        return hitTest(inside: local)
    }

    /// The transform from the superlayer's coordinate system, for a layer that is only translated.
    private var toLocal: CGAffineTransform {
        let t = modelValues.toSuperlayer
        return CGAffineTransform(translationX: -t.tx, y: -t.ty)
    }

    /// Returns the frontmost layer of the subtree that contains a point, in this layer's coordinate system.
    private func hitTest(inside local: CGPoint) -> CALayer? {
        let inside = contains(local)
        if modelValues.masksToBounds, !inside { return nil }
        // A presentation layer creates its sublayers on request only.
        if source == nil, arrangesInDepth {
            return hit(sublayersByDepth(at: local)) ?? (inside ? self : nil)
        }
        let children = source.map { presentationChildren(of: $0.layer, $0.layer.drawingOrder) } ?? drawingOrder
        for child in children.reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return inside ? self : nil
    }

    /// Returns the first hit among planes from front to back.
    private func hit(_ planes: [(layer: CALayer, local: CGPoint)]) -> CALayer? {
        for (layer, local) in planes {
            // `hitTest(_:)`, which subclasses override, takes a point in the superlayer's coordinate system.
            let plane = layer.modelPlane
            let hit = plane.inverted == nil ? layer.hitTest(inside: local) : layer.hitTest(plane.mapped(local))
            if let hit { return hit }
        }
        return nil
    }
}
