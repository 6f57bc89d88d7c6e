import DisplayServer

/// A continuous gesture recognizer for fingers that are held still.
///
/// ```swift
/// let press = UILongPressGestureRecognizer(target: self, action: EditorController.pressed)
/// press.minimumPressDuration = 0.3
/// press.allowableMovement = 5
/// view.addGestureRecognizer(press)
/// ```
///
/// The gesture begins when the fingers have been down for the minimum duration, changes as they move afterwards, and
/// ends when a finger is lifted. By default, it is one finger that is held for 0.5 seconds and moves by at most 10
/// points before the gesture begins; afterwards, movement is not limited.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum time that the fingers must be held, in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The maximum movement of a finger before the gesture begins, in points. Afterwards movement is not limited. The
    /// default is 10.
    open var allowableMovement: CGFloat = 10

    /// The number of taps that must precede the press. The default is 0.
    open var numberOfTapsRequired = 0

    /// The number of fingers that must press. The default is 1.
    open var numberOfTouchesRequired = 1

    private var tapCount = 0
    private var pressStart: TimeInterval = 0
    private var isComplete = false
    private var deadline: Scheduler.Task?

    package override var takesPresses: Bool { choosesPresses }
    package override var waitsForMoreTouches: Bool { tapCount > 0 }
    package override var acceptsMoreTouches: Bool {
        !rawState.isActive || tracking.downCount < numberOfTouchesRequired
    }

    open override func reset() {
        super.reset()
        tapCount = 0
        isComplete = false
        deadline?.cancel()
        deadline = nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !rawState.isActive else { return }
        guard tracking.downCount <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if tracking.downCount == touches.count {
            pressStart = event.timestamp
            deadline?.cancel()
            deadline = nil
        }
        guard tracking.downCount == numberOfTouchesRequired else { return }
        isComplete = true
        guard tapCount >= numberOfTapsRequired else {
            schedule(at: pressStart + inputThresholds.touchHoldTime, .failed)
            return
        }
        if minimumPressDuration <= 0 {
            state = .began
        } else {
            schedule(at: event.timestamp + minimumPressDuration, .began)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if rawState.isActive {
            state = .changed
        } else if tracking.pendingState == nil, touches.contains(where: { $0.hasMoved(beyond: allowableMovement) }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if rawState.isActive || tracking.pendingState != nil {
            state = .ended
            return
        }
        guard isComplete, tapCount < numberOfTapsRequired else {
            state = .failed
            return
        }
        guard isLastFingerLifted else { return }
        tapCount += 1
        isComplete = false
        schedule(at: pressStart + inputThresholds.multiTapInterval, .failed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        schedule(at: event.timestamp + minimumPressDuration, .began)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = rawState.isActive ? .ended : .failed
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .cancelled }

    private func schedule(at time: TimeInterval, _ state: State) {
        deadline?.cancel()
        deadline = scheduler?.schedule(at: time) { [weak self] in self?.state = state }
    }
}
