import UIKit

// Pinch and rotation gestures of two fingers, on a touchscreen and on a touchpad.
extension EventGenerator {
    /// Puts two fingers down, moves them apart or together, and lifts them.
    ///
    /// - Parameters:
    ///   - location: The midpoint between the fingers; the center of the window if nil.
    ///   - fromDistance: The distance between the fingers at the beginning, in points.
    ///   - toDistance: The distance between the fingers at the end, in points.
    ///   - angle: The angle of the line between the fingers, in radians clockwise from the horizontal.
    ///   - duration: The duration of the gesture in seconds.
    public func fingerPinch(
        at location: (any EventLocation)? = nil, fromDistance: CGFloat, toDistance: CGFloat, angle: CGFloat = 0,
        duration: TimeInterval
    ) throws {
        try twoFingers(at: location, duration: duration) { part in
            (fromDistance + (toDistance - fromDistance) * part, angle)
        }
    }

    /// Pinches outward: triples the distance between two fingers in half a second.
    public func fingerPinchOpen(at location: (any EventLocation)? = nil) throws {
        try fingerPinch(at: location, fromDistance: 50, toDistance: 150, duration: 0.5)
    }

    /// Pinches inward: reduces the distance between two fingers to a third in half a second.
    public func fingerPinchClose(at location: (any EventLocation)? = nil) throws {
        try fingerPinch(at: location, fromDistance: 150, toDistance: 50, duration: 0.5)
    }

    /// Puts two fingers down, rotates them about their midpoint, and lifts them.
    ///
    /// - Parameters:
    ///   - location: The midpoint between the fingers; the center of the window if nil.
    ///   - angle: The rotation in radians, clockwise.
    ///   - distance: The distance between the fingers in points.
    ///   - duration: The duration of the gesture in seconds.
    public func fingerRotate(
        at location: (any EventLocation)? = nil, angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval
    ) throws {
        try twoFingers(at: location, duration: duration) { part in (distance, angle * part) }
    }

    /// Pinches on a touchpad at the location of the pointer.
    ///
    /// - Parameters:
    ///   - scale: The ratio of the distances between the fingers at the end and at the beginning; must be positive.
    ///   - location: The location to which the pointer moves first, as in ``pointerDown(_:at:)``.
    ///   - duration: The duration of the gesture in seconds.
    public func trackpadPinch(
        scale: CGFloat, at location: (any EventLocation)? = nil, duration: TimeInterval
    ) throws {
        precondition(scale > 0, "the scale of a pinch must be greater than 0")
        try transform(at: location, duration: duration) { part in (pow(scale, part), 0) }
    }

    /// Rotates two fingers on a touchpad at the location of the pointer.
    ///
    /// - Parameters:
    ///   - angle: The rotation in radians, clockwise.
    ///   - location: The location to which the pointer moves first, as in ``pointerDown(_:at:)``.
    ///   - duration: The duration of the gesture in seconds.
    public func trackpadRotate(
        angle: CGFloat, at location: (any EventLocation)? = nil, duration: TimeInterval
    ) throws {
        try transform(at: location, duration: duration) { part in (1, angle * part) }
    }

    // MARK: Implementation

    private func steps(_ duration: TimeInterval) -> Int {
        max(1, Int((duration / server.frameClock.interval).rounded()))
    }

    private func twoFingers(
        at location: (any EventLocation)?, duration: TimeInterval,
        _ shape: (_ part: CGFloat) -> (distance: CGFloat, angle: CGFloat)
    ) throws {
        let middle = try point(location)
        func places(_ part: CGFloat) -> [CGPoint] {
            let (distance, angle) = shape(part)
            let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
            return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
        }
        let down = fingers.map(\.index)
        try fingerDown(.automatic, at: places(0))
        let pair = fingers.map(\.index).filter { !down.contains($0) }
        let count = steps(duration)
        for step in 1...count {
            try fingerMove(pair, to: places(CGFloat(step) / CGFloat(count)), duration: duration / Double(count))
        }
        try fingerUp(pair)
    }

    private func transform(
        at location: (any EventLocation)?, duration: TimeInterval,
        _ shape: (_ part: CGFloat) -> (scale: CGFloat, rotation: CGFloat)
    ) throws {
        try movePointerIfNeeded(to: location)
        try perform { try injector.transform(.began, scale: 1, rotation: 0) }
        let count = steps(duration)
        for step in 1...count {
            try wait(duration / Double(count))
            let (scale, rotation) = shape(CGFloat(step) / CGFloat(count))
            try perform { try injector.transform(.moved, scale: scale, rotation: rotation) }
        }
        let (scale, rotation) = shape(1)
        try perform { try injector.transform(.ended, scale: scale, rotation: rotation) }
    }
}
