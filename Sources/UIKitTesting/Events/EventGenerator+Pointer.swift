import UIKit

// The pointer: touches of the type `.indirectPointer` while a button is down, hover otherwise.
extension EventGenerator {
    /// Moves the pointer, at once.
    public func pointerMove(to location: any EventLocation) throws { try movePointer(to: location.point(in: window)) }

    /// Presses a button.
    ///
    /// - Parameter location: where the pointer goes first. Left out, it is pressed where this generator left the
    ///   pointer, or in the middle of the window.
    public func pointerDown(_ button: UIEvent.ButtonMask = .primary, at location: (any EventLocation)? = nil) throws {
        try movePointerIfNeeded(to: location)
        for number in EventGenerator.numbers(of: button) {
            buttons.insert(number)
            try perform { try injector.button(number, isDown: true) }
        }
    }

    /// Lets go of a button.
    public func pointerUp(_ button: UIEvent.ButtonMask = .primary) throws {
        for number in EventGenerator.numbers(of: button) {
            buttons.remove(number)
            try perform { try injector.button(number, isDown: false) }
        }
    }

    /// Clicks, `clickCount` times without time between.
    public func pointerClick(
        _ button: UIEvent.ButtonMask = .primary, at location: (any EventLocation)? = nil, clickCount: Int = 1
    ) throws {
        try movePointerIfNeeded(to: location)
        for _ in 0..<clickCount {
            try pointerDown(button)
            try pointerUp(button)
        }
    }

    /// Scrolls where the pointer is.
    ///
    /// - Parameters:
    ///   - delta: how far in points; a negative `dy` scrolls the content up.
    ///   - location: where the pointer goes first, as in ``pointerDown(_:at:)``.
    ///   - kind: a wheel or a touchpad. On an X server a wheel scrolls by whole notches, at least one: the distance is
    ///     rounded to them.
    public func scroll(
        by delta: CGVector, at location: (any EventLocation)? = nil, kind: UIScrollType = .discrete
    ) throws {
        try movePointerIfNeeded(to: location)
        let step = HeadlessInjector.pointsPerNotch
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
