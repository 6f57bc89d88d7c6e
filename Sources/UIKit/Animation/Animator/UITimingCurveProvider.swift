import QuartzCore

/// What describes a pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the usual curves, by its name.
    case builtin = 0
    /// A Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A curve and a spring at once; the curve counts.
    case composed = 3
}

/// Describes the pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve. If both are there, the curve counts.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let function: CAMediaTimingFunction

    /// The usual curve where one is used, slow at both ends unless made otherwise.
    public let animationCurve: UIView.AnimationCurve

    /// The first control point.
    public var controlPoint1: CGPoint { controlPoint(1) }
    /// The second control point.
    public var controlPoint2: CGPoint { controlPoint(2) }

    private let isBuiltin: Bool

    /// Slow at both ends.
    @preconcurrency @MainActor public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// One of the usual curves.
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

    /// A Bézier curve from (0, 0) to (1, 1) with these control points.
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

    /// ``UITimingCurveType/builtin`` if it was made by the name of a curve, otherwise ``UITimingCurveType/cubic``.
    public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// These parameters.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: a curve is no spring.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace as a spring's.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// Comes to rest in the animator's duration.
        case ratio(Double)
        /// Has its own duration.
        case fixed(SpringCurve)
    }

    private let kind: Kind

    /// The speed at first, in distances from start to end a second; the greater of both numbers counts.
    public let initialVelocity: CGVector

    /// The spring of the system's own animations. It has its own duration.
    @preconcurrency @MainActor public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that comes to rest in the animator's duration. 1 does not swing; the nearer to 0, the more it does
    /// (AN-06).
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring that starts at rest.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring with its own duration, whatever the animator's is.
    ///
    /// - Parameters:
    ///   - mass, stiffness: greater than zero; other numbers count as 1.
    ///   - damping: at least zero.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .fixed(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: UISpringTimingParameters.greater(velocity)))
        initialVelocity = velocity
        super.init()
    }

    /// A spring by how long a person sees it move, in seconds, and how much it swings: 0 is not at all, negative
    /// numbers are slower.
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

    /// The duration the spring brings with it; nil if it takes the animator's.
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

    /// ``UITimingCurveType/spring``.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Nil: a spring has no curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// The pace over a duration.
    func pace(duration: TimeInterval) -> AnimationPace {
        if let cubic = cubicTimingParameters { return .curve(cubic.function) }
        if let spring = springTimingParameters { return .spring(spring.spring(duration: duration)) }
        return AnimationPace(.easeInOut)
    }
}
