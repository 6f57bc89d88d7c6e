// What becomes of the states that recognizers ask for.
extension GestureArbiter {
    /// A recognizer asks for a state.
    func request(_ asked: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer) {
        guard let next = GestureTransitions.next(from: recognizer.rawState, asked: asked) else { return }
        delivery {
            enlistIfNeeded(recognizer)
            switch next {
            case .failed: fail(recognizer)
            case .began,
                .ended where recognizer.rawState == .possible:
                attempt(next, recognizer)
            default: enter(next, recognizer)
            }
        }
    }

    private func enlistIfNeeded(_ recognizer: UIGestureRecognizer) {
        // A recognizer whose code asks for a state out of the blue is about nothing, but goes through all states.
        if recognizer.rawState == .possible { enlist(recognizer) }
    }

    /// A recognizer is about to leave `.possible`. In this order: those that are active may exclude it (GR-30, GR-34), the
    /// views and its delegate may refuse (GR-36), others may have to fail first (GR-34).
    private func attempt(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        if let wanted = recognizer.attempt.wanted {
            if wanted == .began, state == .ended { recognizer.attempt.wantedEnd = .ended }
            return
        }
        for other in contenders where other !== recognizer && other.rawState.isActive {
            guard recognizer.attempt.competes(with: other.attempt) else { continue }
            if GestureRules.requires(recognizer, other) || GestureRules.excludes(other, recognizer) {
                fail(recognizer)
                return
            }
        }
        guard mayBegin(recognizer) else {
            if recognizer.rawState == .possible { fail(recognizer) }
            return
        }
        // Who was asked is app code, and may have disabled the recognizer.
        guard recognizer.rawState == .possible else { return }
        if isBlocked(recognizer) {
            recognizer.attempt.wanted = state
            hasWaiting = true
        } else {
            recognize(state, recognizer)
        }
    }

    /// Asks the views from the touched one up to the recognizer's own, then the delegate: all must agree.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let own = recognizer.view {
            var view = recognizer.attempt.touches.first?.hitView
            while let current = view, current !== own {
                if !current.gestureRecognizerShouldBegin(recognizer) { return false }
                view = current.superviewStorage
            }
            if !own.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// The recognizer leaves `.possible` for good.
    private func recognize(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        enter(state, recognizer)
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.attempt.touches { views.take(touch) }
            for press in recognizer.attempt.presses { press.isTaken = true }
        }
        views.needsSettling = true
        // A copy: the answers are app code.
        let others = contenders
        for other in others where other !== recognizer && other.rawState == .possible {
            guard recognizer.attempt.competes(with: other.attempt) else { continue }
            if GestureRules.requires(other, recognizer) || GestureRules.excludes(recognizer, other) { fail(other) }
        }
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.rawState == .possible else { return }
        enter(.failed, recognizer)
        views.needsSettling = true
    }

    // MARK: Failure requirements

    /// Whether a recognizer that has not decided yet is to fail before this one goes on.
    private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        let others = contenders
        for other in others where other !== recognizer && other.rawState == .possible {
            guard recognizer.attempt.competes(with: other.attempt), GestureRules.requires(recognizer, other) else {
                continue
            }
            // Those that wait for each other would wait for ever: none of them waits.
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

    /// The recognizers over which `first` waits for `goal`; nil if it does not.
    private func path(
        from first: UIGestureRecognizer, to goal: UIGestureRecognizer, visited: [UIGestureRecognizer]
    ) -> [UIGestureRecognizer]? {
        for next in contenders where next !== first && next.rawState == .possible {
            guard first.attempt.competes(with: next.attempt), GestureRules.requires(first, next) else { continue }
            if next === goal { return visited }
            guard !visited.contains(where: { $0 === next }) else { continue }
            if let found = path(from: next, to: goal, visited: visited + [next]) { return found }
        }
        return nil
    }

    /// Step 3: those that waited and need not any more leave `.possible`.
    func decideWaiting() {
        guard hasWaiting else { return }
        var changed = true
        while changed {
            changed = false
            hasWaiting = false
            let waiting = contenders
            for recognizer in waiting {
                guard recognizer.rawState == .possible, let wanted = recognizer.attempt.wanted else { continue }
                if isBlocked(recognizer) {
                    hasWaiting = true
                    continue
                }
                let end = recognizer.attempt.wantedEnd
                recognizer.attempt.wanted = nil
                recognizer.attempt.wantedEnd = nil
                recognize(wanted, recognizer)
                if let end, recognizer.rawState.isActive { enter(end, recognizer) }
                changed = true
            }
        }
    }

    // MARK: Giving up

    /// The recognizer may not go on: a gesture that has begun is cancelled, all else fails (GR-07).
    func giveUp(_ recognizer: UIGestureRecognizer) {
        guard contenders.contains(where: { $0 === recognizer }) || recognizer.rawState != .possible else { return }
        delivery {
            if recognizer.rawState.isActive {
                enter(.cancelled, recognizer)
            } else {
                fail(recognizer)
            }
        }
    }

    /// The recognizer leaves its view, or the view the window: it gives up, and is ready for other touches at once.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        guard contenders.contains(where: { $0 === recognizer }) || recognizer.rawState != .possible else { return }
        delivery {
            giveUp(recognizer)
            recognizer.attempt.unheard.removeAll()
            recognizer.attempt.presses.removeAll()
            recognizer.attempt.sequence?.recognizers.removeAll { $0 === recognizer }
            recognizer.attempt.sequence = nil
            for touch in recognizer.attempt.touches { touch.drop(recognizer) }
            recognizer.attempt.touches.removeAll()
            hasFinished = true
            views.needsSettling = true
        }
    }
}
