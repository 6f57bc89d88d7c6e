/// The widths at which a swiped row rests, in points.
struct SwipeGeometry: Equatable {
    /// The end of a swipe.
    enum Rest: Equatable {
        case closed
        case open
        /// The swipe performs the first action.
        case full
    }

    /// The width of the row.
    let width: CGFloat
    /// The width of the actions.
    let actionsWidth: CGFloat
    /// A Boolean value that indicates whether a full swipe performs the first action.
    let allowsFullSwipe: Bool

    /// The part of the width from which a swipe is full (SW-04).
    private static let fullPart: CGFloat = 0.6
    /// The part of a distance beyond the end that remains visible at first.
    private static let stretch: CGFloat = 0.55
    /// The velocity that determines the end, in points per second.
    private static let decisiveVelocity: CGFloat = 300

    /// The width from which releasing performs the first action.
    var fullWidth: CGFloat { max(width * SwipeGeometry.fullPart, min(width, actionsWidth + 1)) }

    /// Returns the width that is revealed while the row is dragged by a distance.
    func revealed(at distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        if allowsFullSwipe { return min(distance, width) }
        let beyond = distance - actionsWidth
        guard beyond > 0, width > 0 else { return distance }
        let part = SwipeGeometry.stretch
        return actionsWidth + part * beyond * width / (part * beyond + width)
    }

    /// Returns a Boolean value that indicates whether releasing at a width performs the first action.
    func isFull(_ revealed: CGFloat) -> Bool { allowsFullSwipe && width > 0 && revealed >= fullWidth }

    /// Returns the end of a swipe.
    ///
    /// - Parameters:
    ///   - revealed: The width that is revealed.
    ///   - velocity: The velocity with which it grows, in points per second.
    func rest(from revealed: CGFloat, velocity: CGFloat) -> Rest {
        guard revealed > 0 else { return .closed }
        if isFull(revealed), velocity > -SwipeGeometry.decisiveVelocity { return .full }
        if velocity > SwipeGeometry.decisiveVelocity { return .open }
        if velocity < -SwipeGeometry.decisiveVelocity { return .closed }
        return revealed > actionsWidth / 2 ? .open : .closed
    }
}
