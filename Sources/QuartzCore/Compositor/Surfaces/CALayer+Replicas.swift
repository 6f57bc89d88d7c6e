// The copies of a replicator layer's sublayers.
extension CALayer {
    /// How the layer repeats its sublayers, as it is seen; nil for all other layers.
    final var seenReplica: ReplicaDrawing? {
        if case .replicator(let replica) = presentationProperties.special { replica } else { nil }
    }

    /// From the layer's own space to that of a copy.
    final func replicaSpace(_ replica: ReplicaDrawing, _ index: Int) -> CATransform3D {
        let bounds = presentationProperties.bounds
        var step = replica.transform.after(-bounds.midX, -bounds.midY, 0).movedBy(bounds.midX, bounds.midY, 0)
        var space = CATransform3DIdentity
        // The step as many times as the index says, by its powers of two.
        var rest = index
        while rest > 0 {
            if rest & 1 == 1 { space = CATransform3DConcat(space, step) }
            rest >>= 1
            if rest > 0 { step = CATransform3DConcat(step, step) }
        }
        return space
    }

    /// Whether copies show animations in the layer at other times.
    final var hasDelayedReplicas: Bool {
        guard CAReplicatorLayer.hasDelays, let replica = seenReplica else { return false }
        return replica.delay != 0 && replica.copies > 1
    }

    /// Marks the replicator layers around one that is animated, whose copies move although the layer itself may not.
    final func markDelayedReplicas() {
        guard CAReplicatorLayer.hasDelays else { return }
        var next = superlayer
        while let layer = next {
            if layer.hasDelayedReplicas { layer.markContentChanged(in: .infinite) }
            next = layer.superlayer
        }
    }

    /// Calls `body` for each copy with its index, while everything in the layer shows what it shows in that copy.
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

    /// All there is to see of the sublayers in the layer's own coordinates, with their copies, whatever was committed.
    final func uncommittedSublayerBox() -> CGRect {
        guard let replica = seenReplica else { return .null }
        var box = CGRect.null
        func add(_ index: Int) {
            var planes: [SpatialPlane] = []
            collectPlanes(in: CATransform3DIdentity, copies: index..<index + 1, into: &planes)
            for plane in planes {
                box = box.union(plane.space.plane.boundingBox(of: plane.layer.uncommittedBox()))
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
