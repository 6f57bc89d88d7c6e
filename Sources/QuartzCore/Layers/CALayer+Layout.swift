extension CALayer {
    /// Layout that never comes to rest is stopped after so many rounds.
    static var layoutRoundLimit: Int { 32 }

    final func layoutFromAncestor() {
        var top = self
        while let parent = top.superlayer, parent.flags.contains(.needsLayout) { top = parent }
        top.layoutSubtreeIfNeeded()
    }

    /// Lays out what waits in this subtree, parents before children, until nothing does. Ancestors are left alone.
    package final func layoutSubtreeIfNeeded() {
        var rounds = 0
        while !flags.isDisjoint(with: .layout) {
            guard rounds < CALayer.layoutRoundLimit else {
                FileHandle.standardError.write(
                    Data(
                        """
                        QuartzCore: layout of \(self) has not come to rest after \(rounds) rounds: a layoutSublayers \
                        (layoutSubviews) asks for layout again each time it runs.

                        """.utf8))
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
        // A copy: layout may change the list. What is marked meanwhile sets our flag again and has the next round.
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
        // A kept drawing had no bitmap while the bounds were empty.
        if needsDisplayOnBoundsChange || (drawing == .kept && modelValues.picture.isNone) { setNeedsDisplay() }
    }
}
