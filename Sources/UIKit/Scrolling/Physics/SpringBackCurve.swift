/// A movement to a position as by a critically damped spring: into an edge and back, or to a page (SC-30, SC-34).
struct SpringBackCurve: ScrollCurve {
    /// The angular frequency of the spring, in radians per second.
    static let frequency: CGFloat = 11
    /// The distance from the end, in points, that cannot be seen.
    private static let precision: CGFloat = 0.1

    let duration: TimeInterval
    let end: CGFloat
    private let distance: CGFloat
    private let slope: CGFloat

    /// Creates a movement from a position with a velocity.
    init(from start: CGFloat, velocity: CGFloat, to end: CGFloat) {
        self.end = end
        distance = start - end
        slope = velocity + SpringBackCurve.frequency * distance
        duration = SpringBackCurve.duration(distance, slope)
    }

    /// Returns the time after which the spring remains within the precision of its end.
    private static func duration(_ distance: CGFloat, _ slope: CGFloat) -> TimeInterval {
        func offset(_ time: TimeInterval) -> CGFloat { abs((distance + slope * time) * exp(-frequency * time)) }
        // After its extremum, the offset only decreases.
        var early = slope == 0 ? 0 : max(0, 1 / frequency - distance / slope)
        guard offset(early) > precision else { return offset(0) > precision ? early : 0 }
        var late = early + 1
        while offset(late) > precision { late += 1 }
        while late - early > 1e-4 {
            let middle = (early + late) / 2
            if offset(middle) > precision { early = middle } else { late = middle }
        }
        return late
    }

    func position(at time: TimeInterval) -> CGFloat {
        end + (distance + slope * time) * exp(-SpringBackCurve.frequency * time)
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        (slope - SpringBackCurve.frequency * (distance + slope * time)) * exp(-SpringBackCurve.frequency * time)
    }
}
