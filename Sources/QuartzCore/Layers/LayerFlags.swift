/// The pending work of a layer and its descendants.
///
/// A "subtree" flag indicates that a descendant has pending work. If it is set on a layer, it is set on all ancestors.
/// Marking therefore stops at the first ancestor with the flag, and the passes descend only into subtrees with pending
/// work.
struct LayerFlags: OptionSet {
    let rawValue: UInt16

    static let needsLayout = LayerFlags(rawValue: 1)
    static let subtreeNeedsLayout = LayerFlags(rawValue: 2)
    static let needsDisplay = LayerFlags(rawValue: 4)
    static let subtreeNeedsDisplay = LayerFlags(rawValue: 8)
    /// The layer's own content changed.
    static let contentChanged = LayerFlags(rawValue: 16)
    /// A change moved or restyled the whole subtree.
    static let restyled = LayerFlags(rawValue: 32)
    /// Sublayers were added, removed, or reordered.
    static let childrenChanged = LayerFlags(rawValue: 64)
    static let subtreeNeedsCommit = LayerFlags(rawValue: 128)

    /// The content of the subtree changed without a change of a sublayer; always set together with `restyled`. A layer
    /// that is only moved, or whose opacity changes, does not have the flag, and caches of its content remain valid.
    static let insideChanged = LayerFlags(rawValue: 256)
    static let reshaped: LayerFlags = [.restyled, .insideChanged]

    /// The origin of the bounds changed, and nothing else that would be `reshaped`.
    static let scrolled = LayerFlags(rawValue: 512)

    static let layout: LayerFlags = [.needsLayout, .subtreeNeedsLayout]
    static let display: LayerFlags = [.needsDisplay, .subtreeNeedsDisplay]
    static let commit: LayerFlags = [
        .contentChanged, .restyled, .childrenChanged, .subtreeNeedsCommit, .insideChanged, .scrolled,
    ]
}
