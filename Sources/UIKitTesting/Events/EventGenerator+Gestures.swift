import UIKit

// Two fingers that pinch and turn, on the screen and on a touchpad.
extension EventGenerator {
    /// Puts two fingers down, moves them apart or together, and lifts them.
    ///
    /// - Parameters:
    ///   - location: the middle between them; the middle of the window if left out.
    ///   - fromDistance: how far apart they come down, in points.
    ///   - toDistance: how far apart they are lifted, in points.
    ///   - angle: of the line between them, in radians clockwise from the horizontal.
    ///   - duration: seconds.
    public func fingerPinch(
        at location: (any EventLocation)? = nil, fromDistance: CGFloat, toDistance: CGFloat, angle: CGFloat = 0,
        duration: TimeInterval
    ) throws {
        try twoFingers(at: location, duration: duration) { part in
            (fromDistance + (toDistance - fromDistance) * part, angle)
        }
    }

    /// Pinches two fingers apart: to three times their distance.
    public func fingerPinchOpen(at location: (any EventLocation)? = nil) throws {
        try fingerPinch(at: location, fromDistance: 50, toDistance: 150, duration: 0.5)
    }

    /// Pinches two fingers together: to a third of their distance.
    public func fingerPinchClose(at location: (any EventLocation)? = nil) throws {
        try fingerPinch(at: location, fromDistance: 150, toDistance: 50, duration: 0.5)
    }

    /// Puts two fingers down, turns them about their middle, and lifts them.
    ///
    /// - Parameters:
    ///   - location: the middle between them; the middle of the window if left out.
    ///   - angle: how far they turn, in radians, clockwise.
    ///   - distance: how far apart they are, in points.
    ///   - duration: seconds.
    public func fingerRotate(
        at location: (any EventLocation)? = nil, angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval
    ) throws {
        try twoFingers(at: location, duration: duration) { part in (distance, angle * part) }
    }

    /// Pinches on a touchpad, where the pointer is.
    ///
    /// - Parameters:
    ///   - scale: how much farther apart the fingers are at the end than at the beginning; more than 0.
    ///   - location: where the pointer goes first, as in ``pointerDown(_:at:)``.
    ///   - duration: seconds.
    public func trackpadPinch(
        scale: CGFloat, at location: (any EventLocation)? = nil, duration: TimeInterval
    ) throws {
        precondition(scale > 0, "fingers are never less than no distance apart: a scale of a pinch is more than 0")
        try transform(at: location, duration: duration) { part in (pow(scale, part), 0) }
    }

    /// Turns two fingers on a touchpad, where the pointer is.
    ///
    /// - Parameters:
    ///   - angle: how far they turn, in radians, clockwise.
    ///   - location: where the pointer goes first, as in ``pointerDown(_:at:)``.
    ///   - duration: seconds.
    public func trackpadRotate(
        angle: CGFloat, at location: (any EventLocation)? = nil, duration: TimeInterval
    ) throws {
        try transform(at: location, duration: duration) { part in (1, angle * part) }
    }

    // MARK: Steps

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
