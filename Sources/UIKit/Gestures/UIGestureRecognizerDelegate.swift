/// Methods that take part in the decisions about a gesture recognizer.
///
/// ```swift
/// final class MapController: UIViewController, UIGestureRecognizerDelegate {
///     func gestureRecognizer(
///         _ gestureRecognizer: UIGestureRecognizer,
///         shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
///     ) -> Bool {
///         gestureRecognizer is UIPinchGestureRecognizer
///     }
///
///     func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
///         !(touch.view is UIControl)
///     }
/// }
/// ```
///
/// All methods are optional: by default, a recognizer receives all touches, and does not recognize its gesture
/// simultaneously with another one. Swift selects the implementations where the conformance is declared, so a subclass
/// of a conforming class cannot add one; implement the method in the class that conforms and override it in the
/// subclass.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Asks the delegate whether the recognizer can leave `.possible`. If not, it fails. The default is true (GR-36).
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Asks the delegate whether both gestures can be recognized simultaneously. They can if either delegate returns
    /// true. The default is false (GR-31).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks the delegate whether `gestureRecognizer` must wait for the other one to fail. The default is false (GR-35).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks the delegate whether the other recognizer must wait for `gestureRecognizer` to fail. The default is false
    /// (GR-35).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks the delegate whether the recognizer receives a new touch. The default is true (GR-14).
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    /// Asks the delegate whether the recognizer receives a new press. The default is true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

    /// Asks the delegate whether the recognizer receives the input that starts with an event. It is asked before the
    /// touch or press. The default is true.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }

    /// Returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }

    /// Returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}
