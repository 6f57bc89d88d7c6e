import DisplayServer

/// Arbitrates between the gesture recognizers of one window. It tracks every touch that is down and the recognizers
/// that track it. Only the arbiter moves a recognizer from one state to another.
///
/// A delivery has these steps, in this order:
///
/// 1. New touches are assigned to recognizers, those of the hit view first (`+Touches`).
/// 2. Recognizers receive the changes, the deepest first. The states they request are decided immediately
///    (`+Decisions`).
/// 3. Recognizers that waited for others that have failed by now proceed.
/// 4. Views are notified: of touches that were taken from them, of delayed touches, and of the event itself
///    (``TouchDelivery``).
/// 5. Actions are sent (GR-04).
/// 6. Recognizers that have finished are reset.
///
/// Timers and app code may request states between deliveries. Step 3 and the following steps are then performed
/// immediately.
@MainActor final class GestureArbiter {
    /// The arbiter for recognizers outside windows. Their states follow the same rules, without competition.
    static let windowless = GestureArbiter()

    /// The recognizers that track input or have just stopped doing so: the deepest first, within a view in the order in
    /// which they were added.
    var contenders: [UIGestureRecognizer] = []
    let views = TouchDelivery()

    /// The number of nested deliveries in progress.
    private var deliveries = 0
    private var isSettling = false
    /// The actions to send, and the state for which each is sent.
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var nextAction = 0
    /// A Boolean value that indicates whether a recognizer may have finished its tracking.
    var hasFinished = false
    /// A Boolean value that indicates whether a recognizer waits for others to fail.
    var hasWaiting = false
    /// The current scroll gesture.
    var scrolling: ScrollOrTransformSequence?
    /// The current touchpad gesture.
    var transforming: ScrollOrTransformSequence?

    /// The recognizers whose cyclic failure requirements have been reported.
    var cyclesReported: Set<ObjectIdentifier> = []

    /// The diagnostic overlay while it is visible.
    var overlay: GestureOverlay?
    var overlayTouches: [UITouch] = []
    weak var overlayWindow: UIWindow?

    // Storage that is reused for each delivery.
    var changedTouches: [UITouch] = []
    var changedSet: Set<UITouch> = []

    // MARK: Deliveries

    /// Runs one delivery: `body` notifies recognizers and views, and all consequences are processed before this method
    /// returns.
    func delivery(_ body: () -> Void) {
        deliveries += 1
        body()
        deliveries -= 1
        settle()
    }

    /// Performs steps 3 to 6 until nothing is left to do.
    func settle() {
        guard deliveries == 0, !isSettling else { return }
        isSettling = true
        repeat {
            decideWaiting()
            views.settle()
        } while sendNextAction() || finishNext()
        isSettling = false
        if overlay != nil { updateOverlay() }
    }

    /// Moves a recognizer to the next state, and queues its actions.
    func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        let old = recognizer.rawState
        recognizer.rawState = state
        GestureDiagnostics.observer?(recognizer, old, state)
        overlay?.note(recognizer, state)
        if state.sendsAction { actions.append((recognizer, state)) }
        if state.isTerminal {
            recognizer.tracking.pendingState = nil
            recognizer.tracking.pendingFinalState = nil
            hasFinished = true
        }
    }

    /// Sends the next queued action.
    ///
    /// - Returns: True if an action was sent.
    private func sendNextAction() -> Bool {
        guard nextAction < actions.count else { return false }
        let (recognizer, state) = actions[nextAction]
        nextAction += 1
        if nextAction == actions.count {
            actions.removeAll(keepingCapacity: true)
            nextAction = 0
        }
        recognizer.presentedState = state
        recognizer.actions.send(from: recognizer)
        recognizer.presentedState = nil
        return true
    }

    // MARK: Resetting recognizers

    /// Resets one recognizer that has finished: after its action (GR-05), and if it failed, not before its touches were
    /// lifted (GR-06).
    ///
    /// - Returns: True if a recognizer was reset.
    private func finishNext() -> Bool {
        guard hasFinished else { return false }
        for recognizer in contenders where recognizer.rawState.isTerminal {
            if recognizer.rawState == .failed, recognizer.tracking.hasActiveInput { continue }
            finish(recognizer)
            return true
        }
        hasFinished = false
        return false
    }

    /// Ends a tracking. The recognizer is then ready for another one.
    func finish(_ recognizer: UIGestureRecognizer) {
        contenders.removeAll { $0 === recognizer }
        recognizer.tracking.nextStrokeTimer?.cancel()
        recognizer.reset()
        for touch in recognizer.tracking.touches { touch.drop(recognizer) }
        if let location = recognizer.tracking.centroid { recognizer.tracking.lastLocation = location }
        var fresh = GestureTracking()
        fresh.lastLocation = recognizer.tracking.lastLocation
        recognizer.tracking.sequence?.recognizers.removeAll { $0 === recognizer }
        recognizer.tracking = fresh
        let old = recognizer.rawState
        recognizer.rawState = .possible
        if old != .possible { GestureDiagnostics.observer?(recognizer, old, .possible) }
        // A view's touch may have been delayed by the recognizer.
        views.needsSettling = true
    }

    /// Adds a recognizer to the contenders.
    func addContender(_ recognizer: UIGestureRecognizer) {
        guard !contenders.contains(where: { $0 === recognizer }) else { return }
        let index = contenders.firstIndex { GestureArbiter.precedes(recognizer, $0) } ?? contenders.count
        contenders.insert(recognizer, at: index)
    }

    /// Returns a Boolean value that indicates whether `a` is notified before `b` and takes precedence over it.
    /// Recognizers of deeper views come first (GR-12, GR-37); within a view the order is that of addition, except that
    /// a tap recognizer that requires more taps precedes one that requires fewer (GR-33).
    private static func precedes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let first = a.view, let second = b.view else { return a.view != nil }
        if first !== second { return first.depth > second.depth }
        if let tapsA = a.tapCountForOrder, let tapsB = b.tapCountForOrder, tapsA != tapsB { return tapsA > tapsB }
        for recognizer in first.gestureStorage {
            if recognizer === a { return true }
            if recognizer === b { return false }
        }
        return false
    }
}

extension UIView {
    /// The number of superviews.
    fileprivate var depth: Int {
        var count = 0
        var view = superviewStorage
        while let current = view {
            count += 1
            view = current.superviewStorage
        }
        return count
    }
}
