extension CALayer {
    /// The two-dimensional part of `transform`.
    public final func affineTransform() -> CGAffineTransform { modelValues.transform.projection }

    /// Sets `transform` to one that treats the plane as `m` does.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Brings a point from this layer's coordinates into `layer`'s, through perspective too; nil means the root of the tree.
    /// Layers of different trees are taken as if their roots had the same coordinates.
    public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { projection(to: layer).map(p) }

    /// Brings a point from `layer`'s coordinates into this layer's; nil means the root of the tree.
    public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        (layer ?? rootLayer).projection(to: self).map(p)
    }

    /// Brings a rectangle from this layer's coordinates into `layer`'s: the smallest upright one around it there.
    public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { projection(to: layer).map(r) }

    /// Brings a rectangle from `layer`'s coordinates into this layer's: the smallest upright one around it here.
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

        /// The way back; without effect where there is none.
        var inverted: Conversion {
            switch self {
            case .affine(let t): .affine(t.inverted())
            case .projected(let projection): projection.inverted.map { .projected($0) } ?? self
            }
        }
    }

    /// From this layer's coordinates to `layer`'s.
    package final func projection(to layer: CALayer?) -> Conversion {
        let target = layer ?? rootLayer
        if target === self { return .affine(.identity) }
        let ancestor = commonAncestor(with: target)
        let up = projection(toAncestor: ancestor)
        return target === ancestor ? up : up.concatenating(target.projection(toAncestor: ancestor).inverted)
    }

    /// From this layer's coordinates to those of an ancestor, or beyond the root if that is nil.
    private func projection(toAncestor ancestor: CALayer?) -> Conversion {
        var t = CGAffineTransform.identity
        var before: Conversion?
        var current = self
        while current !== ancestor {
            guard var parent = current.superlayer else { break }
            if current.placedIn == .flat, current.modelValues.placementKind != .projected {
                let step = current.modelValues.toSuperlayer
                if step.isTranslation {
                    t.tx += step.tx
                    t.ty += step.ty
                } else {
                    t = t.concatenating(step)
                }
            } else {
                // Layers that join the space around them do not flatten what is in them.
                var space = current.space(seen: false)
                while parent.joinsSpace, parent !== ancestor, let next = parent.superlayer {
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
        if joinsSpace {
            // The layer has no plane in which the point could be: each of its sublayers has.
            return hit(planes(at: p, in: space(seen: false)))
        }
        if placedIn == .flat, modelValues.placementKind == .moved { return hitTest(inside: p.applying(toLocal)) }
        let plane = modelPlane
        guard !isTurnedAway(plane), let local = plane.inverted?.image(of: p) else { return nil }
        return hitTest(inside: local)
    }

    /// From the superlayer's coordinates, where the layer is only moved.
    private var toLocal: CGAffineTransform {
        let t = modelValues.toSuperlayer
        return CGAffineTransform(translationX: -t.tx, y: -t.ty)
    }

    /// The frontmost layer of the subtree that contains a point of the layer's own coordinates.
    private func hitTest(inside local: CGPoint) -> CALayer? {
        let inside = contains(local)
        if modelValues.masksToBounds, !inside { return nil }
        // A presentation layer has its sublayers only when they are asked for.
        if source == nil, arrangesInDepth {
            return hit(sublayersByDepth(at: local)) ?? (inside ? self : nil)
        }
        let children = source.map { presentationChildren(of: $0.layer, $0.layer.drawingOrder) } ?? drawingOrder
        for child in children.reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return inside ? self : nil
    }

    private func hit(_ planes: [(layer: CALayer, local: CGPoint)]) -> CALayer? {
        for (layer, local) in planes {
            // A class's own hit-testing takes a point of the superlayer.
            let plane = layer.modelPlane
            let hit = plane.inverted == nil ? layer.hitTest(inside: local) : layer.hitTest(plane.mapped(local))
            if let hit { return hit }
        }
        return nil
    }
}
