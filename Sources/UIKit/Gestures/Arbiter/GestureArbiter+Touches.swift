import DisplayServer

// Delivery of touches to gesture recognizers.
extension GestureArbiter {
    /// Delivers touches, first to recognizers, then to views (GR-10).
    func deliver(_ event: UITouchesEvent, in window: UIWindow) {
        failStaleMultiTaps(before: event, in: window)
        delivery {
            for touch in event.ordered where touch.window === window && touch.phase == .began {
                chooseRecognizers(for: touch, event)
            }
            for phase in [UITouch.Phase.began, .moved, .ended] { notify(phase, event, in: window) }
            lift(event, in: window)
            decideWaiting()
            views.settle()
            views.deliver(event, in: window)
        }
    }

    // MARK: Touch down

    /// Fails recognizers that wait for another stroke that the new touch cannot be. They fail before they receive the
    /// touch, which thereby becomes the first stroke of their next tracking instead of being lost: two quick taps at
    /// different locations are two taps.
    private func failStaleMultiTaps(before event: UITouchesEvent, in window: UIWindow) {
        for touch in event.ordered where touch.window === window && touch.phase == .began && !touch.isLifted {
            let waiting = contenders
            for recognizer in waiting where recognizer.rawState == .possible && recognizer.waitsForMoreTouches {
                guard recognizer.tracking.downCount == 0, let view = recognizer.view,
                    touch.hitView?.isDescendant(of: view) == true, !recognizer.canContinue(with: touch)
                else { continue }
                delivery { fail(recognizer) }
            }
        }
    }

