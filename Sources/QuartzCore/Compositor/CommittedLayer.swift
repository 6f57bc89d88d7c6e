/// What the last commit found out about a layer.
///
/// Nothing in here depends on where the ancestors are, so moving or scrolling a layer costs nothing for the layers in it.
struct CommittedLayer {
    /// The layer's own elements (background, border, contents, painter) in its own coordinates.
    var ownBox = CGRect.null
    /// All there is to see of the subtree, in the superlayer's coordinates; null where there is nothing. May be too
    /// large, never too small.
    var outerBox = CGRect.null
    /// The outer boxes of the sublayers, in their order.
    var childBoxes = SiblingBoxes()
    /// Where the layer is in its superlayer's `childBoxes`.
    var siblingIndex = -1
    /// Whether something in the subtree is drawn with soft edges, which may touch pixels just outside its box.
    var hasSoftEdges = false
    /// Another number, used nowhere else, after each change of what is in the layer: what was kept of it under the same
    /// number is still good.
    var stamp = 0
    /// Where the shadow is in the layer's own coordinates; null where there is none.
    var shadowBox = CGRect.null
    /// Where that is which casts the shadow, where that is the layer itself.
    var castingBox = CGRect.null
    /// The layer's own rounded box, if that is all that casts the shadow.
    var boxCaster: BoxCaster?
    /// Boxes, in the layer's own coordinates, of sublayers that were taken out since the last commit.
    var removedBoxes: [CGRect] = []

    mutating func noteRemoved(_ child: CommittedLayer) {
        guard !child.outerBox.isNull else { return }
        hasSoftEdges = hasSoftEdges || child.hasSoftEdges
        if removedBoxes.count < 16 {
            removedBoxes.append(child.outerBox)
        } else {
            removedBoxes[15] = removedBoxes[15].union(child.outerBox)
        }
    }

    /// Takes over the boxes of all sublayers after their order changed.
    @MainActor mutating func setChildren(_ children: [CALayer]) {
        childBoxes.removeAll(reserving: children.count)
        for (index, child) in children.enumerated() {
            child.committed.siblingIndex = index
            childBoxes.append(LayerBox(child.committed.outerBox))
        }
    }
}

/// A rounded box that casts a shadow, in the layer's own coordinates.
struct BoxCaster: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
}
