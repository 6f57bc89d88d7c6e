import DisplayServer
import UIKit

// The pointer: touches of type `.indirectPointer` while a button is pressed, hover events otherwise.
extension EventGenerator {
    /// Moves the pointer, immediately.
    public func pointerMove(to location: any EventLocation) throws { try movePointer(to: location.point(in: window)) }

    /// Presses pointer buttons and holds them.
    ///
    /// - Parameters:
    ///   - button: The buttons.
    ///   - location: The location to which the pointer moves first. If nil, the pointer stays where this generator
    ///     moved it last, or moves to the center of the window if it has not moved it yet.
    public func pointerDown(_ button: UIEvent.ButtonMask = .primary, at location: (any EventLocation)? = nil) throws {
        try movePointerIfNeeded(to: location)
        for number in EventGenerator.numbers(of: button) {
            buttons.insert(number)
            try perform { try injector.button(number, isDown: true) }
        }
    }

    /// Releases pointer buttons.
    public func pointerUp(_ button: UIEvent.ButtonMask = .primary) throws {
        for number in EventGenerator.numbers(of: button) {
            buttons.remove(number)
            try perform { try injector.button(number, isDown: false) }
        }
    }

    /// Clicks with the pointer.
    ///
    /// - Parameters:
    ///   - button: The buttons.
    ///   - location: The location to which the pointer moves first, as in ``pointerDown(_:at:)``.
    ///   - clickCount: The number of clicks, which follow each other without delay.
    public func pointerClick(
        _ button: UIEvent.ButtonMask = .primary, at location: (any EventLocation)? = nil, clickCount: Int = 1
    ) throws {
        try movePointerIfNeeded(to: location)
        for _ in 0..<clickCount {
            try pointerDown(button)
            try pointerUp(button)
        }
    }

    /// Scrolls at the location of the pointer.
    ///
    /// - Parameters:
    ///   - delta: The distance in points; a negative `dy` moves the content up.
    ///   - location: The location to which the pointer moves first, as in ``pointerDown(_:at:)``.
    ///   - kind: The device: a wheel (`.discrete`) or a touchpad (`.continuous`). On an X server, a wheel scrolls by
    ///     whole notches: the distance is rounded to notches, but to one at least.
    public func scroll(
        by delta: CGVector, at location: (any EventLocation)? = nil, kind: UIScrollType = .discrete
    ) throws {
        try movePointerIfNeeded(to: location)
        let step = ScrollWheel.pointsPerNotch
        try perform {
            try injector.scroll(
                notches: CGVector(dx: delta.dx / step, dy: delta.dy / step), isContinuous: kind == .continuous)
        }
    }

    private func movePointer(to point: CGPoint) throws {
        pointerLocation = point
        try perform { try injector.movePointer(to: onScreen(point)) }
    }

    func movePointerIfNeeded(to location: (any EventLocation)?) throws {
        if let location {
            try movePointer(to: location.point(in: window))
        } else if pointerLocation == nil {
            try movePointer(to: point(nil))
        }
    }

    private static func numbers(of mask: UIEvent.ButtonMask) -> [Int] {
        (1...62).filter { mask.contains(.button($0)) }
    }
}
