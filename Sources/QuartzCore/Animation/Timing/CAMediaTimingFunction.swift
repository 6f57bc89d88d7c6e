/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the timing function.
    public let rawValue: String
    /// Creates a timing function name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant pacing.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Pacing that starts slowly and then speeds up.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Pacing that starts quickly and then slows down.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Pacing that starts slowly, speeds up, and slows down toward the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pacing of implicit animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time, on the x-axis, to progress, on
/// the y-axis.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 0
/// fade.duration = 0.3
/// fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
/// layer.add(fade, forKey: nil)
/// CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1))
/// ```
///
/// Time never runs backward: the x-coordinates of the control points are clamped to 0...1. The progress may leave that
/// range. Coordinates that are not finite count as 0, and an unknown name produces the linear function.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Creates the predefined timing function with a name. An unknown name produces the linear function.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a timing function with two control points.
    ///
    /// Time never runs backward: `c1x` and `c2x` are clamped to 0...1. Coordinates that are not finite count as 0.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        x1 = min(1, max(0, finite(c1x)))
        y1 = finite(c1y)
        x2 = min(1, max(0, finite(c2x)))
        y2 = finite(c2y)
        super.init()
    }

    /// Writes the coordinates of a control point to a buffer.
    ///
    /// - Parameters:
    ///   - idx: The index of the point, from 0 to 3. With any other index the method writes nothing.
    ///   - ptr: A buffer with room for two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// A Boolean value that indicates whether progress equals elapsed time.
    var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Returns the progress at a fraction of the time.
    ///
    /// - Parameter time: The elapsed time, from 0 to 1.
    /// - Returns: The progress, from 0 at the start to 1 at the end; between them it can leave that range.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if isLinear { return time }
        let s = parameter(at: time)
        return CAMediaTimingFunction.bezier(y1, y2, s)
    }

    /// Returns the curve parameter at which x(s) equals a fraction of the time.
    ///
    /// The polynomial x(s) is monotonic, so the solver bisects the interval that contains the solution whenever a
    /// Newton step would leave it.
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
