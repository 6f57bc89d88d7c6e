/// The distances and times by which input is told apart, in one place that tests can replace.
///
/// iOS documents none of these numbers. They are chosen for fingers, pens and pointers apart: a finger covers what it
/// aims at and rolls as it lifts; a pen shows its tip but is held free-hand; a pointer is exact.
package struct InputThresholds: Sendable {
    /// The thresholds in use.
    @MainActor package static var current = InputThresholds()

    /// How soon, in seconds, another touch must follow to be a second tap (TE-10). The usual double-click time of
    /// desktops.
    package var multiTapInterval: TimeInterval = 0.4
    /// How near, in points, a finger must come down again. Two taps of one finger rarely differ by more.
    package var multiTapDistance: CGFloat = 20
    /// How near a pen must come down again: it is aimed well, but bounces.
    package var multiTapPenDistance: CGFloat = 10
    /// How near the pointer must be pressed again. The usual double-click distance of desktops.
    package var multiClickDistance: CGFloat = 5
    /// How far a finger may stray and still be tapping: about the roll of a fingertip.
    package var tapSlop: CGFloat = 10
    /// How far a pen may stray: its tip slides more easily than a fingertip rolls.
    package var tapPenSlop: CGFloat = 6
    /// How far the pointer may stray: a hand's tremor on a button.
    package var clickSlop: CGFloat = 4
    /// After how many seconds a touch is held rather than tapped.
    package var holdDuration: TimeInterval = 0.5
    /// After how many seconds a finger or pen that is lifted has not tapped: long enough for slow hands, and soon
    /// enough that a hold can mean something else.
    package var tapHoldLimit: TimeInterval = 0.75
    /// The same for a pointer: desktops take a button that is held for long for a click all the same.
    package var clickHoldLimit: TimeInterval = .infinity
    /// How far the middle of the fingers must move to be dragging, where a tap ends: no movement is both, or neither.
    package var panSlop: CGFloat = 10
    /// The same for a pen.
    package var panPenSlop: CGFloat = 6
    /// The same for a pointer.
    package var panPointerSlop: CGFloat = 4
    /// How far fingers must move from their middle, on average, to be pinching: as far as two that drag move together.
    package var pinchSlop: CGFloat = 6
    /// How far fingers must move along the circle about their middle to be turning.
    package var rotationSlop: CGFloat = 6
    /// By what part the scale of a touchpad's gesture must change: touchpads have told pinching from scrolling already.
    package var touchpadPinchSlop: CGFloat = 0.02
    /// By what angle, in radians, a touchpad's gesture must turn: about three degrees, more than a pinch turns by
    /// accident.
    package var touchpadRotationSlop: CGFloat = 0.05
    /// How many seconds a swipe may take: longer movements are dragging.
    package var swipeDuration: TimeInterval = 0.5
    /// How far, in points, a swipe of the lowest and of the highest speed must go.
    package var swipeDistances: (slow: CGFloat, fast: CGFloat) = (30, 60)
    /// How far aside, by the way along, a swipe of the lowest and of the highest speed may go: 20 and 45 degrees.
    package var swipeSlants: (slow: CGFloat, fast: CGFloat) = (0.36, 1)
    /// What the lowest and the highest speed are, in points a second. A calm stroke takes a third of a second for 100
    /// points, a flick a tenth.
    package var swipeSpeeds: (slow: CGFloat, fast: CGFloat) = (300, 1000)
    /// How near to the window's edge, in points, a finger must come down to drag from it: half of a fingertip.
    package var edgeWidth: CGFloat = 20
    /// The same for a pen and for a pointer, which are exact, but must be able to miss the border.
    package var edgePointerWidth: CGFloat = 8
    /// From how many seconds before the last movement a velocity is made: some six samples of a usual screen.
    package var velocityWindow: TimeInterval = 0.1
    /// After how many seconds without a movement fingers rest, and have no velocity.
    package var velocityRest: TimeInterval = 0.1
    /// How far apart, in seconds, events usually are: what is taken for the time of the first step of scrolling.
    package var usualEventInterval: TimeInterval = 1.0 / 60
    /// After how many seconds without an event scrolling is over. Wheels and touchpads of X do not tell; fingers that
    /// move a wheel slowly pause about a tenth of a second between notches.
    package var scrollEndDelay: TimeInterval = 0.15
    /// How far, in points, the pointer must move for scrolling to be another.
    package var scrollRetargetDistance: CGFloat = 10
    /// How far outside of a control a finger may go and still be inside: it cannot see what it covers (CT-07).
    package var controlSlop: CGFloat = 70
    /// The same for a pen, which covers little.
    package var controlPenSlop: CGFloat = 20
    /// The same for a pointer, which is exact.
    package var controlPointerSlop: CGFloat = 0

    /// The thresholds of the toolkit.
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

    func tapHoldLimit(for type: UITouch.TouchType) -> TimeInterval {
        type == .indirectPointer ? clickHoldLimit : tapHoldLimit
    }

    func panSlop(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: panSlop, pen: panPenSlop, pointer: panPointerSlop)
    }

    func pinchSlop(for type: UITouch.TouchType) -> CGFloat { pinchSlop }

    func rotationSlop(for type: UITouch.TouchType) -> CGFloat { rotationSlop }

    func edgeWidth(for type: UITouch.TouchType) -> CGFloat {
        choose(type, finger: edgeWidth, pen: edgePointerWidth, pointer: edgePointerWidth)
    }

    /// What a swipe of a speed, in points a second, must be.
    func swipe(speed: CGFloat) -> (distance: CGFloat, slant: CGFloat) {
        let part = min(1, max(0, (speed - swipeSpeeds.slow) / max(1, swipeSpeeds.fast - swipeSpeeds.slow)))
        return (
            swipeDistances.slow + (swipeDistances.fast - swipeDistances.slow) * part,
            swipeSlants.slow + (swipeSlants.fast - swipeSlants.slow) * part
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
