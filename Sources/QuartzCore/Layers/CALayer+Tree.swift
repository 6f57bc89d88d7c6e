extension CALayer {
    final func insert(_ layer: CALayer, at index: Int) {
        precondition(
            !isDescendant(of: layer), "a layer cannot be added to itself or to one of its descendants")
        if layer === maskLayer { setMask(nil) }
        if layer.superlayer === self {
            // A move among siblings: the layer does not leave the tree.
            guard let old = sublayerList.index(of: layer) else { return }
            let new = min(index, sublayerList.count - 1)
            guard old != new else { return }
            sublayerList.remove(at: old)
            sublayerList.insert(layer, at: new)
            childrenDidChange(layer)
            layer.mark(.restyled, subtree: .subtreeNeedsCommit)
            return
        }
        layer.removeFromSuperlayer()
        if sublayerList.isEmpty { groupingMayChange() }
        sublayerList.insert(layer, at: min(index, sublayerList.count))
        attach(layer)
        childrenDidChange(layer)
    }

    final func insert(_ layer: CALayer, near sibling: CALayer?, offset: Int) {
        // The index refers to the siblings without `layer`.
        var found: Int?
        var index = 0
        for other in sublayerList where other !== layer {
            if other === sibling { found = index + offset }
            index += 1
        }
        insert(layer, at: found ?? (offset == 0 ? 0 : index))
    }

    /// Exchanges the indices of two sublayers. Layers that are not sublayers have no effect.
    package final func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
        guard let a = sublayerList.firstIndex(where: { $0 === first }),
            let b = sublayerList.firstIndex(where: { $0 === second }), a != b
        else { return }
        insert(sublayerList[max(a, b)], at: min(a, b))
        insert(sublayerList[min(a, b) + 1], at: max(a, b))
    }

    final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insert(newLayer, near: oldLayer, offset: 0)
        remove(oldLayer)
    }

    final func replaceAllSublayers(with layers: [CALayer]) {
        let remaining = Set(layers.map { ObjectIdentifier($0) })
        for layer in sublayerList.reversed() where !remaining.contains(ObjectIdentifier(layer)) {
            layer.removeFromSuperlayer()
        }
        for (index, layer) in layers.enumerated() {
            // Only layers that move are searched for, so that adding and removing layers takes linear time.
            if index < sublayerList.count, sublayerList[index] === layer { continue }
            insert(layer, at: index)
        }
    }

    final func remove(_ layer: CALayer) {
        if layer === maskLayer { return setMask(nil) }
        guard let index = sublayerList.index(of: layer) else { return }
        sublayerList.remove(at: index)
        if sublayerList.isEmpty { groupingMayChange() }
        committed.noteRemoved(layer.committed)
        dequeue(layer)
        layer.forgetSuperlayer()
        AnimationDriver.treeDidChange(isLeaving: true)
        childrenDidChange(layer)
    }

    /// Resets the state that refers to the superlayer, after the layer left the superlayer's list of pending sublayers
    /// or before the superlayer is deallocated.
    private func forgetSuperlayer() {
        superlayer = nil
        waitingIndex = -1
        committed.subtreeBounds = .null
        committed.hasSoftEdges = false
        committed.siblingIndex = -1
    }

    /// Clears the references of sublayers, which may outlive this layer, to this layer and its list of pending
    /// sublayers.
    final func detachSublayersBeforeDeinit() {
        for layer in sublayerList { layer.forgetSuperlayer() }
        maskLayer?.forgetSuperlayer()
    }

    private func attach(_ layer: CALayer) {
        layer.superlayer = self
        layer.superlayerArrangement = layer === maskLayer ? .flat : effectiveArrangement
        AnimationDriver.treeDidChange()
        layer.flags.formUnion([.restyled, .needsLayout])
        let pending = layer.pendingForAncestors
        for flag in [LayerFlags.subtreeNeedsLayout, .subtreeNeedsDisplay, .subtreeNeedsCommit]
        where pending.contains(flag) {
            layer.markAncestors(flag)
        }
    }

    /// The sublayers in drawing order, from back to front.
    final var drawingOrder: [CALayer] { depthOrder ?? sublayerList }

    private func sortByDepth() {
        guard sublayerList.contains(where: { $0.effectiveProperties.zPosition != 0 }) else {
            depthOrder = nil
            return
        }
        // `sorted` need not be stable, so the index breaks ties. NaN counts as 0.
        func depth(_ layer: CALayer) -> CGFloat {
            let depth = layer.effectiveProperties.zPosition
            return depth.isNaN ? 0 : depth
        }
        depthOrder = sublayerList.enumerated()
            .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
            .map(\.element)
    }

    final func childMovedInDepth() {
        sortByDepth()
        places = nil
        mark(.childrenChanged, subtree: .subtreeNeedsCommit)
    }

    /// Sets the mask layer. The mask takes part in the passes like a sublayer, and this layer is its superlayer.
    final func setMask(_ new: CALayer?) {
        guard new !== maskLayer else { return }
        if let new {
            precondition(!isDescendant(of: new), "a layer cannot be its own mask, and an ancestor cannot be its mask")
            new.removeFromSuperlayer()
        }
        if let old = maskLayer {
            dequeue(old)
            committed.noteSoftEdges(from: old.committed.hasSoftEdges, to: false)
            old.forgetSuperlayer()
            AnimationDriver.treeDidChange(isLeaving: true)
        }
        maskLayer = new
        if let new { attach(new) }
        mark(.reshaped, subtree: .subtreeNeedsCommit)
    }

    private func childrenDidChange(_ layer: CALayer) {
        if depthOrder != nil || layer.effectiveProperties.zPosition != 0 { sortByDepth() }
        places = nil
        mark(.childrenChanged, subtree: .subtreeNeedsCommit)
        setNeedsLayout()
    }

    /// Marks the layer when it receives its first sublayer or loses its last. A translucent, clipping, or transformed
    /// layer with sublayers is composited as a group or a surface, whose pixels can differ slightly everywhere.
    private func groupingMayChange() {
        if effectiveProperties.opacity < 1 || effectiveProperties.masksToBounds || modelValues.opacity < 1
            || effectiveProperties.placementKind == .affine || superlayerArrangement != .flat
        {
            mark(.restyled, subtree: .subtreeNeedsCommit)
        }
    }

    /// Returns a Boolean value that indicates whether the layer is `layer` or one of its descendants.
    final func isDescendant(of layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }

    /// The topmost ancestor, or the layer itself if it has no superlayer.
    package final var rootLayer: CALayer {
        var top = self
        while let parent = top.superlayer { top = parent }
        return top
    }
}
