/// A movement that continues after the fingers were lifted and slows down (SC-28).
///
/// In each millisecond the velocity is multiplied by the deceleration rate. The movement stops at 10 points per second.
struct CoastingCurve: ScrollCurve {
    /// The velocity at which the movement stops, in points per second.
    static let stopVelocity: CGFloat = 10

    let duration: TimeInterval
    let end: CGFloat
    private let start: CGFloat
    private let initialVelocity: CGFloat
    private let rate: CGFloat
    private let factor: CGFloat

    /// Creates a movement.
    ///
    /// - Parameters:
    ///   - start: The position at the beginning.
    ///   - velocity: The velocity at the beginning.
    ///   - rate: The deceleration rate, greater than 0 and less than 1.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.rate = rate
        initialVelocity = velocity
        factor = CoastingCurve.factor(rate)
        if abs(velocity) > CoastingCurve.stopVelocity {
            duration = log(CoastingCurve.stopVelocity / abs(velocity)) / log(rate) / 1000
            end = start + (velocity - copysign(CoastingCurve.stopVelocity, velocity)) * factor
        } else {
            duration = 0
            end = start
        }
    }

    /// Creates the movement that rests at `target`; `nil` if it is too short to be one.
    init?(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        let way = target - start
        let velocity = way / CoastingCurve.factor(rate) + copysign(CoastingCurve.stopVelocity, way)
        guard abs(velocity) > 2 * CoastingCurve.stopVelocity else { return nil }
        self.init(from: start, velocity: velocity, rate: rate)
    }

    /// The distance in points that a movement covers for each point per second of velocity that it loses.
    private static func factor(_ rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

    func position(at time: TimeInterval) -> CGFloat {
        start + initialVelocity * factor * (1 - pow(rate, time * 1000))
    }

    func velocity(at time: TimeInterval) -> CGFloat { initialVelocity * pow(rate, time * 1000) }

    /// Returns the time at which the movement crosses a position; `nil` if it does not reach it.
    func time(at position: CGFloat) -> TimeInterval? {
        guard duration > 0, (position - start).sign == (end - start).sign, abs(position - start) < abs(end - start)
        else { return nil }
        return log(1 - (position - start) / (initialVelocity * factor)) / log(rate) / 1000
    }
}
