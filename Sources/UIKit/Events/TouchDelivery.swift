/// What the views of one window hear of their touches.
///
/// Each touch has a stream to the view it began in. Recognizers can withhold its beginning or its end until they have decided
/// (GR-21, GR-22), and can take the rest of it away (GR-20):
///
/// | recognizers of the touch | beginning | end | afterwards |
/// |---|---|---|---|
/// | one is undecided and `delaysTouchesBegan` | withheld | withheld | – |
/// | one is undecided and `delaysTouchesEnded` | delivered | withheld | – |
/// | one recognized and `cancelsTouchesInView` | dropped | dropped | cancelled, if the view had heard of it; `view` is nil |
/// | all others | delivered | delivered | – |
@MainActor final class TouchDelivery {
    /// Touches of which something is withheld.
    private var held: [UITouch] = []
    /// Touches that were taken from their views, who have to be told.
    private var taken: [UITouch] = []
    /// Whether a recognizer has decided since views were told last.
    var needsSettling = false

    // Memory that is used again by each delivery.
    private var groups: [Group] = []

    private struct Group {
        let view: UIView
        let phase: UITouch.Phase
        var touches: [UITouch]
        let event: UITouchesEvent
    }

    // MARK: The event

    /// Delivers what changed in the event for `window`: one call a view and phase, with just the touches concerned (TE-04).
    func deliver(_ event: UITouchesEvent, in window: UIWindow) {
        for touch in event.ordered where touch.window === window && touch.phase != .stationary {
            guard let view = touch.view, !touch.stream.isTaken else { continue }
            if touch.phase == .began { touch.stream.event = event }
            // A view that was not told of the beginning, because an override kept the event, is told of nothing else.
            guard touch.phase == .began || touch.stream.isOwed || touch.stream.withholdsBegan else { continue }
            switch touch.phase {
            case .began where touch.isBeginningHeldBack:
                touch.stream.withholdsBegan = true
                held.append(touch)
            case .ended where touch.stream.withholdsBegan:
                touch.stream.withholdsEnded = true
            case .ended where touch.isEndHeldBack:
                touch.stream.withholdsEnded = true
                held.append(touch)
            case .moved where touch.stream.withholdsBegan:
                break
            default:
                add(touch, touch.phase, view, event)
            }
        }
        sendGroups()
    }

    private func add(_ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView, _ event: UITouchesEvent) {
        if let index = groups.firstIndex(where: { $0.view === view && $0.phase == phase && $0.event === event }) {
            groups[index].touches.append(touch)
        } else {
            groups.append(Group(view: view, phase: phase, touches: [touch], event: event))
        }
    }

    private func sendGroups() {
        guard !groups.isEmpty else { return }
        let sending = groups
        groups.removeAll(keepingCapacity: true)
        for group in sending { send(group) }
    }

    private func send(_ group: Group) {
        // A handler may have cancelled what has not been delivered yet.
        let touches = group.touches.filter { touch in
            guard touch.view === group.view, touch.phase != .cancelled || group.phase == .cancelled else {
                return false
            }
            return group.phase == .began ? !touch.stream.isTaken : touch.stream.isOwed
        }
        guard !touches.isEmpty else { return }
        let set = Set(touches)
        switch group.phase {
        case .began:
            for touch in touches { touch.stream.isOwed = true }
            group.view.touchesBegan(set, with: group.event)
        case .moved:
            group.view.touchesMoved(set, with: group.event)
        case .ended:
            for touch in touches { touch.stream.isOwed = false }
            group.view.touchesEnded(set, with: group.event)
        case .cancelled:
            for touch in touches { touch.stream.isOwed = false }
            group.view.touchesCancelled(set, with: group.event)
        default:
            break
        }
    }

    // MARK: What recognizers decide

    /// A recognizer has the touch: its view hears that it is cancelled, or nothing at all.
    func take(_ touch: UITouch) {
        guard !touch.stream.isTaken, touch.view != nil else { return }
        touch.stream.isTaken = true
        taken.append(touch)
        needsSettling = true
    }

    /// Tells views what was decided: first what was taken from them, then what was withheld.
    func settle() {
        while needsSettling {
            needsSettling = false
            cancelTaken()
            release()
        }
    }

    private func cancelTaken() {
        guard !taken.isEmpty else { return }
        let touches = taken
        taken.removeAll(keepingCapacity: true)
        held.removeAll { $0.stream.isTaken }
        tellCancelled(touches, with: nil)
    }

