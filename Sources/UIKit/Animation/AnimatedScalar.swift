import QuartzCore

/// A number that a control draws, with animated changes, such as the position of a knob or the length of a bar.
@MainActor final class AnimatedScalar: FrameListener {
    /// The value to draw.
    private(set) var shown: CGFloat
    private weak var view: UIView?
    private var start: CGFloat = 0
    private var end: CGFloat = 0
    private var begin: TimeInterval?
    private var isMoving = false
    private var isWaiting = false

    /// The duration of an animation, in seconds.
    private static let duration: TimeInterval = 0.2
    private static let pace = CAMediaTimingFunction(name: .easeInEaseOut)

    init(_ value: CGFloat) { shown = value }

    /// Sets the value: over time if `animated` is `true` and `view`, which draws the number, is visible; otherwise
    /// immediately.
    func set(_ value: CGFloat, animated: Bool, in view: UIView) {
        self.view = view
        guard animated, view.isShown, UIView.areAnimationsEnabled, value != shown else {
            isMoving = false
            shown = value
            return
        }
        start = shown
        end = value
        begin = nil
        isMoving = true
        waitForFrame()
    }

    func frameWillBegin(at time: TimeInterval) {
        isWaiting = false
        guard isMoving, let view else { return }
        let begin = begin ?? time
        self.begin = begin
        let share = (time - begin) / AnimatedScalar.duration
        isMoving = share < 1
        shown = isMoving ? start + (end - start) * CGFloat(AnimatedScalar.pace.value(at: share)) : end
        view.setNeedsDisplay()
        waitForFrame()
    }

    private func waitForFrame() {
        guard isMoving, !isWaiting else { return }
        guard let scene = view?.window?.windowScene else {
            isMoving = false
            shown = end
            return
        }
        isWaiting = true
        scene.notifyOfNextFrame(self)
    }
}
