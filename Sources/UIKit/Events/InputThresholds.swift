/// The distances and times that distinguish user input on a display.
///
/// The interval and the distance of multiple clicks follow the settings of the display's desktop.
///
/// iOS documents none of these values. They are chosen separately for fingers, pens and pointers: a finger covers its
/// target and rolls when lifted; a pen has a visible tip but is held free-hand; a pointer is precise.
package struct InputThresholds: Sendable {
    /// The default thresholds, for input that belongs to no display.
    static let standard = InputThresholds()

    /// The thresholds of the display on which new windows appear.
    @MainActor package static var current: InputThresholds { UIApplication.shared.displays.current.inputThresholds }

    /// The maximum time, in seconds, until the next tap of a multi-tap (TE-10). This is the usual double-click time of
    /// desktops.
    package var multiTapInterval: TimeInterval = 0.4
    /// The maximum distance, in points, between the taps of a finger in a multi-tap. Two taps of one finger rarely
    /// differ by more.
    package var multiTapDistance: CGFloat = 20
    /// The maximum distance, in points, between the taps of a pen in a multi-tap: a pen is aimed well, but bounces.
    package var multiTapPenDistance: CGFloat = 10
    /// The maximum distance, in points, between the clicks of a pointer in a multi-click. This is the usual
    /// double-click distance of desktops.
    package var multiClickDistance: CGFloat = 5
    /// The distance, in points, that a finger can move during a tap: about the roll of a fingertip.
    package var tapSlop: CGFloat = 10
    /// The distance, in points, that a pen can move during a tap: its tip slides more easily than a fingertip rolls.
    package var tapPenSlop: CGFloat = 6
    /// The distance, in points, that a pointer can move during a click: the tremor of a hand on a button.
    package var clickSlop: CGFloat = 4
    /// The time, in seconds, after which a touch counts as held rather than tapped.
    package var touchHoldTime: TimeInterval = 0.5
    /// The maximum duration, in seconds, of a tap with a finger or pen: long enough for slow hands, and short enough to
    /// distinguish it from a long press.
    package var maximumTapDuration: TimeInterval = 0.75
    /// The maximum duration of a click. It is unlimited, because desktops accept a button held for any time as a click.
    package var maximumClickDuration: TimeInterval = .infinity
    /// The distance, in points, that the centroid of fingers must move to start a drag. It equals `tapSlop`, so that
    /// each movement is either a tap or a drag.
    package var panSlop: CGFloat = 10
    /// The same distance for a pen.
    package var panPenSlop: CGFloat = 6
    /// The same distance for a pointer.
    package var panPointerSlop: CGFloat = 4
    /// The average change, in points, of the fingers' distance from their centroid that starts a pinch. Two fingers
    /// that drag approach each other by about this much.
    package var pinchSlop: CGFloat = 6
    /// The average distance, in points, that fingers must move along the circle around their centroid to start a
    /// rotation.
    package var rotationSlop: CGFloat = 6
    /// The relative change of scale that starts a pinch on a touchpad. It is small because touchpads distinguish
    /// pinches from scrolling themselves.
    package var touchpadPinchSlop: CGFloat = 0.02
    /// The angle, in radians, that starts a rotation on a touchpad: about three degrees, more than a pinch rotates
    /// unintentionally.
    package var touchpadRotationSlop: CGFloat = 0.05
    /// The maximum duration of a swipe, in seconds. A longer movement is a drag.
    package var swipeDuration: TimeInterval = 0.5
    /// The minimum length of a swipe, in points, at the lowest and the highest swipe speed.
    package var swipeDistances: (slow: CGFloat, fast: CGFloat) = (30, 60)
    /// The maximum ratio of a swipe's movement across its direction to that along it, at the lowest and the highest
    /// swipe speed: 20 and 45 degrees.
    package var swipeSlopes: (slow: CGFloat, fast: CGFloat) = (0.36, 1)
    /// The lowest and the highest swipe speed, in points per second. A calm stroke takes a third of a second for 100
    /// points, a flick a tenth.
    package var swipeSpeeds: (slow: CGFloat, fast: CGFloat) = (300, 1000)
    /// The distance, in points, from the window's edge within which a finger starts an edge pan: half of a fingertip.
    package var edgeWidth: CGFloat = 20
    /// The same distance for a pen and a pointer, which are precise but must be able to miss the border.
    package var edgePointerWidth: CGFloat = 8
    /// The speed, in points per second, from which the direction of the last movement decides whether a drag goes back;
    /// below, the distance decides (NC-13).
    package var popSpeed: CGFloat = 300
    /// The length of time, in seconds, before the last movement from which a velocity is computed: about six samples at
    /// 60 Hz.
    package var velocityWindow: TimeInterval = 0.1
    /// The time without movement, in seconds, after which fingers are at rest and have no velocity.
    package var velocityRest: TimeInterval = 0.1
    /// The usual interval between events, in seconds, which is assumed for the first scroll event.
    package var usualEventInterval: TimeInterval = 1.0 / 60
    /// The time without an event, in seconds, after which scrolling has ended. X does not report the end of scrolling;
    /// a finger that turns a wheel slowly pauses about a tenth of a second between notches.
    package var scrollEndDelay: TimeInterval = 0.15
    /// The speed, in points per second, from which scrolling on a touchpad is a flick, after which content coasts.
    /// Fingers that move this fast do not pause between two events, so that the end is noticed sooner (SC-57).
    package var scrollFlickSpeed: CGFloat = 300
    /// The shortest time without an event, in seconds, after which a flick on a touchpad has ended: a late event does
    /// not end it.
    package var shortestScrollEndDelay: TimeInterval = 0.025
    /// The number of usual intervals between events without an event after which a flick on a touchpad has ended.
    package var scrollEndIntervals: Double = 3
    /// The distance, in points, that the pointer must move for further scroll events to start a new scroll gesture.
    package var scrollRetargetDistance: CGFloat = 10
    /// The distance, in points, that a finger can move outside a control and still count as inside, because it covers
    /// the control (CT-07).
    package var controlSlop: CGFloat = 70
    /// The same distance for a pen, which covers little.
    package var controlPenSlop: CGFloat = 20
    /// The same distance for a pointer, which is precise.
    package var controlPointerSlop: CGFloat = 0

    /// Creates the default thresholds.
    package init() {}

    func multiTapDistance(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: multiTapDistance, pen: multiTapPenDistance, pointer: multiClickDistance)
    }

    func tapSlop(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: tapSlop, pen: tapPenSlop, pointer: clickSlop)
    }

    func controlSlop(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: controlSlop, pen: controlPenSlop, pointer: controlPointerSlop)
    }

    func maximumTapDuration(for type: UITouch.TouchType) -> TimeInterval {
        type == .indirectPointer ? maximumClickDuration : maximumTapDuration
    }

    func panSlop(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: panSlop, pen: panPenSlop, pointer: panPointerSlop)
    }

    func pinchSlop(for type: UITouch.TouchType) -> CGFloat { pinchSlop }

    func rotationSlop(for type: UITouch.TouchType) -> CGFloat { rotationSlop }

    func edgeWidth(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: edgeWidth, pen: edgePointerWidth, pointer: edgePointerWidth)
    }

    /// Returns the minimum length and the maximum slant of a swipe with a speed in points per second.
    func swipe(speed: CGFloat) -> (distance: CGFloat, slant: CGFloat) {
        let part = min(1, max(0, (speed - swipeSpeeds.slow) / max(1, swipeSpeeds.fast - swipeSpeeds.slow)))
        return (
            swipeDistances.slow + (swipeDistances.fast - swipeDistances.slow) * part,
            swipeSlopes.slow + (swipeSlopes.fast - swipeSlopes.slow) * part
        )
    }

    private func choose(_ type: UITouch.TouchType, finger: CGFloat, pen: CGFloat, pointer: CGFloat) -> CGFloat {
        switch type {
        case .direct, .indirect: finger
        case .pencil: pen
        case .indirectPointer: pointer
        }
    }
}

extension UIView {
    /// The thresholds of the display that shows the view.
    var inputThresholds: InputThresholds { windowStorage?.windowScene?.display.inputThresholds ?? .standard }
}

extension UIGestureRecognizer {
    /// The thresholds of the display that shows the recognizer's view.
    var inputThresholds: InputThresholds { view?.inputThresholds ?? .standard }
}
