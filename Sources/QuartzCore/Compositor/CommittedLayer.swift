/// What the last commit found out about a layer.
///
/// Nothing in here depends on where the ancestors are, so that moving or scrolling a layer costs nothing for the layers
/// in it.
struct CommittedLayer {
    /// The layer's own elements (background, border, contents, painter) in its own coordinates; null where it has none.
    var ownBox = CGRect.null
    /// All there is to see of the subtree, in the superlayer's coordinates; null where there is nothing. May be too
    /// large, never too small.
    var outerBox = CGRect.null
    /// Boxes, in the layer's own coordinates, of sublayers that were taken out since the last commit.
    var removedBoxes: [CGRect] = []

    mutating func noteRemoved(_ child: CommittedLayer) {
        guard !child.outerBox.isNull else { return }
        if removedBoxes.count < 16 {
            removedBoxes.append(child.outerBox)
        } else {
            removedBoxes[15] = removedBoxes[15].union(child.outerBox)
        }
    }
}
