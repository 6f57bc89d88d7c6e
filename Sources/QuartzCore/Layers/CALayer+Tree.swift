extension CALayer {
    final func insert(_ layer: CALayer, at index: Int) {
        precondition(
            !isDescendant(of: layer), "a layer cannot be put into itself or into one of its own sublayers")
        if layer === maskLayer { setMask(nil) }
        if layer.superlayer === self {
            // Moving among siblings: nothing leaves the tree.
            guard let old = sublayerList.firstIndex(where: { $0 === layer }) else { return }
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
        // The index is meant among the siblings that remain when `layer` itself is taken out.
        var found: Int?
        var index = 0
        for other in sublayerList where other !== layer {
            if other === sibling { found = index + offset }
            index += 1
        }
        insert(layer, at: found ?? (offset == 0 ? 0 : index))
    }

    /// Swaps the places of two sublayers; all others stay where they are. Layers that are no sublayers change nothing.
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
        for layer in sublayerList where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
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

    /// Forgets all that held only in the superlayer, whose list of waiting sublayers the layer has left, or which goes.
    private func forgetSuperlayer() {
        superlayer = nil
        waitingIndex = -1
        committed.outerBox = .null
        committed.siblingIndex = -1
    }

    /// Sublayers that live on must not point at a layer that is gone, nor wait in its list.
    final func detachSublayersBeforeDeinit() {
        for layer in sublayerList { layer.forgetSuperlayer() }
        maskLayer?.forgetSuperlayer()
    }

    private func attach(_ layer: CALayer) {
        layer.superlayer = self
        layer.placedIn = layer === maskLayer ? .flat : seenOrModelArrangement
        AnimationDriver.treeDidChange()
        layer.flags.formUnion([.restyled, .needsLayout])
        let pending = layer.pendingForAncestors
        for flag in [LayerFlags.subtreeNeedsLayout, .subtreeNeedsDisplay, .subtreeNeedsCommit]
        where pending.contains(flag) {
            layer.markAncestors(flag)
        }
    }

    /// The sublayers from back to front as they are drawn.
    final var drawingOrder: [CALayer] { depthOrder ?? sublayerList }

    private func sortByDepth() {
        guard sublayerList.contains(where: { $0.presentationProperties.zPosition != 0 }) else {
            depthOrder = nil
            return
        }
        // The sort is stable only if ties are told apart; numbers that are not numbers count as zero.
        func depth(_ layer: CALayer) -> CGFloat {
            let depth = layer.presentationProperties.zPosition
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

    /// The mask takes part in the passes as a sublayer does, and has this layer as its superlayer.
    final func setMask(_ new: CALayer?) {
        guard new !== maskLayer else { return }
        if let new {
            precondition(!isDescendant(of: new), "a layer cannot be masked by itself or by a layer it lies in")
            new.removeFromSuperlayer()
        }
        if let old = maskLayer {
            dequeue(old)
            old.forgetSuperlayer()
            AnimationDriver.treeDidChange(isLeaving: true)
        }
        maskLayer = new
        if let new { attach(new) }
        mark(.reshaped, subtree: .subtreeNeedsCommit)
    }

    private func childrenDidChange(_ layer: CALayer) {
        if depthOrder != nil || layer.presentationProperties.zPosition != 0 { sortByDepth() }
        places = nil
        mark(.childrenChanged, subtree: .subtreeNeedsCommit)
        setNeedsLayout()
    }

    /// The first sublayer makes a translucent or cut out layer a group, which is drawn a little differently everywhere.
    private func groupingMayChange() {
        if presentationProperties.opacity < 1 || presentationProperties.masksToBounds || modelValues.opacity < 1
            || presentationProperties.placementKind == .affine || placedIn != .flat
        {
            mark(.restyled, subtree: .subtreeNeedsCommit)
        }
    }

    final func isDescendant(of layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }

    /// The topmost ancestor; the layer itself where it has none.
    package final var rootLayer: CALayer {
        var top = self
        while let parent = top.superlayer { top = parent }
        return top
    }
}