    private func tellCancelled(_ touches: [UITouch], with event: UITouchesEvent?) {
        for touch in touches where touch.stream.isOwed {
            if let view = touch.view, let event = event ?? touch.stream.event { add(touch, .cancelled, view, event) }
        }
        let phases = touches.map(\.phase)
        for touch in touches { touch.phase = .cancelled }
        withTouches(touches) { sendGroups() }
        for (touch, phase) in zip(touches, phases) {
            touch.phase = phase
            // Nobody receives it any more (HT-24).
            touch.view = nil
            touch.stream = UITouch.Stream(isTaken: true)
        }
    }

    /// Delivers what nobody withholds any more: the beginning, and the end if the finger was lifted.
    private func release() {
        guard !held.isEmpty else { return }
        let ready = held.filter { touch in
            let isDelayed = touch.stream.withholdsBegan && touch.isBeginningHeldBack
            return !isDelayed
                && !(touch.stream.withholdsEnded && !touch.stream.withholdsBegan
                    && touch.isEndHeldBack)
        }
        guard !ready.isEmpty else { return }
        held.removeAll { touch in ready.contains { $0 === touch } }
        let phases = ready.map(\.phase)
        withTouches(ready) {
            for touch in ready where touch.stream.withholdsBegan {
                touch.stream.withholdsBegan = false
                guard let view = touch.view, let event = touch.stream.event else { continue }
                touch.phase = .began
                add(touch, .began, view, event)
            }
            sendGroups()
            for touch in ready where touch.stream.withholdsEnded {
                // Those who want to see the end before the view does may still be undecided.
                if touch.isEndHeldBack {
                    held.append(touch)
                    continue
                }
                touch.stream.withholdsEnded = false
                guard let view = touch.view, let event = touch.stream.event else { continue }
                touch.phase = .ended
                add(touch, .ended, view, event)
            }
            sendGroups()
        }
        for (touch, phase) in zip(ready, phases) where touch.phase != .cancelled { touch.phase = phase }
    }

    /// Runs `body` while touches that have left their events are in them again.
    private func withTouches(_ touches: [UITouch], _ body: () -> Void) {
        for touch in touches {
            guard let event = touch.stream.event, !event.ordered.contains(where: { $0 === touch }) else { continue }
            event.ordered.append(touch)
            event.visiting.append(touch)
        }
        body()
        for touch in touches {
            guard let event = touch.stream.event, event.visiting.contains(where: { $0 === touch }) else { continue }
            event.visiting.removeAll { $0 === touch }
            event.ordered.removeAll { $0 === touch }
        }
    }

    // MARK: Cancelling

    /// Tells the views that receive `touches` that they are cancelled; afterwards no view receives them (HT-24).
    func cancel(_ touches: [UITouch], with event: UITouchesEvent) {
        held.removeAll { touch in touches.contains { $0 === touch } }
        for touch in touches where touch.stream.isOwed {
            if let view = touch.view { add(touch, .cancelled, view, event) }
        }
        sendGroups()
        for touch in touches {
            touch.view = nil
            touch.stream = UITouch.Stream(isTaken: true)
        }
    }

    /// A view, with all in it, leaves: what it was told of is cancelled.
    func viewWillLeave(_ view: UIView) {
        let leaving = held.filter { $0.view?.isDescendant(of: view) ?? false }
        guard !leaving.isEmpty else { return }
        held.removeAll { touch in leaving.contains { $0 === touch } }
        tellCancelled(leaving, with: nil)
    }
}

extension UITouch {
    /// What the touch's view has been told, and what it has not been told yet.
    struct Stream {
        /// Whether the view heard of the beginning and is owed exactly one end (TE-13).
        var isOwed = false
        var withholdsBegan = false
        var withholdsEnded = false
        /// Whether a recognizer has it, or it was cancelled: the view hears no more.
        var isTaken = false
        /// The event it began in.
        var event: UITouchesEvent?

        init(isTaken: Bool = false) { self.isTaken = isTaken }
    }

    /// Whether an undecided recognizer of the touch delays its beginning.
    fileprivate var isBeginningHeldBack: Bool {
        for recognizer in recognizers where recognizer.isUndecided && recognizer.delaysTouchesBegan { return true }
        return false
    }

    /// Whether an undecided recognizer of the touch delays its end.
    fileprivate var isEndHeldBack: Bool {
        for recognizer in recognizers where recognizer.isUndecided && recognizer.delaysTouchesEnded { return true }
        return false
    }
}
