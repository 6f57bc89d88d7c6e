/// The interpolator of a keyframe animation.
struct KeyframeTrack {
    /// The segment between two keyframes.
    enum Leg {
        case straight(AnimationValue, AnimationValue)
        /// A cubic Bézier curve with four control points.
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)
        /// A smooth curve from the second value to the third. The first and the fourth are the neighboring keyframes,
        /// which determine the slopes.
        case smooth(AnimationValue, AnimationValue, AnimationValue, AnimationValue)
        /// A constant value.
        case still(AnimationValue)
    }

    private let legs: [Leg]
    /// The start times of the segments, followed by the end time of the last segment.
    private let times: [Double]
    private let functions: [CAMediaTimingFunction]
    /// For constant speed: the cumulative length at the end of each sample, per segment.
    private let lengths: [[Double]]

    /// The number of samples per segment.
    private static let samples = 32

    init(_ legs: [Leg], times given: [Double]?, functions: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        self.legs = legs
        let isPaced = mode == .paced || mode == .cubicPaced
        var isCurved = false
        for leg in legs { if case .curve = leg { isCurved = true } }
        // Along a path, the speed within each segment is constant too.
        lengths = isPaced || isCurved ? legs.map { KeyframeTrack.lengths($0) } : []
        if isPaced {
            let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
            var sum = 0.0
            times =
                total > 0
                ? [0]
                    + lengths.map {
                        sum += $0.last ?? 0
                        return sum / total
                    } : KeyframeTrack.even(legs.count)
            self.functions = []
        } else {
            self.functions = functions
            if let given, given.count == legs.count + 1, zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }) {
                times = given
            } else if mode == .discrete, let given, given.count == legs.count,
                zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
            {
                times = given + [1]
            } else {
                times = KeyframeTrack.even(legs.count)
            }
        }
    }

    /// Returns the evenly spaced boundaries of `count` segments.
    private static func even(_ count: Int) -> [Double] {
        (0...max(1, count)).map { Double($0) / Double(max(1, count)) }
    }

    /// Returns the segments between keyframe values.
    static func legs(through values: [AnimationValue], mode: CAAnimationCalculationMode) -> [Leg] {
        guard values.count > 1, mode != .discrete else { return values.map { .still($0) } }
        return (1..<values.count).map { index in
            let (from, to) = (values[index - 1], values[index])
            guard mode == .cubic || mode == .cubicPaced else { return .straight(from, to) }
            return .smooth(
                index > 1 ? values[index - 2] : from, from, to, index + 1 < values.count ? values[index + 1] : to)
        }
    }

    /// Returns the segments of a path.
    static func legs(along path: CGPath) -> [Leg] {
        var legs: [Leg] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let p): (current, start) = (p, p)
            case .line(let p):
                legs.append(.straight(.point(current), .point(p)))
                current = p
            case .quad(let c, let p):
                func mixed(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
                }
                legs.append(.curve(current, mixed(current), mixed(p), p))
                current = p
            case .curve(let c1, let c2, let p):
                legs.append(.curve(current, c1, c2, p))
                current = p
            case .close:
                if current != start { legs.append(.straight(.point(current), .point(start))) }
                current = start
            }
        }
        return legs
    }

    /// Returns the value at a fraction of the time.
    func value(at fraction: Double) -> AnimationValue? {
        guard let (leg, t) = place(fraction) else { return nil }
        return KeyframeTrack.value(legs[leg], t)
    }

    /// Returns the direction of travel at a fraction of the time, in radians, or `nil` if there is no movement.
    func direction(at fraction: Double) -> Double? {
        guard let (leg, t) = place(fraction) else { return nil }
        // Where the derivative of a curve is zero, use a point further along it.
        for step in [1e-4, 1e-2, 1.0] {
            let (from, to) = t + step <= 1 ? (t, t + step) : (t - step, t)
            guard case .point(let a)? = KeyframeTrack.value(legs[leg], from),
                case .point(let b)? = KeyframeTrack.value(legs[leg], to)
            else { return nil }
            if a != b { return atan2(Double(b.y - a.y), Double(b.x - a.x)) }
        }
        return nil
    }

    /// Returns the segment at a fraction of the time, and the parameter on that segment.
    private func place(_ fraction: Double) -> (leg: Int, t: Double)? {
        guard !legs.isEmpty else { return nil }
        var leg = 0
        while leg + 1 < legs.count, times[leg + 1] <= fraction { leg += 1 }
        let span = times[leg + 1] - times[leg]
        var t = span > 0 ? (fraction - times[leg]) / span : 1
        // Timing functions that overshoot extrapolate only the first and the last segment. The key times may end before
        // 1.
        if leg > 0 { t = max(0, t) }
        if times[leg + 1] < 1 || leg + 1 < legs.count { t = min(1, t) }
        if functions.indices.contains(leg) { t = functions[leg].value(at: t) }
        guard lengths.indices.contains(leg), let total = lengths[leg].last, total > 0, t > 0, t < 1 else {
            return (leg, t)
        }
        let wanted = t * total
        guard let next = lengths[leg].firstIndex(where: { $0 >= wanted }) else { return (leg, 1) }
        let before = next > 0 ? lengths[leg][next - 1] : 0
        let step = lengths[leg][next] - before
        return (leg, (Double(next) + (step > 0 ? (wanted - before) / step : 0)) / Double(KeyframeTrack.samples))
    }

    private static func value(_ leg: Leg, _ t: Double) -> AnimationValue? {
        switch leg {
        case .still(let value): return value
        case .straight(let from, let to): return from.mixed(with: to, t)
        case .curve(let p0, let p1, let p2, let p3):
            let s = CGFloat(t)
            let r = 1 - s
            let (a, b, c, d) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
            return .point(
                CGPoint(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
        case .smooth(let before, let from, let to, let after):
            // A Catmull–Rom spline: the slope at a keyframe is half the difference of its neighbors.
            let (t2, t3) = (t * t, t * t * t)
            let weights = [
                (before, (-t3 + 2 * t2 - t) / 2), (from, (3 * t3 - 5 * t2 + 2) / 2), (to, (-3 * t3 + 4 * t2 + t) / 2),
                (after, (t3 - t2) / 2),
            ]
            guard from.canBeWeighed else { return from.mixed(with: to, t) }
            var sum = weights[0].0.times(weights[0].1)
            for (value, weight) in weights.dropFirst() { sum = value.times(weight).added(to: sum) }
            return sum
        }
    }

    /// Returns the cumulative length of a segment at the end of each sample.
    private static func lengths(_ leg: Leg) -> [Double] {
        guard var last = value(leg, 0) else { return [] }
        var sum = 0.0
        return (1...samples).map { index in
            if let next = value(leg, Double(index) / Double(samples)) {
                sum += last.distance(to: next)
                last = next
            }
            return sum
        }
    }
}

extension AnimationValue {
    /// A Boolean value that indicates whether weighted sums of such values are meaningful.
    fileprivate var canBeWeighed: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        default: false
        }
    }
}
