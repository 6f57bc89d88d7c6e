import QuartzCore

/// A movement that an app requests, which accelerates and decelerates (SC-36).
struct EaseCurve: ScrollCurve {
    /// The usual duration in seconds.
    static let standardDuration: TimeInterval = 0.3

    let duration: TimeInterval
    let end: CGFloat
    private let start: CGFloat

    /// Creates a movement between two positions.
    init(from start: CGFloat, to end: CGFloat, duration: TimeInterval = EaseCurve.standardDuration) {
        self.start = start
        self.end = end
        self.duration = duration
    }

    func position(at time: TimeInterval) -> CGFloat {
        start + (end - start) * CGFloat(EaseCurve.timing.value(at: time / duration))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let step = duration / 1000
        return (position(at: min(duration, time + step)) - position(at: max(0, time - step))) / (2 * step)
    }

    private static let timing = CAMediaTimingFunction(name: .easeInEaseOut)
}
