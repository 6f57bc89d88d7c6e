/// The results of the last commit of a layer.
///
/// None of them depends on the positions of the ancestors, so moving or scrolling a layer causes no work for its
/// sublayers.
struct CommittedLayer {
    /// The bounding box of the layer's own elements (background, border, contents, painter), in the layer's coordinate
    /// system.
    var ownBounds = CGRect.null
    /// The bounding box of the visible content of the subtree, in the superlayer's coordinate system; the null
    /// rectangle if nothing is visible. It may be too large, but never too small.
    var subtreeBounds = CGRect.null
    /// The outer boxes of the sublayers, in drawing order.
    var childBounds = SiblingBoundsIndex()
    /// The index of the layer in its superlayer's `childBounds`, or -1.
    var siblingIndex = -1
    /// A Boolean value that indicates whether anything visible in the subtree has antialiased edges, which can affect
    /// pixels just outside of its bounding box.
    var hasSoftEdges = false
    /// A Boolean value that indicates whether the layer's own transform or shape gives it antialiased edges.
    var hasSoftContent = false
    /// A Boolean value that indicates whether any of `removedBounds` belongs to a layer with antialiased edges.
    var removedHaveSoftEdges = false
    /// The number of sublayers, including the mask, with `hasSoftEdges`.
    var softSublayerCount: Int32 = 0
    /// A globally unique number that changes whenever the content of the layer changes. Cached pixels with the same
    /// stamp are valid.
    var stamp = 0
    /// The bounding box of the shadow, in the layer's coordinate system; the null rectangle if there is none.
    var shadowBounds = CGRect.null
    /// The bounding box of the content that casts the shadow, if the layer itself casts it.
    var shadowCasterBounds = CGRect.null
    /// The layer's rounded rectangle, if only this rectangle casts the shadow.
    var roundedRectCaster: BoxCaster?
    /// The outer boxes of sublayers that were removed since the last commit, in the layer's coordinate system.
    var removedBounds: [CGRect] = []

    /// Notes that a sublayer with the results `child` is removed.
    mutating func noteRemoved(_ child: CommittedLayer) {
        noteSoftEdges(from: child.hasSoftEdges, to: false)
        guard !child.subtreeBounds.isNull else { return }
        removedHaveSoftEdges = removedHaveSoftEdges || child.hasSoftEdges
        if removedBounds.count < 16 {
            removedBounds.append(child.subtreeBounds)
        } else {
            removedBounds[15] = removedBounds[15].union(child.subtreeBounds)
        }
    }

    /// Updates the number of sublayers with antialiased edges after a change of one of them.
    mutating func noteSoftEdges(from old: Bool, to new: Bool) {
        guard old != new else { return }
        softSublayerCount += new ? 1 : -1
    }

    /// Updates the boxes of all sublayers after a change of their order.
    @MainActor mutating func setChildren(_ children: [CALayer]) {
        childBounds.removeAll(reserving: children.count)
        for (index, child) in children.enumerated() {
            child.committed.siblingIndex = index
            childBounds.append(PackedBounds(child.committed.subtreeBounds))
        }
    }
}

/// A rounded rectangle that casts a shadow, in the layer's coordinate system.
struct BoxCaster: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
}
