/// The orthogonal sections of a collection view.
@MainActor struct OrthogonalRows {
    /// The scroll views of the visible sections.
    var views: [Int: OrthogonalScrollView] = [:]
    /// The geometry of the sections near the visible part.
    var rows: [Int: OrthogonalRow] = [:]
    /// The offsets from the leading edges. They outlive the scroll views (CL-23).
    var offsets: [Int: CGFloat] = [:]
    /// The offsets for which the elements of the sections are known.
    var loadedOffsets: [Int: CGFloat] = [:]
    /// The items that were announced before they became visible, for each section (PF-01).
    var prefetching: [Int: ListPrefetching] = [:]
    /// The scroll views of deleted sections, whose cells disappear.
    var leaving: [OrthogonalScrollView] = []
}
