import CoreGraphics

/// Something a person did, as a value: what every display server turns its input into.
///
/// Locations are in points of the surface, from its top-left corner. Times are seconds since the system started.
package struct InputEvent {
    /// When it happened; never in the future, and never before the event delivered last.
    package var timestamp: TimeInterval
    /// The modifier keys that were held at that time.
    package var modifiers: KeyModifiers
    /// What happened.
    package var kind: Kind

    /// An event of a kind at a time.
    package init(timestamp: TimeInterval, modifiers: KeyModifiers = [], kind: Kind) {
        self.timestamp = timestamp
        self.modifiers = modifiers
        self.kind = kind
    }

    /// What a person can do.
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
        /// Two fingers on a touchpad pinch or turn, all since the gesture began: by what factor they are farther apart,
        /// and by what angle they turned, in radians, clockwise.
        case transform(TouchPhase, scale: CGFloat, rotation: CGFloat, location: CGPoint)
        /// A key of a keyboard.
        case key(KeyChange)
        /// What keys came to by way of an input method, or of several keys together, for the text that has the caret;
        /// see ``DisplaySurface/setTextInput(active:caretRect:)``.
        case text(TextInputChange)
        /// The keys that are down will go up where it cannot be seen: somebody else took the keyboard.
        case keysCancelled
    }

    /// Whether it is a step of a movement, of which many follow each other.
    package var isMove: Bool {
        switch kind {
        case .pointerMoved, .touches(.moved, _), .scroll(_, isContinuous: true, _), .transform(.moved, _, _, _): true
        default: false
        }
    }

    /// Where in their life fingers are. ``cancelled`` is an end without the person's doing.
    package enum TouchPhase: Sendable { case began, moved, ended, cancelled }
}
