/// The pages of a scroll view along one axis (SC-33).
struct ScrollPaging {
    /// The velocity above which a drag turns the page, in points per second.
    private static let turningVelocity: CGFloat = 200

    /// The extent of a page: that of the view's bounds.
    let extent: CGFloat
    let range: ScrollRange

    /// Returns the offset of the page at which a drag rests.
    ///
    /// - Parameters:
    ///   - offset: The offset at the release.
    ///   - velocity: The velocity at the release, in points per second.
    ///   - start: The offset at the beginning of the drag. The result is at most one page away from it.
    func target(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
        guard extent > 0, range.contains(offset) else { return range.clamped(offset) }
        let position = offset / extent
        let page: CGFloat =
            if velocity > ScrollPaging.turningVelocity {
                position.rounded(.down) + 1
            } else if velocity < -ScrollPaging.turningVelocity {
                position.rounded(.up) - 1
            } else {
                position.rounded()
            }
        let first = (start / extent).rounded()
        return range.clamped(min(first + 1, max(first - 1, page)) * extent)
    }
}
