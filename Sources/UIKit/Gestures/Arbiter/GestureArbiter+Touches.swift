import DisplayServer

// Bringing touches to recognizers.
extension GestureArbiter {
    /// One delivery of touches: recognizers first, then views (GR-10).
    func deliver(_ event: UITouchesEvent, in window: UIWindow) {
        endStrokes(before: event, in: window)
        delivery {
            for touch in event.ordered where touch.window === window && touch.phase == .began {
                chooseRecognizers(for: touch, event)
            }
            for phase in [UITouch.Phase.began, .moved, .ended] { tell(phase, event, in: window) }
            lift(event, in: window)
            decideWaiting()
            views.settle()
            views.deliver(event, in: window)
        }
    }

    // MARK: Touch down

    /// Recognizers that wait for another stroke, and for which a touch that came down cannot be one, have failed before they
    /// hear of it: so it is the first stroke of their next attempt, and not lost. Two quick taps at different places are
    /// two taps.
    private func endStrokes(before event: UITouchesEvent, in window: UIWindow) {
        for touch in event.ordered where touch.window === window && touch.phase == .began && !touch.isLifted {
            let waiting = contenders
            for recognizer in waiting where recognizer.rawState == .possible && recognizer.waitsForMoreTouches {
                guard recognizer.attempt.downCount == 0, let view = recognizer.view,
                    touch.hitView?.isDescendant(of: view) == true, !recognizer.canContinue(with: touch)
                else { continue }
                delivery { fail(recognizer) }
            }
        }
    }

    /// The recognizers of the hit view and of all views around it that take the touch. They stay the touch's own (GR-11).
    private func chooseRecognizers(for touch: UITouch, _ event: UITouchesEvent) {
        var view = touch.hitView
        while let current = view {
            for recognizer in current.gestureStorage where receives(touch, recognizer, event) {
                touch.recognizers.append(recognizer)
                recognizer.attempt.touches.append(touch)
                recognizer.attempt.grace?.cancel()
                recognizer.attempt.grace = nil
                enlist(recognizer)
                // A gesture that goes on has what comes to it (GR-20).
                if recognizer.rawState.isActive, recognizer.cancelsTouchesInView { views.take(touch) }
            }
            view = current.superviewStorage
        }
    }

