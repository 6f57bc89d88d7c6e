/// The motion of a mass on a damped spring from 0 to its equilibrium at 1, in closed form.
package struct SpringCurve: Equatable, Sendable {
    /// The angular frequency of the undamped spring, in radians per second.
    private let frequency: Double
    /// The damping ratio: below 1 the spring oscillates; at 1 it is critically damped.
    package let dampingRatio: Double
    /// The initial velocity toward the equilibrium, in distances per second.
    private let velocity: Double

    /// Creates a spring with physical properties.
    ///
    /// - Parameters:
    ///   - mass: The mass. A value that is not positive and finite counts as 1.
    ///   - stiffness: The stiffness of the spring. A value that is not positive and finite counts as 1.
    ///   - damping: The damping coefficient. A value that is not positive and finite counts as 0.
    ///   - initialVelocity: The velocity toward the equilibrium, in distances per second.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
        let damping = damping > 0 && damping.isFinite ? damping : 0
        self.init(
            frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()),
            velocity: initialVelocity)
    }

    private init(frequency: Double, ratio: Double, velocity: Double) {
        self.frequency = frequency
        dampingRatio = ratio
        self.velocity = velocity.isFinite ? velocity : 0
    }

    /// Creates a spring that settles within a duration.
    ///
    /// - Parameters:
    ///   - duration: The settling duration, in seconds.
    ///   - dampingRatio: The damping ratio, clamped to 0.01...10. At 1 and above the spring does not oscillate; near 0
    ///     it oscillates long and fast.
    ///   - initialVelocity: The velocity toward the equilibrium, in distances per second.
    package init(settlingAfter duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = dampingRatio.isFinite ? min(10, max(0.01, dampingRatio)) : 1
        let duration = duration > 0 && duration.isFinite ? duration : 0.001
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        // A stiffer spring settles sooner: find the least stiff spring that settles in time.
        var low = 0.1 / duration
        var high = 1000 / (duration * min(1, ratio))
        for _ in 0..<60 {
            let middle = (low * high).squareRoot()
            let spring = SpringCurve(frequency: middle, ratio: ratio, velocity: velocity)
            if spring.settlingTime > duration { low = middle } else { high = middle }
        }
        self.init(frequency: high, ratio: ratio, velocity: velocity)
    }

    /// Creates a spring whose undamped period is a duration.
    ///
    /// - Parameters:
    ///   - duration: The period of the undamped spring, in seconds.
    ///   - bounce: The amount of bounce, from 0, which does not oscillate, to 1, which oscillates forever. A negative
    ///     value, down to -1, makes an overdamped spring. The value is clamped to -0.99...0.99.
    ///   - initialVelocity: The velocity toward the equilibrium, in distances per second.
    package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
        let bounce = bounce.isFinite ? min(0.99, max(-0.99, bounce)) : 0
        let duration = duration > 0 && duration.isFinite ? duration : 0.001
        self.init(
            frequency: 2 * .pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
            velocity: initialVelocity)
    }

    /// The stiffness for a mass of 1.
    package var stiffness: Double { frequency * frequency }
    /// The damping coefficient for a mass of 1.
    package var damping: Double { 2 * dampingRatio * frequency }
    package var initialVelocity: Double { velocity }

    /// Returns the position of the mass at a time, in seconds.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - distance(at: time)
    }

    /// Returns the distance from the equilibrium, which is 1 at the beginning.
    private func distance(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        if abs(dampingRatio - 1) < 1e-6 {
            return exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (-decay + root, -decay - root)
        let a = (-velocity - fast) / (slow - fast)
        return a * exp(slow * time) + (1 - a) * exp(fast * time)
    }

    /// The time after which the mass stays within a thousandth of its equilibrium, in seconds; 60 at most, for springs
    /// that never settle.
    package var settlingTime: Double {
        let limit = 0.001
        let longest = 60.0
        let decay = dampingRatio * frequency
        guard decay > 0 else { return longest }
        if dampingRatio < 1 - 1e-6 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (decay - velocity) / swing
            return min(longest, max(0, log((1 + sine * sine).squareRoot() / limit) / decay))
        }
        // The curve has at most one turning point, so bisection from a late time finds the last crossing of the limit.
        var high = 1 / frequency
        func isOutside(_ time: Double) -> Bool { abs(distance(at: time)) > limit }
        while high < longest, isOutside(high) || isOutside(high * 1.3) || isOutside(high * 1.7) { high *= 2 }
        var low = high / 2
        if !isOutside(low) { low = 0 }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isOutside(middle) { low = middle } else { high = middle }
        }
        return min(longest, high)
    }
}
