/// The movement of a section of a compositional layout across the direction in which the layout scrolls (CL-22).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll.
    case none = 0
    /// The section coasts and rests anywhere.
    case continuous = 1
    /// The section coasts and rests at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section rests at multiples of its visible extent.
    case paging = 3
    /// The section moves from group to group.
    case groupPaging = 4
    /// The section moves from group to group, and centers them.
    case groupPagingCentered = 5
}
