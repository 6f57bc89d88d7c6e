/// The recognizer of presses beside the actions of an open row, which close it (SW-06).
///
/// A press of another row closes immediately; a press of the open row closes when it ends, because it can become a
/// swipe. Neither press is delivered to the row.
@MainActor final class SwipeDismissRecognizer: UIGestureRecognizer {
    weak var controller: SwipeController?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        controller?.session != nil && super.shouldReceive(event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard let session = controller?.session, let target = touches.first?.view else {
            state = .failed
            return
        }
        if target.isDescendant(of: session.view) {
            state = .failed
        } else if !target.isDescendant(of: session.cell) {
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches <= touches.count { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}