    /// What decides whether a recognizer hears of a new touch; the first no is final (GR-09, GR-14, GR-16, GR-17).
    private func receives(_ touch: UITouch, _ recognizer: UIGestureRecognizer, _ event: UITouchesEvent) -> Bool {
        guard recognizer.isEnabled, recognizer.competes, recognizer.allows(touch.type) else { return false }
        if recognizer.requiresExclusiveTouchType,
            let first = recognizer.attempt.touches.first(where: { !$0.isLifted }), first.type != touch.type
        {
            return false
        }
        if recognizer.rawState.isTerminal {
            // It is done, and stays so until this finger is lifted, too.
            recognizer.attempt.unheard.append(touch)
            return false
        }
        guard recognizer.acceptsMoreTouches else { return false }
        if recognizer.attempt.wanted == .ended || recognizer.attempt.wantedEnd != nil { return false }
        return recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    // MARK: Changes

    /// Tells every recognizer of those of its touches that are in a phase.
    private func tell(_ phase: UITouch.Phase, _ event: UITouchesEvent, in window: UIWindow) {
        changedTouches.removeAll(keepingCapacity: true)
        for touch in event.ordered
        where touch.phase == phase && touch.window === window && !touch.recognizers.isEmpty && !touch.isLifted {
            changedTouches.append(touch)
        }
        if !changedTouches.isEmpty { tell(changedTouches, phase, event) }
    }

    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UITouchesEvent) {
        // Most often all recognizers hear of the same touches, and they are those of the last event.
        if changedSet.count != touches.count || !touches.allSatisfy(changedSet.contains) { changedSet = Set(touches) }
        let all = changedSet
        let recognizers = contenders
        for recognizer in recognizers where recognizer.hears {
            var count = 0
            for touch in touches where recognizer.isAbout(touch) { count += 1 }
            guard count > 0 else { continue }
            let own = count == touches.count ? all : Set(touches.filter(recognizer.isAbout))
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

    /// Marks what has ended, once everybody was told.
    private func lift(_ event: UITouchesEvent, in window: UIWindow) {
        var any = false
        for touch in event.ordered where touch.window === window && touch.phase == .ended && !touch.isLifted {
            if !any { rememberLocations() }
            any = true
            touch.isLifted = true
        }
        guard any else { return }
        forgetChanges()
        closeAttempts()
    }

    /// Touches know their window: what is kept between events must not keep it alive.
    private func forgetChanges() {
        changedTouches.removeAll(keepingCapacity: true)
        changedSet.removeAll(keepingCapacity: true)
        overlayTouches.removeAll()
    }

    private func rememberLocations() {
        for recognizer in contenders {
            if let location = recognizer.attempt.centroid { recognizer.attempt.lastLocation = location }
        }
    }

    /// Fingers were lifted: some recognizers have nothing more to hear.
    private func closeAttempts() {
        hasFinished = true
        views.needsSettling = true
        for recognizer in contenders where recognizer.rawState == .possible && !recognizer.attempt.isGoingOn {
            guard recognizer.attempt.wanted == nil, !recognizer.waitsForMoreTouches else { continue }
            expectMore(recognizer)
        }
    }

    /// A recognizer says nothing though its last finger was lifted. It may be for several strokes; but if none comes within
    /// the time of a double tap, it has failed: nobody waits for it for ever.
    private func expectMore(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.attempt.touches.isEmpty, let scheduler = recognizer.scheduler else {
            fail(recognizer)
            return
        }
        recognizer.attempt.grace?.cancel()
        recognizer.attempt.grace = scheduler.schedule(after: InputThresholds.current.multiTapInterval) {
            [weak self, weak recognizer] in
            guard let self, let recognizer else { return }
            self.delivery { self.fail(recognizer) }
        }
    }

    // MARK: Cancelling

    /// Touches were taken away by the system: recognizers and views hear of it, and of nothing after it.
    func cancel(_ touches: [UITouch], with event: UITouchesEvent) {
        delivery {
            let heard = touches.filter { !$0.recognizers.isEmpty && !$0.isLifted }
            if !heard.isEmpty { tell(heard, .cancelled, event) }
            rememberLocations()
            for touch in touches { touch.isLifted = true }
            forgetChanges()
            let recognizers = contenders
            for recognizer in recognizers where touches.contains(where: recognizer.isAbout) {
                // One that did not mind cannot go on without touches.
                if recognizer.attempt.downCount == 0, recognizer.rawState.isActive { enter(.cancelled, recognizer) }
                if recognizer.attempt.downCount == 0 { fail(recognizer) }
            }
            hasFinished = true
            views.cancel(touches, with: event)
        }
    }

    /// The touch is over. If the arbiter was never told, because an override kept the event, it ends here.
    func forget(_ touch: UITouch, _ event: UITouchesEvent) {
        if touch.isLifted { return }
        cancel([touch], with: event)
    }

    /// A view, with all in it, leaves the window: its recognizers give up, and it hears no more of touches. Touches that
    /// recognizers outside of it are about go on for these.
    func viewWillLeave(_ view: UIView) {
        delivery {
            let recognizers = contenders
            for recognizer in recognizers where recognizer.view?.isDescendant(of: view) ?? false {
                withdraw(recognizer)
            }
            views.viewWillLeave(view)
        }
    }

    /// Views hear no more of these touches; recognizers do.
    func takeFromViews(_ touches: [UITouch]) {
        guard !touches.isEmpty else { return }
        delivery { for touch in touches { views.take(touch) } }
    }

    /// The window is shown no more: everybody gives up.
    func withdrawAll() {
        delivery {
            let recognizers = contenders
            for recognizer in recognizers { withdraw(recognizer) }
        }
        endScrolling(cancelled: true)
    }

    // MARK: Ignoring

    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard recognizer.isAbout(touch) else { return }
        delivery {
            recognizer.attempt.touches.removeAll { $0 === touch }
            touch.drop(recognizer)
            views.needsSettling = true
            guard recognizer.attempt.downCount == 0, recognizer.attempt.sequence == nil else { return }
            // It has nothing left to decide about, or to go on with.
            if recognizer.rawState.isActive {
                enter(.cancelled, recognizer)
            } else {
                fail(recognizer)
            }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether it is still being told: it has neither decided for good nor ended.
    var hears: Bool {
        !rawState.isTerminal && attempt.wanted != .ended && attempt.wantedEnd == nil
    }

    func isAbout(_ touch: UITouch) -> Bool {
        for own in attempt.touches where own === touch { return true }
        return false
    }

    /// Whether it may still take or release what its view is to hear.
    var isUndecided: Bool { rawState == .possible }
}

extension UITouch {
    /// A recognizer is about it no more.
    func drop(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }
}
