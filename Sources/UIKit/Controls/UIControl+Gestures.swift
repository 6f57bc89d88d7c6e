// Arbitration between controls and the gesture recognizers of views around them (GR-40…GR-44).
extension UIControl {
    /// One-finger gestures that a control handles itself.
    package struct ExclusiveGestures: OptionSet, Sendable {
        /// The bits of the gestures.
        package let rawValue: Int
        /// Creates a set from the bits of the gestures.
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// A single tap.
        package static let tap = ExclusiveGestures(rawValue: 1)
        /// A horizontal swipe.
        package static let swipe = ExclusiveGestures(rawValue: 2)
        /// A horizontal drag.
        package static let drag = ExclusiveGestures(rawValue: 4)
    }

    /// Returns a Boolean value that indicates whether the control prevents a gesture recognizer from recognizing its
    /// touch. A recognizer that does not cancel touches in its view does not interfere, so that both act (GR-44). A
    /// disabled control prevents no recognizer (HT-17).
    func prevents(_ recognizer: UIGestureRecognizer) -> Bool {
        let own = exclusiveGestures
        guard !own.isEmpty, isEnabled, recognizer.view !== self, recognizer.cancelsTouchesInView,
            let touch = recognizer.tracking.touches.first, recognizer.tracking.touches.count == 1,
            // The control does not track a withheld touch yet, but will once the touch is delivered.
            isTracking || touch.stream.isBeganDelayed
        else { return false }
        return !own.isDisjoint(with: recognizer.gesturesOfControls)
    }
}
