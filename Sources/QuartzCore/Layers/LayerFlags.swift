/// What of a layer and of its sublayers waits for the passes.
///
/// A "subtree" flag says that a descendant waits. Where it is set, it is set on all ancestors too, so marking a layer
/// stops at the first ancestor that has it, and the passes enter only the paths that wait.
struct LayerFlags: OptionSet {
    let rawValue: UInt16

    static let needsLayout = LayerFlags(rawValue: 1)
    static let subtreeNeedsLayout = LayerFlags(rawValue: 2)
    static let needsDisplay = LayerFlags(rawValue: 4)
    static let subtreeNeedsDisplay = LayerFlags(rawValue: 8)
    /// The layer's own look changed.
    static let contentChanged = LayerFlags(rawValue: 16)
    /// Something changed that moves or restyles the whole subtree.
    static let restyled = LayerFlags(rawValue: 32)
    /// Sublayers were added, removed or reordered.
    static let childrenChanged = LayerFlags(rawValue: 64)
    static let subtreeNeedsCommit = LayerFlags(rawValue: 128)

    /// What is in the layer changed its look without any sublayer changing. Together with `restyled`; a layer that is
    /// only moved, or fades as a whole, does not have it, and what was kept of its inside stays good.
    static let insideChanged = LayerFlags(rawValue: 256)
    static let reshaped: LayerFlags = [.restyled, .insideChanged]

    static let layout: LayerFlags = [.needsLayout, .subtreeNeedsLayout]
    static let display: LayerFlags = [.needsDisplay, .subtreeNeedsDisplay]
    static let commit: LayerFlags = [
        .contentChanged, .restyled, .childrenChanged, .subtreeNeedsCommit, .insideChanged,
    ]
}
