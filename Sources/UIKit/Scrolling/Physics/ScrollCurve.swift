/// A position along one axis as a function of time.
///
/// The position depends on the time alone, so frames that are late or missing do not change the movement (SC-29).
/// Positions are in points, times in seconds since the movement began, and velocities in points per second.
protocol ScrollCurve {
    /// The time at which the movement has ended.
    var duration: TimeInterval { get }
    /// The position at the end, which is exact.
    var end: CGFloat { get }
    /// Returns the position at a time before the end.
    func position(at time: TimeInterval) -> CGFloat
    /// Returns the velocity at a time before the end.
    func velocity(at time: TimeInterval) -> CGFloat
}
