import CoreGraphics

/// An input event of the user, independent of the display server.
///
/// Locations are in points, relative to the top-left corner of the surface. Times are in seconds since the system
/// started.
package struct InputEvent {
    /// The time of the event; never in the future, and never before the previously delivered event.
    package var timestamp: TimeInterval
    /// The modifier keys that were held at that time.
    package var modifiers: KeyModifiers
    /// The kind of the event, with its data.
    package var kind: Kind

    /// Creates an event.
    package init(timestamp: TimeInterval, modifiers: KeyModifiers = [], kind: Kind) {
        self.timestamp = timestamp
        self.modifiers = modifiers
        self.kind = kind
    }

    /// The kinds of events.
    package enum Kind {
        /// Touches or pens that changed simultaneously; all changes have the same phase.
        case touches(TouchPhase, [TouchChange])
        /// The pointer moved, with or without a pressed button. `samples` contains all positions since the last
        /// delivery; the last one is the current position.
        case pointerMoved(samples: [PointerSample])
        /// The pointer entered the surface. Crossings that a touch causes are not reported.
        case pointerEntered(CGPoint)
        /// The pointer left the surface.
        case pointerExited
        /// A button of the pointer was pressed or released: 1 is primary, 2 secondary, 3 middle.
        case button(number: Int, isDown: Bool, location: CGPoint)
        /// An interaction of the pointer ended without the user's doing, for example because a grab was broken or the
        /// device was disconnected.
        case pointerCancelled
        /// A scroll wheel or touchpad scrolled. `delta` is in points; a positive `dy` moves the content down.
        case scroll(delta: CGVector, isContinuous: Bool, location: CGPoint)
        /// A pinch or rotation with two fingers on a touchpad. `scale` and `rotation` are relative to the beginning of
        /// the gesture; `rotation` is in radians, clockwise.
        case transform(TouchPhase, scale: CGFloat, rotation: CGFloat, location: CGPoint)
        /// A key was pressed or released.
        case key(KeyChange)
        /// An input method, a dead key or the Compose key changed the text at the caret; see
        /// ``TextInputSurface/setTextInput(active:caretRect:)``.
        case text(TextInputChange)
        /// The release of the keys that are down cannot be observed, because another client grabbed the keyboard.
        case keysCancelled
    }

    /// A Boolean value that indicates whether the event is part of a continuous movement, which consists of many
    /// events.
    package var isMove: Bool {
        switch kind {
        case .pointerMoved, .touches(.moved, _), .scroll(_, isContinuous: true, _), .transform(.moved, _, _, _): true
        default: false
        }
    }

    /// The phase of a touch. ``cancelled`` is an end without the user's doing.
    package enum TouchPhase: Sendable { case began, moved, ended, cancelled }
}
