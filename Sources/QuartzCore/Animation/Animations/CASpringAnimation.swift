/// An animation that follows the motion of a mass on a spring, which can overshoot the end value and oscillate around
/// it.
///
/// The spring does not determine ``CAMediaTiming/duration``. Set it to ``settlingDuration`` to play the complete
/// motion.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring. A greater mass moves more slowly. The default is 1; a value that is not positive counts
    /// as 1.
    open var mass: CGFloat = 1 { didSet { curve = nil } }

    /// The stiffness of the spring. The default is 100; a value that is not positive counts as 1.
    open var stiffness: CGFloat = 100 { didSet { curve = nil } }

    /// The damping coefficient of the spring. The default is 10; a negative value counts as 0.
    open var damping: CGFloat = 10 { didSet { curve = nil } }

    /// The initial velocity toward the end value, in distances from start to end per second. The default is 0. A
    /// negative velocity moves away from the end value.
    open var initialVelocity: CGFloat = 0 { didSet { curve = nil } }

    private var curve: SpringCurve?

    /// Creates a spring animation with a perceptual duration and an amount of bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The duration of the visible motion, in seconds.
    ///   - bounce: The amount of bounce. With 0 the spring does not oscillate; values near 1 oscillate for a long time;
    ///     negative values make an overdamped, slower spring.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(
            perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }

    /// The time after which the motion stays within a thousandth of the end value, in seconds.
    open var settlingDuration: TimeInterval { spring.settlingTime }

    /// The motion of the spring.
    package var spring: SpringCurve {
        if let curve { return curve }
        let made = SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
        curve = made
        return made
    }

    /// Sets the spring's properties to those of `spring`, for a mass of 1.
    package func adopt(_ spring: SpringCurve) {
        mass = 1
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        initialVelocity = CGFloat(spring.initialVelocity)
    }

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CASpringAnimation {
            copy.mass = mass
            copy.stiffness = stiffness
            copy.damping = damping
            copy.initialVelocity = initialVelocity
        }
        return copy
    }

    override func eased(_ fraction: Double) -> Double {
        let time = timingFunction?.value(at: fraction) ?? fraction
        // With a sufficient duration, the remaining distance at the end is not visible; use the exact end value.
        if time >= 1, duration >= settlingDuration - 1e-6 { return 1 }
        return spring.value(at: time * duration)
    }
}
