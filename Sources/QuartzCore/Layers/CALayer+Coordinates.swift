extension CALayer {
    /// The two-dimensional part of `transform`.
    public final func affineTransform() -> CGAffineTransform { modelValues.transform.projection }

    /// Sets `transform` to one that treats the plane as `m` does.
    public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Brings a point from this layer's coordinates into `layer`'s; nil means the root of the tree. Layers of different
    /// trees are taken as if their roots had the same coordinates.
    public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p.applying(transform(to: layer)) }

    /// Brings a point from `layer`'s coordinates into this layer's; nil means the root of the tree.
    public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { p.applying(transform(from: layer)) }

    /// Brings a rectangle from this layer's coordinates into `layer`'s: the smallest upright one around it there.
    public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(transform(to: layer)) }

    /// Brings a rectangle from `layer`'s coordinates into this layer's: the smallest upright one around it here.
    public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(transform(from: layer)) }

    /// From this layer's coordinates to `layer`'s.
    package final func transform(to layer: CALayer?) -> CGAffineTransform {
        let target = layer ?? rootLayer
        if target === self { return .identity }
        let ancestor = commonAncestor(with: target)
        let up = transform(toAncestor: ancestor)
        return target === ancestor ? up : up.concatenating(target.transform(toAncestor: ancestor).inverted())
    }

    private func transform(from layer: CALayer?) -> CGAffineTransform { (layer ?? rootLayer).transform(to: self) }

    /// From this layer's coordinates to those of an ancestor, or beyond the root if that is nil.
    private func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform {
        var t = CGAffineTransform.identity
        var current = self
        while current !== ancestor {
            guard let parent = current.superlayer else { break }
            let step = current.modelValues.toSuperlayer
            if step.isTranslation {
                t.tx += step.tx
                t.ty += step.ty
            } else {
                t = t.concatenating(step)
            }
            current = parent
        }
        return t
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
        let toSuperlayer = modelValues.toSuperlayer
        guard !modelValues.isHidden, toSuperlayer.isInvertible else { return nil }
        let local = p.applying(toSuperlayer.inverted())
        let inside = contains(local)
        if modelValues.masksToBounds, !inside { return nil }
        // A presentation layer has its sublayers only when they are asked for.
        let children = source.map { presentationChildren(of: $0.layer, $0.layer.drawingOrder) } ?? drawingOrder
        for child in children.reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return inside ? self : nil
    }
}
