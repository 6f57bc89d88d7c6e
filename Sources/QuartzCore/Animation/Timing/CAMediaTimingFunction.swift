/// The names of the usual timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The function of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At an even pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What implicit animations use.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the pace of an animation changes: a cubic Bézier curve from (0, 0) to (1, 1), time across and progress upwards.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// A usual function; names that are not known give the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// The function with these two control points. Time never runs backwards: `c1x` and `c2x` are kept between 0 and 1.
    /// Numbers that are not finite count as zero.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        x1 = min(1, max(0, finite(c1x)))
        y1 = finite(c1y)
        x2 = min(1, max(0, finite(c2x)))
        y2 = finite(c2y)
        super.init()
    }

    /// Writes the coordinates of a point of the curve, 0 to 3, to `ptr`, which has room for two numbers. Other indices
    /// write nothing.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The progress at a share of the time, both from 0 to 1; progress may go beyond.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if isLinear { return time }
        let s = parameter(at: time)
        return CAMediaTimingFunction.bezier(y1, y2, s)
    }

    /// How fast progress grows at a share of the time.
    package func slope(at time: Double) -> Double {
        let s = parameter(at: min(1, max(0, time)))
        let dx = CAMediaTimingFunction.derivative(x1, x2, s)
        let dy = CAMediaTimingFunction.derivative(y1, y2, s)
        return dx > 1e-9 ? dy / dx : 0
    }

    /// Where on the curve a share of the time is reached. The polynomial x(s) never falls, so the interval that holds
    /// the solution can always be halved where a step by the tangent would leave it.
    private func parameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = time
        for _ in 0..<64 {
            let error = CAMediaTimingFunction.bezier(x1, x2, s) - time
            if abs(error) < 1e-14 { break }
            if error > 0 { high = s } else { low = s }
            let slope = CAMediaTimingFunction.derivative(x1, x2, s)
            var next = slope > 1e-12 ? s - error / slope : low
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == s { break }
            s = next
        }
        return s
    }

    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }

    private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
    }
}
