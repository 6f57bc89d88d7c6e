import CoreGraphics

/// Something a person did, as a value: what every display server turns its input into.
///
/// Locations are in points of the surface, from its top-left corner. Times are seconds since the system started.
package struct InputEvent {
    package var timestamp: TimeInterval
    package var modifiers: KeyModifiers
    package var kind: Kind

    package init(timestamp: TimeInterval, modifiers: KeyModifiers = [], kind: Kind) {
        self.timestamp = timestamp
        self.modifiers = modifiers
        self.kind = kind
    }

    package enum Kind {
        /// Fingers (or pens) that changed together; all changes have one phase.
        case touches(TouchPhase, [TouchChange])
        /// The pointer moved, with or without a button. `samples` are all positions since the last delivery, the last
        /// being where it is now.
        case pointerMoved(samples: [PointerSample])
        /// The pointer came in. A crossing that a touch caused is not reported.
        case pointerEntered(CGPoint)
        /// The pointer left.
        case pointerExited
        /// A button of the pointer, counted from 1 (primary), 2 (secondary), 3 (middle) on.
        case button(number: Int, isDown: Bool, location: CGPoint)
        /// Whatever the pointer was doing ended without the person's doing: a grab broke, the device went.
        case pointerCancelled
        /// Scrolling by a wheel or a touchpad; `delta` in points, a positive `dy` moving the content down.
        case scroll(delta: CGVector, isContinuous: Bool, location: CGPoint)
        /// Two fingers on a touchpad pinch or turn, all since the gesture began: by what factor they are farther apart, and
        /// by what angle they turned, in radians, clockwise.
        case transform(TouchPhase, scale: CGFloat, rotation: CGFloat, location: CGPoint)
        /// A key of a keyboard.
        case key(KeyChange)
        /// The keys that are down will go up where it cannot be seen: somebody else took the keyboard.
        case keysCancelled
    }

    package enum TouchPhase: Sendable { case began, moved, ended, cancelled }
}

/// One finger's part in an event.
package struct TouchChange {
    /// Tells fingers apart from their beginning to their end; may be used again later.
    package var id: Int
    package var kind: ContactKind
    /// All positions since the last delivery, oldest first, the last being where the finger is now. Never empty.
    package var samples: [TouchSample]

    package enum ContactKind: Sendable { case finger, pen }

    package init(id: Int, kind: ContactKind = .finger, samples: [TouchSample]) {
        self.id = id
        self.kind = kind
        self.samples = samples
    }
}

/// Where a finger was at a moment.
package struct TouchSample: Equatable, Sendable {
    package var timestamp: TimeInterval
    package var location: CGPoint
    /// How hard it presses, 0…1; nil if the device cannot tell.
    package var pressure: CGFloat?
    /// The radius of the contact in points; nil if the device cannot tell.
    package var radius: CGFloat?

    package init(timestamp: TimeInterval, location: CGPoint, pressure: CGFloat? = nil, radius: CGFloat? = nil) {
        self.timestamp = timestamp
        self.location = location
        self.pressure = pressure
        self.radius = radius
    }
}

/// Where the pointer was at a moment.
package struct PointerSample: Equatable, Sendable {
    package var timestamp: TimeInterval
    package var location: CGPoint

    package init(timestamp: TimeInterval, location: CGPoint) {
        self.timestamp = timestamp
        self.location = location
    }
}

/// A key that went down or up.
package struct KeyChange: Equatable, Sendable {
    /// By which the keyboard tells its keys apart: the same for a key's going down and its going up.
    package var code: Int
    /// The key's USB HID usage (page 7), whatever the layout says it types; 0 if there is none.
    package var usage: Int
    package var isDown: Bool
    /// Another press of a key that is held, made by the server's auto-repeat.
    package var isRepeat: Bool
    /// What would be inserted, with the modifiers and the layout applied. Empty for keys that type nothing.
    package var characters: String
    /// The same without modifiers: lower case for Latin letters.
    package var charactersIgnoringModifiers: String

    package init(
        usage: Int, isDown: Bool, isRepeat: Bool = false, characters: String = "",
        charactersIgnoringModifiers: String = "", code: Int? = nil
    ) {
        self.code = code ?? usage
        self.usage = usage
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
    }
}

/// The modifier keys that are held or locked. Raw values are those of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let alphaShift = KeyModifiers(rawValue: 1 << 16)
    package static let shift = KeyModifiers(rawValue: 1 << 17)
    package static let control = KeyModifiers(rawValue: 1 << 18)
    package static let alternate = KeyModifiers(rawValue: 1 << 19)
    package static let command = KeyModifiers(rawValue: 1 << 20)
    package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
