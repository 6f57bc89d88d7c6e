/// The distances and times by which input is told apart, in one place that tests and apps of the toolkit can replace.
///
/// iOS documents none of these numbers. They are chosen for fingers, pens and pointers apart: a finger covers what it aims at
/// and rolls as it lifts; a pen shows its tip but is held free-hand; a pointer is exact.
package struct InputThresholds: Sendable {
    /// The thresholds in use.
    @MainActor package static var current = InputThresholds()

    /// How soon, in seconds, another touch must follow to be a second tap (TE-10). The usual double-click time of desktops.
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
    /// After how many seconds a finger or pen that is lifted has not tapped: long enough for slow hands, and soon enough that
    /// a hold can mean something else.
    package var tapHoldLimit: TimeInterval = 0.75
    /// The same for a pointer: desktops take a button that is held for long for a click all the same.
    package var clickHoldLimit: TimeInterval = .infinity
    /// How far outside of a control a finger may go and still be inside: it cannot see what it covers (CT-07).
    package var controlSlop: CGFloat = 70
    /// The same for a pen, which covers little.
    package var controlPenSlop: CGFloat = 20
    /// The same for a pointer, which is exact.
    package var controlPointerSlop: CGFloat = 0

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

    private func choose(_ type: UITouch.TouchType, finger: CGFloat, pen: CGFloat, pointer: CGFloat) -> CGFloat {
        switch type {
        case .direct, .indirect: finger
        case .pencil: pen
        case .indirectPointer: pointer
        }
    }
}
