/// The way of a mass on a damped spring from 0 to its rest at 1, in closed form.
package struct SpringCurve: Equatable, Sendable {
    /// Oscillations are slower than those of an undamped spring; radians a second.
    private let frequency: Double
    /// How strong the damping is: 1 just prevents oscillation.
    package let dampingRatio: Double
    private let velocity: Double

    /// - Parameters:
    ///   - mass, stiffness: greater than zero; other numbers count as 1.
    ///   - damping: at least zero.
    ///   - initialVelocity: in distances a second, towards the rest.
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

    /// The spring that has come to rest after `duration` seconds.
    ///
    /// - Parameter dampingRatio: 1 and more do not oscillate; numbers near 0 oscillate long and fast. Kept between 0.01
    ///   and 10.
    package init(settlingAfter duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = dampingRatio.isFinite ? min(10, max(0.01, dampingRatio)) : 1
        let duration = duration > 0 && duration.isFinite ? duration : 0.001
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        // A stiffer spring settles sooner: find the least stiff one that settles in time.
        var low = 0.1 / duration
        var high = 1000 / (duration * min(1, ratio))
        for _ in 0..<60 {
            let middle = (low * high).squareRoot()
            let spring = SpringCurve(frequency: middle, ratio: ratio, velocity: velocity)
            if spring.settlingTime > duration { low = middle } else { high = middle }
        }
        self.init(frequency: high, ratio: ratio, velocity: velocity)
    }

    /// The spring whose swing without damping takes `duration` seconds.
    ///
    /// - Parameter bounce: from 0, no oscillation, to 1, which never ends; negative numbers down to -1 are slower.
    package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
        let bounce = bounce.isFinite ? min(0.99, max(-0.99, bounce)) : 0
        let duration = duration > 0 && duration.isFinite ? duration : 0.001
        self.init(
            frequency: 2 * .pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
            velocity: initialVelocity)
    }

    /// As of a mass of 1.
    package var stiffness: Double { frequency * frequency }
    /// As of a mass of 1.
    package var damping: Double { 2 * dampingRatio * frequency }
    package var initialVelocity: Double { velocity }

    /// Where the mass is after so many seconds.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - distance(at: time)
    }

    /// From the rest, which is 1 at the beginning.
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

    /// From this time on the mass is within a thousandth of its rest. A minute at most, for springs that never rest.
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
        // No more than one turn, so the last crossing of the limit can be found by halving from far out.
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
