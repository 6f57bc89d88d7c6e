import QuartzCore

/// A number that a control paints, and that takes a moment to become another: where a knob is, how far a bar has come.
@MainActor final class MovingNumber: FrameListener {
    /// What is to be painted now.
    private(set) var shown: CGFloat
    private weak var view: UIView?
    private var start: CGFloat = 0
    private var end: CGFloat = 0
    private var begin: TimeInterval?
    private var isMoving = false
    private var isWaiting = false

    /// In seconds.
    private static let duration: TimeInterval = 0.2
    private static let pace = CAMediaTimingFunction(name: .easeInEaseOut)

    init(_ value: CGFloat) { shown = value }

    /// Makes the number another: at once, or by and by if it is `animated` and `view`, which paints it, is shown.
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
        let share = (time - begin) / MovingNumber.duration
        isMoving = share < 1
        shown = isMoving ? start + (end - start) * CGFloat(MovingNumber.pace.value(at: share)) : end
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
