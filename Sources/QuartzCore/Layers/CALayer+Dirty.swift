extension CALayer {
    /// Marks the layer for a pass, and its ancestors as having a marked descendant.
    final func mark(_ own: LayerFlags, subtree: LayerFlags) {
        guard !flags.contains(own) else { return }
        flags.insert(own)
        markAncestors(subtree)
    }

    final func markAncestors(_ subtree: LayerFlags) {
        var child = Unmanaged.passUnretained(self)
        while let parent = child._withUnsafeGuaranteedRef({ $0.superlayerReference }) {
            let wasMarked = child._withUnsafeGuaranteedRef { child in
                parent._withUnsafeGuaranteedRef { parent in
                    parent.enqueue(child)
                    defer { parent.flags.insert(subtree) }
                    return parent.flags.contains(subtree)
                }
            }
            if wasMarked { return }
            child = parent
        }
        child._withUnsafeGuaranteedRef { $0.host?.becameDirty() }
    }

    /// The subtree flags that the layer's ancestors must have.
    final var pendingForAncestors: LayerFlags {
        var pending: LayerFlags = []
        if !flags.isDisjoint(with: .layout) { pending.insert(.subtreeNeedsLayout) }
        if !flags.isDisjoint(with: .display) { pending.insert(.subtreeNeedsDisplay) }
        if !flags.isDisjoint(with: .commit) { pending.insert(.subtreeNeedsCommit) }
        return pending
    }

    /// Adds a sublayer to the list of sublayers with pending work, unless it is in the list.
    final func enqueue(_ child: CALayer) {
        guard child.waitingIndex < 0 else { return }
        child.waitingIndex = waiting.count
        waiting.append(child)
    }

    /// Removes a sublayer from the list of sublayers with pending work, in constant time.
    final func dequeue(_ child: CALayer) {
        let index = child.waitingIndex
        guard index >= 0 else { return }
        child.waitingIndex = -1
        let last = waiting.removeLast()
        guard last !== child else { return }
        waiting[index] = last
        last.waitingIndex = index
    }

    /// Damages the whole layer without requesting display, for layers that a painter draws.
    package final func setNeedsPaint() { markContentChanged(in: .infinite) }

    /// Damages a rectangle of the bounds without requesting display, for layers that a painter draws.
    package final func setNeedsPaint(in rect: CGRect) { markContentChanged(in: rect) }

    /// Damages the layer's own content within a rectangle of its bounds.
    final func markContentChanged(in rect: CGRect) {
        contentDamage = contentDamage.union(rect)
        mark(.contentChanged, subtree: .subtreeNeedsCommit)
    }
}
