/// An animation that moves as a mass on a spring: it may go beyond its end and swing back.
///
/// ``CAMediaTiming/duration`` does not follow from the spring; set it to ``settlingDuration`` to see all of it.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring; greater is slower. One unless set; it must be greater than zero.
    open var mass: CGFloat = 1 { didSet { curve = nil } }

    /// How stiff the spring is. 100 unless set; it must be greater than zero.
    open var stiffness: CGFloat = 100 { didSet { curve = nil } }

    /// How strong the motion is slowed down. 10 unless set; not less than zero.
    open var damping: CGFloat = 10 { didSet { curve = nil } }

    /// How fast it moves at first, in distances from start to end a second. Zero unless set; negative numbers move away
    /// from the end.
    open var initialVelocity: CGFloat = 0 { didSet { curve = nil } }

    private var curve: SpringCurve?

    /// A spring by how long a person sees it move, in seconds, and how much it bounces: 0 is not at all, 1 would be for
    /// ever, negative numbers are slower.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(
            perceptualDuration: perceptualDuration, bounce: Double(bounce), initialVelocity: 0)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }

    /// The seconds after which it is within a thousandth of its end.
    open var settlingDuration: TimeInterval { spring.settlingTime }

    package var spring: SpringCurve {
        if let curve { return curve }
        let made = SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
        curve = made
        return made
    }

    /// Moves as `spring` does.
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
        // What is left at the end of a duration that suits the spring cannot be seen; it ends where it should.
        if time >= 1, duration >= settlingDuration - 1e-6 { return 1 }
        return spring.value(at: time * duration)
    }
}
