/// Delivers the touches of one window to its views.
///
/// Each touch has a stream of events to the view it began in. Gesture recognizers can delay its beginning or its end
/// until they have decided (GR-21, GR-22), and can cancel the rest of it (GR-20):
///
/// | recognizers of the touch | beginning | end | afterwards |
/// |---|---|---|---|
/// | one is undecided and `delaysTouchesBegan` | delayed | delayed | – |
/// | one is undecided and `delaysTouchesEnded` | delivered | delayed | – |
/// | one recognized and `cancelsTouchesInView` | dropped | dropped | cancelled if it was delivered; `view` is nil |
/// | all others | delivered | delivered | – |
@MainActor final class TouchDelivery {
    /// The touches whose beginning or end is delayed.
    private var held: [UITouch] = []
    /// The touches that were taken from their views, which have not been notified yet.
    private var taken: [UITouch] = []
    /// A Boolean value that indicates whether a recognizer has decided since views were last notified.
    var needsSettling = false

    // Storage that is reused for each delivery.
    private var groups: [Group] = []

    private struct Group {
        let view: UIView
        let phase: UITouch.Phase
        var touches: [UITouch]
        let event: UITouchesEvent
    }

    // MARK: The event

    /// Delivers the changed touches of the event in `window`, with one call per view and phase that contains just the
    /// touches concerned (TE-04).
    func deliver(_ event: UITouchesEvent, in window: UIWindow) {
        for touch in event.ordered where touch.window === window && touch.phase != .stationary {
            guard let view = touch.view, !touch.stream.isTaken else { continue }
            if touch.phase == .began { touch.stream.event = event }
            // A view that did not receive the beginning, because an override discarded the event, receives nothing
            // else.
            guard touch.phase == .began || touch.stream.awaitsEnd || touch.stream.isBeganDelayed else { continue }
            switch touch.phase {
            case .began where touch.mustDelayBegan:
                touch.stream.isBeganDelayed = true
                held.append(touch)
            case .ended where touch.stream.isBeganDelayed:
                touch.stream.isEndedDelayed = true
            case .ended where touch.mustDelayEnded:
                touch.stream.isEndedDelayed = true
                held.append(touch)
            case .moved where touch.stream.isBeganDelayed:
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
        // A handler may have cancelled touches that have not been delivered yet.
        let touches = group.touches.filter { touch in
            guard touch.view === group.view, touch.phase != .cancelled || group.phase == .cancelled else {
                return false
            }
            return group.phase == .began ? !touch.stream.isTaken : touch.stream.awaitsEnd
        }
        guard !touches.isEmpty else { return }
        let set = Set(touches)
        switch group.phase {
        case .began:
            for touch in touches { touch.stream.awaitsEnd = true }
            group.view.touchesBegan(set, with: group.event)
        case .moved:
            group.view.touchesMoved(set, with: group.event)
        case .ended:
            for touch in touches { touch.stream.awaitsEnd = false }
            group.view.touchesEnded(set, with: group.event)
        case .cancelled:
            for touch in touches { touch.stream.awaitsEnd = false }
            group.view.touchesCancelled(set, with: group.event)
        default:
            break
        }
    }

    // MARK: Decisions of recognizers

    /// Takes a touch from its view on behalf of a recognizer. The view receives a cancellation if it received the
    /// beginning.
    func take(_ touch: UITouch) {
        guard !touch.stream.isTaken, touch.view != nil else { return }
        touch.stream.isTaken = true
        taken.append(touch)
        needsSettling = true
    }

    /// Takes touches from their views, which leave the window. The views are notified immediately, also during a
    /// delivery (TE-11). Recognizers continue to track the touches.
    func takeImmediately(_ touches: [UITouch]) {
        taken.removeAll { touch in touches.contains { $0 === touch } }
        held.removeAll { touch in touches.contains { $0 === touch } }
        for touch in touches { touch.stream.isTaken = true }
        notifyCancelled(touches, with: nil)
    }

    /// Notifies views of the recognizers' decisions: first of cancelled touches, then of delayed ones.
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
        notifyCancelled(touches, with: nil)
    }

    private func notifyCancelled(_ touches: [UITouch], with event: UITouchesEvent?) {
        for touch in touches where touch.stream.awaitsEnd {
            if let view = touch.view, let event = event ?? touch.stream.event { add(touch, .cancelled, view, event) }
        }
        let phases = touches.map(\.phase)
        for touch in touches { touch.phase = .cancelled }
        withTouches(touches) { sendGroups() }
        for (touch, phase) in zip(touches, phases) {
            touch.phase = phase
            // No view receives the touch any longer (HT-24).
            touch.view = nil
            touch.stream = UITouch.Stream(isTaken: true)
        }
    }

    /// Delivers touches that no recognizer delays any longer: the beginning, and the end if the touch has ended.
    private func release() {
        guard !held.isEmpty else { return }
        let ready = held.filter { touch in
            let isDelayed = touch.stream.isBeganDelayed && touch.mustDelayBegan
            return !isDelayed
                && !(touch.stream.isEndedDelayed && !touch.stream.isBeganDelayed
                    && touch.mustDelayEnded)
        }
        guard !ready.isEmpty else { return }
        held.removeAll { touch in ready.contains { $0 === touch } }
        let phases = ready.map(\.phase)
        withTouches(ready) {
            for touch in ready where touch.stream.isBeganDelayed {
                touch.stream.isBeganDelayed = false
                guard let view = touch.view, let event = touch.stream.event else { continue }
                touch.phase = .began
                add(touch, .began, view, event)
            }
            sendGroups()
            for touch in ready where touch.stream.isEndedDelayed {
                // Recognizers with `delaysTouchesEnded` may still be undecided.
                if touch.mustDelayEnded {
                    held.append(touch)
                    continue
                }
                touch.stream.isEndedDelayed = false
                guard let view = touch.view, let event = touch.stream.event else { continue }
                touch.phase = .ended
                add(touch, .ended, view, event)
            }
            sendGroups()
        }
        for (touch, phase) in zip(ready, phases) where touch.phase != .cancelled { touch.phase = phase }
    }

    /// Runs `body` while touches that have ended are temporarily added to their events again.
    private func withTouches(_ touches: [UITouch], _ body: () -> Void) {
        // A handler may remove the view of another touch, which calls this method again.
        var added: [(touch: UITouch, event: UITouchesEvent)] = []
        for touch in touches {
            guard let event = touch.stream.event, !event.ordered.contains(where: { $0 === touch }) else { continue }
            event.ordered.append(touch)
            event.visiting.append(touch)
            added.append((touch, event))
        }
        body()
        for (touch, event) in added {
            event.visiting.removeAll { $0 === touch }
            event.ordered.removeAll { $0 === touch }
        }
    }

    // MARK: Cancelling

    /// Notifies the views that receive `touches` of their cancellation. Afterwards no view receives them (HT-24).
    func cancel(_ touches: [UITouch], with event: UITouchesEvent) {
        held.removeAll { touch in touches.contains { $0 === touch } }
        for touch in touches where touch.stream.awaitsEnd {
            if let view = touch.view { add(touch, .cancelled, view, event) }
        }
        sendGroups()
        for touch in touches {
            touch.view = nil
            touch.stream = UITouch.Stream(isTaken: true)
        }
    }

    /// Cancels the delayed touches of a view that is removed from its window, and of its subviews.
    func viewWillLeave(_ view: UIView) {
        let leaving = held.filter { $0.view?.isDescendant(of: view) ?? false }
        guard !leaving.isEmpty else { return }
        held.removeAll { touch in leaving.contains { $0 === touch } }
        notifyCancelled(leaving, with: nil)
    }
}

extension UITouch {
    /// The delivery state of the touch with respect to its view.
    struct Stream {
        /// A Boolean value that indicates whether the view received the beginning, and must therefore receive exactly
        /// one end (TE-13).
        var awaitsEnd = false
        /// A Boolean value that indicates whether the beginning is delayed.
        var isBeganDelayed = false
        /// A Boolean value that indicates whether the end is delayed.
        var isEndedDelayed = false
        /// A Boolean value that indicates whether a recognizer took the touch or it was cancelled. The view receives
        /// nothing more.
        var isTaken = false
        /// The event in which the touch began.
        var event: UITouchesEvent?

        init(isTaken: Bool = false) { self.isTaken = isTaken }
    }

    /// A Boolean value that indicates whether an undecided recognizer of the touch delays its beginning.
    fileprivate var mustDelayBegan: Bool {
        for recognizer in recognizers where recognizer.isUndecided && recognizer.delaysTouchesBegan { return true }
        return false
    }

    /// A Boolean value that indicates whether an undecided recognizer of the touch delays its end.
    fileprivate var mustDelayEnded: Bool {
        for recognizer in recognizers where recognizer.isUndecided && recognizer.delaysTouchesEnded { return true }
        return false
    }
}
