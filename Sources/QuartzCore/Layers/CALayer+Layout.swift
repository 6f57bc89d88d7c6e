import SystemSupport

extension CALayer {
    /// The number of layout rounds after which layout that does not converge is stopped.
    static var layoutRoundLimit: Int { 32 }

    /// Lays out the subtree of the topmost layer in an unbroken chain of superlayers that need layout.
    final func layoutFromAncestor() {
        var top = self
        while let parent = top.superlayer, parent.flags.contains(.needsLayout) { top = parent }
        top.layoutSubtreeIfNeeded()
    }

    /// Lays out the marked layers of this subtree, superlayers first, until none is marked. Layers outside of the
    /// subtree are not laid out.
    package final func layoutSubtreeIfNeeded() {
        var rounds = 0
        while !flags.isDisjoint(with: .layout) {
            guard rounds < CALayer.layoutRoundLimit else {
                StandardError.write(
                    line: """
                        QuartzCore: layout of \(self) did not converge after \(rounds) passes: layoutSublayers \
                        (layoutSubviews) requests layout each time it runs.
                        """)
                return
            }
            rounds += 1
            layoutRound()
        }
    }

    private func layoutRound() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            layoutSublayers()
        }
        guard flags.contains(.subtreeNeedsLayout) else { return }
        flags.remove(.subtreeNeedsLayout)
        // `for` iterates over a copy, because layout can change the list. Layers that are marked during the iteration
        // set the flag of this layer again and are laid out in the next round.
        for child in waiting where child.superlayer === self && !child.flags.isDisjoint(with: .layout) {
            child.layoutRound()
        }
    }

    final func setBounds(_ new: CGRect) {
        let old = modelValues.bounds
        guard new != old, isValid(new, "bounds") else { return }
        change("bounds", .reshaped) { $0.bounds = new }
        setNeedsLayout()
        owner?.layerDidChangeBounds(self, from: old)
        guard new.size != old.size else { return }
        // A backing store could not be created while the bounds were empty.
        if needsDisplayOnBoundsChange || (drawing == .kept && modelValues.picture.isNone) { setNeedsDisplay() }
    }
}
