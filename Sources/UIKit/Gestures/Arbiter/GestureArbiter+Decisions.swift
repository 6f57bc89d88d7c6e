// Decisions about the states that gesture recognizers request.
extension GestureArbiter {
    /// Processes a recognizer's request for a state.
    func request(_ asked: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer) {
        guard let next = GestureTransitions.next(from: recognizer.rawState, asked: asked) else { return }
        delivery {
            // App code may set the state of a recognizer without touches. It still goes through all states.
            addContender(recognizer)
            switch next {
            case .failed: fail(recognizer)
            case .began,
                .ended where recognizer.rawState == .possible:
                tracking(next, recognizer)
            default: enter(next, recognizer)
            }
        }
    }

    /// Processes a request to leave `.possible`. In this order, active recognizers can exclude the recognizer (GR-30,
    /// GR-34), the views and the delegate can refuse (GR-36), and failure requirements can delay it (GR-34).
    private func tracking(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        if let pendingState = recognizer.tracking.pendingState {
            if pendingState == .began, state == .ended { recognizer.tracking.pendingFinalState = .ended }
            return
        }
        for other in contenders where other !== recognizer && other.rawState.isActive {
            guard recognizer.tracking.competes(with: other.tracking) else { continue }
            if GestureRules.requires(recognizer, other) || GestureRules.excludes(other, recognizer) {
                fail(recognizer)
                return
            }
        }
        guard mayBegin(recognizer) else {
            if recognizer.rawState == .possible { fail(recognizer) }
            return
        }
        // The delegate or a view may have disabled the recognizer.
        guard recognizer.rawState == .possible else { return }
        if isBlocked(recognizer) {
            recognizer.tracking.pendingState = state
            hasWaiting = true
        } else {
            recognize(state, recognizer)
        }
    }

    /// Asks the views from the touched one up to the recognizer's view, then the delegate. All must agree.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let own = recognizer.view {
            var view = recognizer.tracking.touches.first?.hitView
            while let current = view, current !== own {
                if !current.gestureRecognizerShouldBegin(recognizer) { return false }
                view = current.superviewStorage
            }
            if !own.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Moves the recognizer from `.possible` to a recognized state, and fails the recognizers that it excludes.
    private func recognize(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        enter(state, recognizer)
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.tracking.touches { views.take(touch) }
            for press in recognizer.tracking.presses { press.isTaken = true }
        }
        views.needsSettling = true
        // Iterate over a copy, because the queries call app code.
        let others = contenders
        for other in others where other !== recognizer && other.rawState == .possible {
            guard recognizer.tracking.competes(with: other.tracking) else { continue }
            if GestureRules.requires(other, recognizer) || GestureRules.excludes(recognizer, other) { fail(other) }
        }
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.rawState == .possible else { return }
        enter(.failed, recognizer)
        views.needsSettling = true
    }

    // MARK: Failure requirements

    /// Returns a Boolean value that indicates whether the recognizer must wait for an undecided recognizer to fail.
    private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        let others = contenders
        for other in others where other !== recognizer && other.rawState == .possible {
            guard recognizer.tracking.competes(with: other.tracking), GestureRules.requires(recognizer, other) else {
                continue
            }
            // A cycle of failure requirements would never be resolved, so its requirements are ignored.
            if let cycle = path(from: other, to: recognizer, visited: [recognizer, other]) {
                if cyclesReported.insert(ObjectIdentifier(recognizer)).inserted {
                    GestureDiagnostics.reportCycle(cycle)
                }
                continue
            }
            return true
        }
        return false
    }

    /// Returns the chain of recognizers through which `first` requires the failure of `goal`; nil if it does not.
    private func path(
        from first: UIGestureRecognizer, to goal: UIGestureRecognizer, visited: [UIGestureRecognizer]
    ) -> [UIGestureRecognizer]? {
        for next in contenders where next !== first && next.rawState == .possible {
            guard first.tracking.competes(with: next.tracking), GestureRules.requires(first, next) else { continue }
            if next === goal { return visited }
            guard !visited.contains(where: { $0 === next }) else { continue }
            if let found = path(from: next, to: goal, visited: visited + [next]) { return found }
        }
        return nil
    }

    /// Performs step 3: recognizers that no longer have to wait leave `.possible`.
    func decideWaiting() {
        guard hasWaiting else { return }
        var changed = true
        while changed {
            changed = false
            hasWaiting = false
            let waiting = contenders
            for recognizer in waiting {
                guard recognizer.rawState == .possible, let pendingState = recognizer.tracking.pendingState else {
                    continue
                }
                if isBlocked(recognizer) {
                    hasWaiting = true
                    continue
                }
                let end = recognizer.tracking.pendingFinalState
                recognizer.tracking.pendingState = nil
                recognizer.tracking.pendingFinalState = nil
                recognize(pendingState, recognizer)
                if let end, recognizer.rawState.isActive { enter(end, recognizer) }
                changed = true
            }
        }
    }

    // MARK: Withdrawing

    /// Stops the recognizer: a gesture that has begun is cancelled, any other fails (GR-07).
    func stopTracking(_ recognizer: UIGestureRecognizer) {
        guard contenders.contains(where: { $0 === recognizer }) || recognizer.rawState != .possible else { return }
        delivery {
            if recognizer.rawState.isActive {
                enter(.cancelled, recognizer)
            } else {
                fail(recognizer)
            }
        }
    }

    /// Stops a recognizer that is removed from its view, or whose view is removed from the window. It is ready for
    /// other touches immediately.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        guard contenders.contains(where: { $0 === recognizer }) || recognizer.rawState != .possible else { return }
        delivery {
            stopTracking(recognizer)
            recognizer.tracking.ignoredTouches.removeAll()
            recognizer.tracking.presses.removeAll()
            recognizer.tracking.sequence?.recognizers.removeAll { $0 === recognizer }
            recognizer.tracking.sequence = nil
            for touch in recognizer.tracking.touches { touch.drop(recognizer) }
            recognizer.tracking.touches.removeAll()
            hasFinished = true
            views.needsSettling = true
        }
    }
}
