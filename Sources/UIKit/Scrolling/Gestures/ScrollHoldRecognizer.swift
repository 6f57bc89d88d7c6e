import DisplayServer

/// The recognizer of a scroll view that holds a touch back from the content until it is clear that it is not a drag
/// (SV-01, SV-08).
///
/// It fails after a moment, which delivers the touch to the content. If a drag begins before that, the content never
/// receives the touch. A touch that stops moving content is not delivered at all (SC-19); neither is the press of a
/// pointer that stops coasting. No other press is held back.
final class ScrollHoldRecognizer: UIGestureRecognizer {
    /// The time in seconds for which touches are held (SV-02).
    static let holdTime: TimeInterval = 0.15

    private var scrollView: UIScrollView? { view as? UIScrollView }
    private var timer: Scheduler.Task?
    private var hasStoppedMovement = false

    /// A Boolean value that indicates whether the content receives the touches.
    private(set) var hasReleasedTouches = false

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        // If scrolling is disabled, the pan recognizer does not notice the end of the touch.
        if hasStoppedMovement, let scrollView, !scrollView.isTouched { scrollView.movement.settle() }
        hasStoppedMovement = false
        hasReleasedTouches = false
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        let isPress = event.allTouches?.contains { $0.type == .indirectPointer && $0.phase == .began } ?? false
        return (!isPress || scrollView?.movement.isDecelerating == true) && super.shouldReceive(event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, timer == nil, let scrollView else { return }
        if touches.contains(where: { $0.type == .indirectPointer }) {
            hasStoppedMovement = scrollView.movement.stopCoasting()
            state = hasStoppedMovement ? .began : .failed
            return
        }
        guard scrollView.isScrollEnabled || scrollView.canZoom else { return release(with: event) }
        if scrollView.movement.isMoving, scrollView.movement.dragSource == nil {
            scrollView.movement.stop()
            hasStoppedMovement = true
            state = .began
            return
        }
        // Only content is held back: the view itself receives its own touches immediately.
        let isOnContent = touches.contains { $0.view !== scrollView }
        guard isOnContent, scrollView.delaysContentTouches, scrollView.scrollableAxes != [] || scrollView.canZoom else {
            return release(with: event)
        }
        timer = scheduler?.schedule(after: ScrollHoldRecognizer.holdTime) { [weak self, weak event] in
            guard let self else { return }
            self.timer = nil
            if self.state == .possible { self.arbiter.delivery { self.release(with: event) } }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, timer != nil {
            // A quick tap reaches the content: its beginning and its end, one after the other (SV-03).
            release(with: event)
        } else if numberOfTouches <= touches.count, state == .began || state == .changed {
            state = .ended
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Delivers the touches to the content, if the scroll view permits it (SV-04, SV-05).
    private func release(with event: UIEvent?) {
        timer?.cancel()
        timer = nil
        guard let scrollView else { return }
        var touchesByView: [ObjectIdentifier: (view: UIView, touches: Set<UITouch>)] = [:]
        for touch in tracking.touches {
            guard let target = touch.view, target !== scrollView else { continue }
            touchesByView[ObjectIdentifier(target), default: (target, [])].touches.insert(touch)
        }
        let isPermitted = touchesByView.values.allSatisfy {
            scrollView.touchesShouldBegin($0.touches, with: event, in: $0.view)
        }
        hasReleasedTouches = isPermitted && !touchesByView.isEmpty
        state = isPermitted ? .failed : .began
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // A tap that stops moving content is not a tap on the content.
        guard hasStoppedMovement, let view, let other = preventedGestureRecognizer.view, other !== view else {
            return false
        }
        return other.isDescendant(of: view) && !(preventedGestureRecognizer is ScrollPanRecognizer)
    }
}
