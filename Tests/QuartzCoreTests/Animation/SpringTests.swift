import QuartzCore
import Testing

@MainActor @Suite struct SpringTests {
    /// Integrates the spring's differential equation in small steps (fourth-order Runge–Kutta).
    private func integrate(
        mass: Double, stiffness: Double, damping: Double, velocity: Double, until end: Double,
        _ check: (Double, Double) -> Void
    ) {
        var (x, v, time) = (-1.0, velocity, 0.0)
        let h = 0.0005
        func force(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
        while time < end {
            let (k1, l1) = (v, force(x, v))
            let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
            let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
            let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
            x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
            time += h
            check(time, 1 + x)
        }
    }

    @Test(
        "the closed form solves the differential equation",
        arguments: [
            (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 40, 0), (2, 150, 3, 5), (0.5, 300, 24.49489742783178, -8),
            (3, 1000, 500, 2), (1, 100, 20.00001, 3), (1, 100, 0, 0),
        ] as [(Double, Double, Double, Double)])
    func closedFormSolvesTheDifferentialEquation(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let spring = SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        var worst = 0.0
        integrate(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, until: 2) {
            worst = max(worst, abs(spring.value(at: $0) - $1))
        }
        #expect(worst < 1e-5)
    }

    @Test(
        "after the settling duration, the value stays within a thousandth of the end",
        arguments: [
            (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 60, 0), (1, 100, 10, 30), (1, 100, 20, -30), (1, 400, 3, 2),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func valueStaysAtTheEndAfterTheSettlingDuration(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat
    ) {
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.mass = mass
        animation.stiffness = stiffness
        animation.damping = damping
        animation.initialVelocity = velocity
        let settled = animation.settlingDuration
        let spring = SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(velocity))
        #expect(settled > 0.05 && settled < 60)
        for step in 0..<2000 {
            #expect(abs(1 - spring.value(at: settled * (1 + Double(step) / 1000))) < 0.00101)
        }
        // The settling time is not much too long either.
        #expect((0..<1000).contains { abs(1 - spring.value(at: settled * (0.4 + Double($0) * 0.0006))) > 0.001 })
    }

    @Test(arguments: [0.2, 0.5, 0.7, 1, 1.5], [0, 2, 10, -3] as [Double])
    func aSpringSettlesInTheGivenDuration(ratio: Double, velocity: Double) {
        let spring = SpringCurve(settlingAfter: 0.6, dampingRatio: ratio, initialVelocity: velocity)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        #expect(spring.settlingTime <= 0.6001)
        for step in 0..<200 { #expect(abs(1 - spring.value(at: 0.6001 + Double(step) / 100)) < 0.0011) }
        // The initial velocity is the requested one.
        #expect(abs(spring.value(at: 1e-7) / 1e-7 - velocity) < 0.02)
    }

    @Test func onlyUnderdampedSpringsOvershoot() {
        func overshoots(_ ratio: Double) -> Bool {
            let spring = SpringCurve(settlingAfter: 1, dampingRatio: ratio, initialVelocity: 0)
            return (0..<1000).contains { spring.value(at: Double($0) / 1000) > 1.0000001 }
        }
        #expect(!overshoots(1))
        #expect(!overshoots(2))
        #expect(overshoots(0.8))
        #expect(overshoots(0.3))
    }

    @Test func perceptualDurationAndBounceSetStiffnessAndDamping() {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(isNear(animation.stiffness, 157.91367, 1e-4))
        // The spring is critically damped.
        #expect(isNear(animation.damping, 2 * animation.stiffness.squareRoot(), 1e-6))
        let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(isNear(bouncy.damping, 0.7 * 2 * bouncy.stiffness.squareRoot(), 1e-6))
    }

    @Test func aSpringAnimationOvershootsAndSettlesAtItsEnd() throws {
        let stage = try AnimationStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.fromValue = 10.0
        animation.toValue = 110.0
        animation.damping = 5
        animation.duration = animation.settlingDuration
        layer.position.x = 110
        layer.removeAllAnimations()
        layer.add(animation, forKey: "spring")
        var furthest: CGFloat = 0
        for _ in 0..<Int(animation.duration * 60) {
            stage.advance(1.0 / 60)
            furthest = max(furthest, layer.displayed.position.x)
        }
        #expect(furthest > 130)
        stage.advance(0.1)
        #expect(layer.animationKeys() == nil)
        #expect(layer.displayed.position.x == 110)
    }
}
