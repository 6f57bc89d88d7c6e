/// The column or line that the cursor keeps while it moves through items of different sizes (KS-03).
struct GridCursor {
    /// The center of the item from which vertical moves began; nil after other moves.
    var x: CGFloat?
    /// The center of the item from which horizontal moves began; nil after other moves.
    var y: CGFloat?
}