    /// Assigns a touch to the recognizers of the hit view and its superviews that accept it. The assignment does not
    /// change while the touch is down (GR-11).
    private func chooseRecognizers(for touch: UITouch, _ event: UITouchesEvent) {
        var view = touch.hitView
        while let current = view {
            for recognizer in current.gestureStorage where receives(touch, recognizer, event) {
                touch.recognizers.append(recognizer)
                recognizer.tracking.touches.append(touch)
                recognizer.tracking.nextStrokeTimer?.cancel()
                recognizer.tracking.nextStrokeTimer = nil
                addContender(recognizer)
                // A gesture in progress also takes additional touches (GR-20).
                if recognizer.rawState.isActive, recognizer.cancelsTouchesInView { views.take(touch) }
            }
            view = current.superviewStorage
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer receives a new touch (GR-09, GR-14, GR-16, GR-17).
    private func receives(_ touch: UITouch, _ recognizer: UIGestureRecognizer, _ event: UITouchesEvent) -> Bool {
        guard recognizer.isEnabled, recognizer.competes, recognizer.allows(touch.type) else { return false }
        if recognizer.requiresExclusiveTouchType,
            let first = recognizer.tracking.touches.first(where: { !$0.isLifted }), first.type != touch.type
        {
            return false
        }
        if recognizer.rawState.isTerminal {
            // The recognizer stays in its final state until this finger is lifted, too.
            recognizer.tracking.ignoredTouches.append(touch)
            return false
        }
        guard recognizer.acceptsMoreTouches else { return false }
        if recognizer.tracking.pendingState == .ended || recognizer.tracking.pendingFinalState != nil { return false }
        return recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    // MARK: Changes

    /// Notifies every recognizer of those of its touches that are in a phase.
    private func notify(_ phase: UITouch.Phase, _ event: UITouchesEvent, in window: UIWindow) {
        changedTouches.removeAll(keepingCapacity: true)
        for touch in event.ordered
        where touch.phase == phase && touch.window === window && !touch.recognizers.isEmpty && !touch.isLifted {
            changedTouches.append(touch)
        }
        if !changedTouches.isEmpty { notify(changedTouches, phase, event) }
    }

    private func notify(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UITouchesEvent) {
        // Usually all recognizers receive the same touches, which are also those of the previous event.
        if changedSet.count != touches.count || !touches.allSatisfy(changedSet.contains) { changedSet = Set(touches) }
        let all = changedSet
        let recognizers = contenders
        for recognizer in recognizers where recognizer.receivesChanges {
            var count = 0
            for touch in touches where recognizer.tracks(touch) { count += 1 }
            guard count > 0 else { continue }
            let own = count == touches.count ? all : Set(touches.filter(recognizer.tracks))
            recognizer.modifierFlags = event.modifiers
            recognizer.buttonMask = event.buttons
            switch phase {
            case .began: recognizer.touchesBegan(own, with: event)
            case .moved: recognizer.touchesMoved(own, with: event)
            case .ended: recognizer.touchesEnded(own, with: event)
            case .cancelled: recognizer.touchesCancelled(own, with: event)
            default: break
            }
        }
    }

    // MARK: Touch up

    /// Marks ended touches as lifted after all recognizers were notified.
    private func lift(_ event: UITouchesEvent, in window: UIWindow) {
        var any = false
        for touch in event.ordered where touch.window === window && touch.phase == .ended && !touch.isLifted {
            if !any { rememberLocations() }
            any = true
            touch.isLifted = true
        }
        guard any else { return }
        clearChanges()
        finishIdleTrackings()
    }

    /// Clears caches that would otherwise retain touches, and through them the window, between events.
    private func clearChanges() {
        changedTouches.removeAll(keepingCapacity: true)
        changedSet.removeAll(keepingCapacity: true)
        overlayTouches.removeAll()
    }

    private func rememberLocations() {
        for recognizer in contenders {
            if let location = recognizer.tracking.centroid { recognizer.tracking.lastLocation = location }
        }
    }

    /// Ends the tracking of recognizers whose last finger was lifted.
    private func finishIdleTrackings() {
        hasFinished = true
        views.needsSettling = true
        for recognizer in contenders where recognizer.rawState == .possible && !recognizer.tracking.hasActiveInput {
            guard recognizer.tracking.pendingState == nil, !recognizer.waitsForMoreTouches else { continue }
            scheduleNextStrokeTimeout(recognizer)
        }
    }

    /// Handles a recognizer that is undecided although its last finger was lifted. It may wait for another stroke; if
    /// none begins within the multi-tap interval, it fails, so that no other recognizer waits for it forever.
    private func scheduleNextStrokeTimeout(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.tracking.touches.isEmpty, let scheduler = recognizer.scheduler else {
            fail(recognizer)
            return
        }
        recognizer.tracking.nextStrokeTimer?.cancel()
        recognizer.tracking.nextStrokeTimer = scheduler.schedule(after: recognizer.inputThresholds.multiTapInterval) {
            [weak self, weak recognizer] in
            guard let self, let recognizer else { return }
            self.delivery { self.fail(recognizer) }
        }
    }

    // MARK: Cancelling

    /// Cancels touches on behalf of the system. Recognizers and views receive a cancellation, and nothing after it.
    func cancel(_ touches: [UITouch], with event: UITouchesEvent) {
        delivery {
            let heard = touches.filter { !$0.recognizers.isEmpty && !$0.isLifted }
            if !heard.isEmpty { notify(heard, .cancelled, event) }
            rememberLocations()
            for touch in touches { touch.isLifted = true }
            clearChanges()
            let recognizers = contenders
            for recognizer in recognizers where touches.contains(where: recognizer.tracks) {
                // A recognizer that ignored the cancellation cannot continue without touches.
                if recognizer.tracking.downCount == 0, recognizer.rawState.isActive { enter(.cancelled, recognizer) }
                if recognizer.tracking.downCount == 0 { fail(recognizer) }
            }
            hasFinished = true
            views.cancel(touches, with: event)
        }
    }

    /// Ends a touch. If the arbiter did not receive its end, because an override discarded the event, the touch is
    /// cancelled.
    func remove(_ touch: UITouch, _ event: UITouchesEvent) {
        if touch.isLifted { return }
        cancel([touch], with: event)
    }

    /// Withdraws the recognizers of a view that is removed from the window and of its subviews, and stops the delivery
    /// of touches to them. Touches that recognizers outside the view track continue for those.
    func viewWillLeave(_ view: UIView) {
        delivery {
            let recognizers = contenders
            for recognizer in recognizers where recognizer.view?.isDescendant(of: view) ?? false {
                withdraw(recognizer)
            }
            views.viewWillLeave(view)
        }
    }

    /// Stops the delivery of touches to views, which are notified immediately. Recognizers continue to receive them.
    func takeFromViews(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        delivery { views.takeImmediately(touches) }
    }

    /// Withdraws all recognizers because the window is hidden.
    func withdrawAll() {
        delivery {
            let recognizers = contenders
            for recognizer in recognizers { withdraw(recognizer) }
        }
        endScrolling(cancelled: true)
    }

    // MARK: Ignoring

    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard recognizer.tracks(touch) else { return }
        delivery {
            recognizer.tracking.touches.removeAll { $0 === touch }
            touch.drop(recognizer)
            views.needsSettling = true
            guard recognizer.tracking.downCount == 0, recognizer.tracking.sequence == nil else { return }
            // Without touches, the recognizer can neither decide nor continue.
            if recognizer.rawState.isActive {
                enter(.cancelled, recognizer)
            } else {
                fail(recognizer)
            }
        }
    }
}

extension UIGestureRecognizer {
    /// A Boolean value that indicates whether the recognizer still receives changes: it has neither ended nor reached a
    /// final decision.
    var receivesChanges: Bool {
        !rawState.isTerminal && tracking.pendingState != .ended && tracking.pendingFinalState == nil
    }

    /// Returns a Boolean value that indicates whether the recognizer tracks the touch.
    func tracks(_ touch: UITouch) -> Bool {
        for own in tracking.touches where own === touch { return true }
        return false
    }

    /// A Boolean value that indicates whether the recognizer may still take its touches from the view or release them.
    var isUndecided: Bool { rawState == .possible }
}

extension UITouch {
    /// Removes the recognizer from those that track the touch.
    func drop(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }
}
