import DisplayServer

/// Decides, for one window, who may have which touches: it knows every touch that is down and every recognizer that is about
/// one, and nobody else moves a recognizer from one state to another.
///
/// One delivery has these steps, in this order:
///
/// 1. Touches that came down get their recognizers, those of the hit view first (`+Touches`).
/// 2. Recognizers hear of what changed, the deepest first. What they ask for is decided at once (`+Decisions`).
/// 3. Those that waited for others which have failed by now go on.
/// 4. Views hear: of what is taken from them, of what was withheld, and of the event itself (``TouchDelivery``).
/// 5. Actions are sent (GR-04).
/// 6. What is over is reset.
///
/// Timers and app code may ask for states between deliveries; then the steps from 3 on follow at once.
@MainActor final class GestureArbiter {
    /// For recognizers in no window: their states follow the same rules, without a contest.
    static let outsideOfWindows = GestureArbiter()

    /// Recognizers that are about something, or have been until a moment ago: the deepest first, within a view in the order
    /// they were added.
    var contenders: [UIGestureRecognizer] = []
    let views = TouchDelivery()

    /// How many deliveries are going on, one in another.
    private var deliveries = 0
    private var isSettling = false
    /// Actions that are to be sent, and the state they are for.
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    private var nextAction = 0
    /// Whether somebody's attempt may be over.
    var hasFinished = false
    /// Whether somebody waits for others to fail.
    var hasWaiting = false
    /// The scrolling and the touchpad gesture that go on.
    var scrolling: PointerSequence?
    var transforming: PointerSequence?

    /// Recognizers whose waiting for each other was reported.
    var cyclesReported: Set<ObjectIdentifier> = []

    // Memory that is used again by each delivery.
    var changedTouches: [UITouch] = []
    var changedSet: Set<UITouch> = []

    // MARK: Deliveries

    /// Runs one delivery: `body` tells recognizers and views, and what follows from it is done before this returns.
    func delivery(_ body: () -> Void) {
        deliveries += 1
        body()
        deliveries -= 1
        settle()
    }

    /// Steps 3 to 6, until nothing is left to do.
    func settle() {
        guard deliveries == 0, !isSettling else { return }
        isSettling = true
        repeat {
            decideWaiting()
            views.settle()
        } while sendNextAction() || finishNext()
        isSettling = false
    }

    /// Puts a recognizer into a state that follows its present one, and remembers to tell of it.
    func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.rawState = state
        if state.sendsAction { actions.append((recognizer, state)) }
        if state.isTerminal {
            recognizer.attempt.wanted = nil
            recognizer.attempt.wantedEnd = nil
            hasFinished = true
        }
    }

    /// - Returns: whether there was one.
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

    // MARK: The end of attempts

    /// Resets one recognizer that is done: after its action (GR-05), and not before its touches were lifted if it has
    /// failed (GR-06).
    ///
    /// - Returns: whether there was one.
    private func finishNext() -> Bool {
        guard hasFinished else { return false }
        for recognizer in contenders where recognizer.rawState.isTerminal {
            if recognizer.rawState == .failed, recognizer.attempt.isGoingOn { continue }
            finish(recognizer)
            return true
        }
        hasFinished = false
        return false
    }

    /// Ends an attempt: afterwards the recognizer is ready for another.
    func finish(_ recognizer: UIGestureRecognizer) {
        contenders.removeAll { $0 === recognizer }
        recognizer.attempt.grace?.cancel()
        recognizer.reset()
        for touch in recognizer.attempt.touches { touch.drop(recognizer) }
        if let location = recognizer.attempt.centroid { recognizer.attempt.lastLocation = location }
        var fresh = GestureAttempt()
        fresh.lastLocation = recognizer.attempt.lastLocation
        recognizer.attempt.sequence?.recognizers.removeAll { $0 === recognizer }
        recognizer.attempt = fresh
        recognizer.rawState = .possible
        // A view may have waited for it.
        views.needsSettling = true
    }

    /// Makes a recognizer one of those that are about something.
    func enlist(_ recognizer: UIGestureRecognizer) {
        guard !contenders.contains(where: { $0 === recognizer }) else { return }
        let place = contenders.firstIndex { GestureArbiter.precedes(recognizer, $0) } ?? contenders.count
        contenders.insert(recognizer, at: place)
    }

    /// The order in which recognizers are told, and in which they win: the deepest view first (GR-12, GR-37); within a view
    /// as they were added, but a tap that needs more taps before one that needs fewer (GR-33).
    private static func precedes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let first = a.view, let second = b.view else { return a.view != nil }
        if first !== second { return first.depth > second.depth }
        if let tapA = a as? UITapGestureRecognizer, let tapB = b as? UITapGestureRecognizer,
            tapA.numberOfTapsRequired != tapB.numberOfTapsRequired
        {
            return tapA.numberOfTapsRequired > tapB.numberOfTapsRequired
        }
        for recognizer in first.gestureStorage {
            if recognizer === a { return true }
            if recognizer === b { return false }
        }
        return false
    }
}

extension UIView {
    /// How many views it is in.
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
