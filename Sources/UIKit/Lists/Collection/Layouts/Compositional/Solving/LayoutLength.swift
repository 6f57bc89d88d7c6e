/// A length of an item or a group, computed from a dimension.
struct LayoutLength {
    var points: CGFloat
    /// A Boolean value that indicates whether cells determine the length.
    var isEstimated = false
    /// A Boolean value that indicates whether the length is that of the largest sibling (CL-19).
    var isUniform = false
}
