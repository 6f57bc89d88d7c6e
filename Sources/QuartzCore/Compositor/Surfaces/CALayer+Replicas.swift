// The copies of a replicator layer's sublayers.
extension CALayer {
    /// The replication of the layer's sublayers, from the presentation values; `nil` for all other layers.
    final var presentationReplica: ReplicaDrawing? {
        if case .replicator(let replica) = effectiveProperties.special { replica } else { nil }
    }

    /// Returns the transform of a copy, in the layer's own space.
    final func replicaSpace(_ replica: ReplicaDrawing, _ index: Int) -> CATransform3D {
        let bounds = effectiveProperties.bounds
        var step = replica.transform.after(-bounds.midX, -bounds.midY, 0).translatedAfter(bounds.midX, bounds.midY, 0)
        var space = CATransform3DIdentity
        // The step to the power of the index, by repeated squaring.
        var rest = index
        while rest > 0 {
            if rest & 1 == 1 { space = CATransform3DConcat(space, step) }
            rest >>= 1
            if rest > 0 { step = CATransform3DConcat(step, step) }
        }
        return space
    }

    /// A Boolean value that indicates whether copies show the animations of sublayers at different times.
    final var hasDelayedReplicas: Bool {
        guard CAReplicatorLayer.hasDelays, let replica = presentationReplica else { return false }
        return replica.delay != 0 && replica.copies > 1
    }

    /// Marks the replicator layers among the ancestors of an animated layer. Their delayed copies can change although
    /// the layer itself does not.
    final func markDelayedReplicas() {
        guard CAReplicatorLayer.hasDelays else { return }
        var next = superlayer
        while let layer = next {
            if layer.hasDelayedReplicas { layer.markContentChanged(in: .infinite) }
            next = layer.superlayer
        }
    }

    /// Calls `body` with the index of each copy, while the descendants of the layer have the presentation values of
    /// that copy.
    final func forEachDelayedReplica(_ replica: ReplicaDrawing, _ body: (Int) -> Void) {
        let time = rootLayer.host?.animationTime
        for index in 0..<replica.copies {
            guard index > 0, let time else {
                body(index)
                continue
            }
            AnimationDriver.withValues(in: self, at: time - Double(index) * replica.delay) { body(index) }
        }
    }

    /// Returns the bounding box of the sublayers' visible content and of their copies, in the layer's coordinate
    /// system, without the results of a commit.
    final func uncommittedSublayerBox() -> CGRect {
        guard let replica = presentationReplica else { return .null }
        var box = CGRect.null
        func add(_ index: Int) {
            var planes: [SpatialPlane] = []
            collectPlanes(in: CATransform3DIdentity, copies: index..<index + 1, into: &planes)
            for plane in planes {
                box = box.union(plane.space.plane.boundingBox(of: plane.layer.computedBounds()))
            }
        }
        if hasDelayedReplicas {
            forEachDelayedReplica(replica, add)
        } else {
            for index in 0..<replica.copies { add(index) }
        }
        return box
    }
}
