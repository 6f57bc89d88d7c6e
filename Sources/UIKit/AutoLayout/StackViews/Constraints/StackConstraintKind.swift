/// The kinds of constraints of a stack view. Each is made again only after a change of something that it depends on
/// (ST-22).
enum StackConstraintKind: Int, CaseIterable {
    /// The first and the last view are at the edges of the stack view.
    case ends
    /// The distances between neighbors.
    case spacing
    /// Hidden views have no size.
    case hiding
    /// The sizes along the axis.
    case distribution
    /// The positions and sizes across the axis.
    case alignment
    /// The order in which views of the same priorities give up their intrinsic sizes.
    case precedence
}
