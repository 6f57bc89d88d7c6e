import Foundation

/// A detector of shakes in the measurements of an accelerometer.
///
/// A shake is a quick movement back and forth: three strong accelerations in short succession, each opposite to the
/// previous one. It ends after a period of rest.
struct ShakeDetector {
    /// A change of the state of a shake.
    enum Change: Equatable { case began, ended, cancelled }

    /// The least acceleration of a shake, in units of gravity and without gravity itself.
    ///
    /// Walking stays below 1; a shaking hand reaches 3.
    static let strength = 1.2
    /// The number of accelerations that begin a shake.
    static let turns = 3
    /// The longest time between two accelerations, in seconds. Slower movements are not a shake.
    static let turnInterval = 0.4
    /// The period of rest that ends a shake, in seconds.
    static let rest = 0.5
    /// The longest duration of a shake, in seconds. A longer one is taken for the vibration of a vehicle and cancelled.
    static let longest = 3.0

    private var gravity: CMAcceleration?
    private var last: (direction: CMAcceleration, time: TimeInterval)?
    private var turnCount = 0
    private var began: TimeInterval?
    /// A Boolean value that indicates whether the device vibrates as in a vehicle. No shake begins until it rests.
    private var isVibrating = false

    /// A Boolean value that indicates whether a shake is in progress.
    var isShaking: Bool { began != nil }

    /// Processes a measurement.
    ///
    /// - Parameters:
    ///   - value: The acceleration, in units of gravity.
    ///   - time: The time of the measurement, in seconds.
    /// - Returns: The change of the state; `nil` if there is none.
    mutating func add(_ value: CMAcceleration, at time: TimeInterval) -> Change? {
        let own = separate(value)
        if hypot(hypot(own.x, own.y), own.z) >= ShakeDetector.strength { note(own, at: time) }
        let isAtRest =
            last.map { time - $0.time > (began == nil ? ShakeDetector.turnInterval : ShakeDetector.rest) } ?? true
        if isAtRest {
            turnCount = 0
            last = nil
            isVibrating = false
            guard began != nil else { return nil }
            began = nil
            return .ended
        }
        if let began, time - began > ShakeDetector.longest {
            self.began = nil
            isVibrating = true
            return .cancelled
        }
        guard began == nil, !isVibrating, turnCount >= ShakeDetector.turns else { return nil }
        began = time
        return .began
    }

    /// Subtracts gravity, which is the slowly changing part of the acceleration.
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
            // An acceleration in the same direction belongs to the same movement.
            if product < 0 { turnCount += 1 }
        } else {
            turnCount = 1
        }
        last = (direction, time)
    }
}
