import Foundation

/// Finds shakes in what an accelerometer measures.
///
/// A shake is a quick going back and forth: three strong accelerations, each against the direction of the one before,
/// in short succession. It ends when there was none for a while.
struct ShakeDetector {
    /// What became of a shake with a measurement.
    enum Change: Equatable { case began, ended, cancelled }

    /// How strong an acceleration is part of a shake, in units of gravity, after gravity itself was taken away. Walking
    /// stays below one; a shaken hand reaches three.
    static let strength = 1.2
    /// How many turns make a shake.
    static let turns = 3
    /// The longest time between two turns, in seconds: slower movements are none.
    static let turnInterval = 0.4
    /// How long nothing must have happened for a shake to be over, in seconds.
    static let rest = 0.5
    /// How long a shake can last, in seconds: what goes on for longer is a ride, and cancelled.
    static let longest = 3.0

    private var gravity: CMAcceleration?
    private var last: (direction: CMAcceleration, time: TimeInterval)?
    private var turnCount = 0
    private var began: TimeInterval?
    /// A ride: nothing is a shake until it is over.
    private var isRide = false

    /// Whether a shake is under way.
    var isShaking: Bool { began != nil }

    /// Takes one measurement.
    mutating func add(_ value: CMAcceleration, at time: TimeInterval) -> Change? {
        let own = separate(value)
        if hypot(hypot(own.x, own.y), own.z) >= ShakeDetector.strength { note(own, at: time) }
        let isAtRest =
            last.map { time - $0.time > (began == nil ? ShakeDetector.turnInterval : ShakeDetector.rest) } ?? true
        if isAtRest {
            turnCount = 0
            last = nil
            isRide = false
            guard began != nil else { return nil }
            began = nil
            return .ended
        }
        if let began, time - began > ShakeDetector.longest {
            self.began = nil
            isRide = true
            return .cancelled
        }
        guard began == nil, !isRide, turnCount >= ShakeDetector.turns else { return nil }
        began = time
        return .began
    }

    /// Takes gravity away, which is what stays the same for longer.
    private mutating func separate(_ value: CMAcceleration) -> CMAcceleration {
        guard let old = gravity else {
            gravity = value
            return CMAcceleration()
        }
        let share = 0.05
        let new = CMAcceleration(
            x: old.x + (value.x - old.x) * share, y: old.y + (value.y - old.y) * share,
            z: old.z + (value.z - old.z) * share)
        gravity = new
        return CMAcceleration(x: value.x - new.x, y: value.y - new.y, z: value.z - new.z)
    }

    private mutating func note(_ direction: CMAcceleration, at time: TimeInterval) {
        if let last {
            let product =
                last.direction.x * direction.x + last.direction.y * direction.y + last.direction.z * direction.z
            // One that goes on in the same direction is the same push.
            if product < 0 { turnCount += 1 }
        } else {
            turnCount = 1
        }
        last = (direction, time)
    }
}
