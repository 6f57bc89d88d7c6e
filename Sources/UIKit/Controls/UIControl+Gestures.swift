// Controls against the recognizers of views around them (GR-40…GR-44).
extension UIControl {
    /// Gestures of one finger that are a control's own.
    package struct OwnGestures: OptionSet, Sendable {
        /// The gestures as bits.
        package let rawValue: Int
        /// The gestures of these bits.
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// A single tap.
        package static let tap = OwnGestures(rawValue: 1)
        /// A swipe to the left or right.
        package static let swipe = OwnGestures(rawValue: 2)
        /// Dragging to the left or right.
        package static let drag = OwnGestures(rawValue: 4)
    }

    /// Whether the control keeps its touch from a recognizer. A recognizer that leaves the touch to the view takes
    /// nothing from it, so both act (GR-44); a disabled control keeps nothing (HT-17).
    func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        let own = ownGestures
        guard !own.isEmpty, isEnabled, recognizer.view !== self, recognizer.cancelsTouchesInView,
            let touch = recognizer.attempt.touches.first, recognizer.attempt.touches.count == 1,
            // A touch that is withheld from the control will be tracked as soon as it is not.
            isTracking || touch.stream.withholdsBegan
        else { return false }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            return own.contains(.tap) && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        case let swipe as UISwipeGestureRecognizer:
            return own.contains(.swipe) && !swipe.direction.isDisjoint(with: [.left, .right])
        case let pan as UIPanGestureRecognizer:
            let way = pan.wayInScene
            return own.contains(.drag) && abs(way.dx) > abs(way.dy)
        default:
            return false
        }
    }
}
