/// A movement back to an edge after content was released beyond it at rest (SC-31).
///
/// It is the sum of a slow and a fast exponential.
struct ReturnCurve: ScrollCurve {
    /// The greatest velocity in points per second with which content counts as released at rest.
    static let greatestVelocity: CGFloat = 50
    private static let slowRate: CGFloat = 9
    private static let fastRate: CGFloat = 46
    /// The distance from the end, in points, that cannot be seen.
    private static let precision: CGFloat = 0.1

    let duration: TimeInterval
    let end: CGFloat
    private let slow: CGFloat
    private let fast: CGFloat

    /// Creates a movement from a position with a velocity.
    init(from start: CGFloat, velocity: CGFloat, to end: CGFloat) {
        self.end = end
        let distance = start - end
        fast = -(velocity + ReturnCurve.slowRate * distance) / (ReturnCurve.fastRate - ReturnCurve.slowRate)
        slow = distance - fast
        // The slow part is the last to become invisible.
        let size = max(abs(slow), abs(fast)) * 2
        duration = size > ReturnCurve.precision ? log(size / ReturnCurve.precision) / ReturnCurve.slowRate : 0
    }

    func position(at time: TimeInterval) -> CGFloat {
        end + slow * exp(-ReturnCurve.slowRate * time) + fast * exp(-ReturnCurve.fastRate * time)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        -ReturnCurve.slowRate * slow * exp(-ReturnCurve.slowRate * time)
            - ReturnCurve.fastRate * fast * exp(-ReturnCurve.fastRate * time)
    }
}
