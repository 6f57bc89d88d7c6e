/// The movement of a content offset along one axis: a curve, and another one that continues it.
struct ScrollMotion {
    private let first: any ScrollCurve
    /// The distance by which the movement was shifted after it began.
    private var shift: CGFloat = 0
    /// The time at which the second curve begins.
    private let turn: TimeInterval
    private let second: (any ScrollCurve)?

    /// The time in seconds at which the movement has ended.
    var duration: TimeInterval { second.map { turn + $0.duration } ?? turn }
    /// The position at the end.
    var end: CGFloat { (second?.end ?? first.end) + shift }

    /// Creates a movement along one curve.
    init(_ curve: any ScrollCurve) {
        first = curve
        turn = curve.duration
        second = nil
    }

    private init(_ first: any ScrollCurve, until turn: TimeInterval, then second: any ScrollCurve) {
        self.first = first
        self.turn = turn
        self.second = second
    }

    /// Returns the position at a time in seconds since the movement began.
    func position(at time: TimeInterval) -> CGFloat {
        if time >= duration { return end }
        if let second, time >= turn { return second.position(at: time - turn) + shift }
        return first.position(at: max(0, time)) + shift
    }

    /// Returns the velocity in points per second at a time; zero after the end.
    func velocity(at time: TimeInterval) -> CGFloat {
        if time >= duration { return 0 }
        if let second, time >= turn { return second.velocity(at: time - turn) }
        return first.velocity(at: max(0, time))
    }

    /// Returns the same movement, shifted by a distance.
    func shifted(by distance: CGFloat) -> ScrollMotion {
        var result = self
        result.shift += distance
        return result
    }

    // MARK: After a drag

    /// Returns the movement after content was released, and `nil` if it stays where it is.
    ///
    /// - Parameters:
    ///   - start: The position at the release.
    ///   - velocity: The velocity at the release, in points per second.
    ///   - range: The range in which the content rests.
    ///   - rate: The deceleration rate.
    ///   - bounces: Whether the movement may cross the end of the range.
    static func afterRelease(
        at start: CGFloat, velocity: CGFloat, in range: ScrollRange, rate: CGFloat, bounces: Bool
    ) -> ScrollMotion? {
        if !range.contains(start) {
            let edge = range.clamped(start)
            if abs(velocity) < ReturnCurve.greatestVelocity {
                return ScrollMotion(ReturnCurve(from: start, velocity: velocity, to: edge))
            }
            return ScrollMotion(SpringBackCurve(from: start, velocity: velocity, to: edge))
        }
        let coast = CoastingCurve(from: start, velocity: velocity, rate: rate)
        guard coast.duration > 0 else { return nil }
        let edge = range.clamped(coast.end)
        guard edge != coast.end else { return ScrollMotion(coast) }
        // At the edge itself, the crossing is now.
        let crossing = edge == start ? 0 : coast.time(at: edge) ?? coast.duration
        guard bounces else {
            guard crossing > 0 else { return nil }
            return ScrollMotion(
                coast, until: crossing, then: SpringBackCurve(from: edge, velocity: 0, to: edge))
        }
        let bounce = SpringBackCurve(from: edge, velocity: coast.velocity(at: crossing), to: edge)
        return crossing > 0 ? ScrollMotion(coast, until: crossing, then: bounce) : ScrollMotion(bounce)
    }

    /// Returns the movement to a position that the delegate chose (SC-32); `nil` if the content is already there.
    static func toTarget(
        _ target: CGFloat, from start: CGFloat, velocity: CGFloat, rate: CGFloat
    ) -> ScrollMotion? {
        guard target != start || abs(velocity) > CoastingCurve.stopVelocity else { return nil }
        if let coast = CoastingCurve(from: start, to: target, rate: rate),
            velocity == 0 || velocity.sign == (target - start).sign
        {
            return ScrollMotion(coast)
        }
        return ScrollMotion(SpringBackCurve(from: start, velocity: velocity, to: target))
    }
}
