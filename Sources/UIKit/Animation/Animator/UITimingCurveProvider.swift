import QuartzCore

/// The type of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A predefined curve.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring curve.
    case spring = 2
    /// A Bézier curve and a spring, of which the Bézier curve is used.
    case composed = 3
}

/// An object that provides the timing curve of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The type of the timing curve, which determines the parameters that apply.
    var timingCurveType: UITimingCurveType { get }
    /// The parameters of the Bézier curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The parameters of the spring; `nil` for a Bézier curve. If both are available, the Bézier curve is used.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing parameters of a cubic Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let function: CAMediaTimingFunction

    /// The predefined curve that the parameters were created with, otherwise `easeInOut`.
    public let animationCurve: UIView.AnimationCurve

    /// The first control point of the curve.
    public var controlPoint1: CGPoint { controlPoint(1) }
    /// The second control point of the curve.
    public var controlPoint2: CGPoint { controlPoint(2) }

    private let isBuiltin: Bool

    /// Creates an ease-in-ease-out curve.
    @preconcurrency @MainActor public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Creates a predefined curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        switch curve {
        case .easeInOut: function = CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: function = CAMediaTimingFunction(name: .easeIn)
        case .easeOut: function = CAMediaTimingFunction(name: .easeOut)
        case .linear: function = CAMediaTimingFunction(name: .linear)
        }
        super.init()
    }

    /// Creates a Bézier curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        function = CAMediaTimingFunction(
            controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
        super.init()
    }

    private func controlPoint(_ index: Int) -> CGPoint {
        var values: [Float] = [0, 0]
        values.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { function.getControlPoint(at: index, values: base) }
        }
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }

    /// ``UITimingCurveType/builtin`` for a predefined curve, otherwise ``UITimingCurveType/cubic``.
    public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The object itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing parameters of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// A spring that settles in the duration of the animator.
        case ratio(Double)
        /// A spring with a fixed duration.
        case fixed(SpringCurve)
    }

    private let kind: Kind

    /// The initial velocity, in total animation distances per second. The component with the greater magnitude is used.
    public let initialVelocity: CGVector

    /// Creates the spring of the system's own animations. It defines its own duration.
    @preconcurrency @MainActor public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that settles in the duration of the animator.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio. A spring with a ratio of 1 does not oscillate; smaller values oscillate more
    ///     (AN-06).
    ///   - velocity: The initial velocity, in total animation distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring that settles in the duration of the animator, without initial velocity.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring from physical parameters. It defines its own duration, independent of the animator's.
    ///
    /// - Parameters:
    ///   - mass: The mass. Values that are not greater than 0 count as 1.
    ///   - stiffness: The stiffness. Values that are not greater than 0 count as 1.
    ///   - damping: The damping coefficient, at least 0.
    ///   - velocity: The initial velocity, in total animation distances per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .fixed(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: UISpringTimingParameters.greater(velocity)))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from its perceived behavior. It defines its own duration, which is longer than the perceived
    /// one.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The amount of oscillation. 0 does not oscillate; negative values approach the end more slowly.
    ///   - initialVelocity: The initial velocity, in total animation distances per second.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        kind = .fixed(
            SpringCurve(
                perceptualDuration: duration, bounce: Double(bounce),
                initialVelocity: UISpringTimingParameters.greater(initialVelocity)))
        self.initialVelocity = initialVelocity
        super.init()
    }

    private static func greater(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
    }

    /// The duration that the spring defines; `nil` if it uses the animator's.
    var ownDuration: TimeInterval? {
        if case .fixed(let spring) = kind { spring.settlingTime } else { nil }
    }

    func spring(duration: TimeInterval) -> SpringCurve {
        switch kind {
        case .fixed(let spring): spring
        case .ratio(let ratio):
            SpringCurve(
                settlingAfter: duration, dampingRatio: ratio,
                initialVelocity: UISpringTimingParameters.greater(initialVelocity))
        }
    }

    /// The type ``UITimingCurveType/spring``.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// Returns the timing curve for a duration, in seconds.
    func pace(duration: TimeInterval) -> TimingCurve {
        if let cubic = cubicTimingParameters { return .curve(cubic.function) }
        if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
        return TimingCurve(.easeInOut)
    }
}
