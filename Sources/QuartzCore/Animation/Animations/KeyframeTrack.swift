/// The way through keyframes.
struct KeyframeTrack {
    /// The way from one keyframe to the next.
    enum Leg {
        case straight(AnimationValue, AnimationValue)
        /// A curve of third degree: its four control points.
        case curve(CGPoint, CGPoint, CGPoint, CGPoint)
        /// A smooth curve from the second value to the third; the others say where it comes from and goes to.
        case smooth(AnimationValue, AnimationValue, AnimationValue, AnimationValue)
        /// Stays.
        case still(AnimationValue)
    }

    private let legs: [Leg]
    /// When each leg begins, and when the last one ends.
    private let times: [Double]
    private let functions: [CAMediaTimingFunction]
    /// For an even pace: how far it is to the end of each sample of each leg.
    private let lengths: [[Double]]

    private static let samples = 32

    init(_ legs: [Leg], times given: [Double]?, functions: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        self.legs = legs
        let isPaced = mode == .paced || mode == .cubicPaced
        var isCurved = false
        for leg in legs { if case .curve = leg { isCurved = true } }
        // Along a path the pace within each piece is even too.
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

    private static func even(_ count: Int) -> [Double] {
        (0...max(1, count)).map { Double($0) / Double(max(1, count)) }
    }

    static func legs(through values: [AnimationValue], mode: CAAnimationCalculationMode) -> [Leg] {
        guard values.count > 1, mode != .discrete else { return values.map { .still($0) } }
        return (1..<values.count).map { index in
            let (from, to) = (values[index - 1], values[index])
            guard mode == .cubic || mode == .cubicPaced else { return .straight(from, to) }
            return .smooth(
                index > 1 ? values[index - 2] : from, from, to, index + 1 < values.count ? values[index + 1] : to)
        }
    }

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

    func value(at fraction: Double) -> AnimationValue? {
        guard let (leg, t) = place(fraction) else { return nil }
        return KeyframeTrack.value(legs[leg], t)
    }

    /// The angle in which the way leads there, in radians; nil where it leads nowhere.
    func direction(at fraction: Double) -> Double? {
        guard let (leg, t) = place(fraction) else { return nil }
        // Where a curve stands still for a moment, look a little further.
        for step in [1e-4, 1e-2, 1.0] {
            let (from, to) = t + step <= 1 ? (t, t + step) : (t - step, t)
            guard case .point(let a)? = KeyframeTrack.value(legs[leg], from),
                case .point(let b)? = KeyframeTrack.value(legs[leg], to)
            else { return nil }
            if a != b { return atan2(Double(b.y - a.y), Double(b.x - a.x)) }
        }
        return nil
    }

    /// The leg that is passed at a share of the time, and where on it.
    private func place(_ fraction: Double) -> (leg: Int, t: Double)? {
        guard !legs.isEmpty else { return nil }
        var leg = 0
        while leg + 1 < legs.count, times[leg + 1] <= fraction { leg += 1 }
        let span = times[leg + 1] - times[leg]
        var t = span > 0 ? (fraction - times[leg]) / span : 1
        // Only the first and the last leg are left, by paces that overshoot; times may end before 1.
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
            // Catmull and Rom's curve: its slope at a keyframe is half the way between its neighbours.
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

    /// The length of the leg up to the end of each sample.
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
    /// Whether a sum of parts of values means something.
    fileprivate var canBeWeighed: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        default: false
        }
    }
}
