// Scrolling and touchpad gestures, which have no touches.
extension GestureArbiter {
    // MARK: Scrolling

    /// Delivers a scroll event. X does not report when scrolling begins and ends: it begins with the first event, and
    /// ends when none has arrived for a while or the pointer is elsewhere.
    func deliver(_ event: UIScrollEvent, in window: UIWindow) {
        if let old = scrolling {
            let way = hypot(event.sceneLocation.x - old.location.x, event.sceneLocation.y - old.location.y)
            if old.isContinuous != event.isContinuous || way > window.inputThresholds.scrollRetargetDistance {
                end(old, cancelled: false, with: nil)
            }
        }
        if let sequence = scrolling {
            sequence.add(event)
            notify(sequence, .moved, event)
            if scrolling === sequence { expectEnd(sequence, in: window) }
        } else if let sequence = begin(event, at: event.sceneLocation, in: window) {
            sequence.add(event)
            scrolling = sequence
            notify(sequence, .began, event)
            // One notch of a wheel is a complete gesture, and most apps handle a gesture when it changes.
            if scrolling === sequence { notify(sequence, .moved, event, isRepeat: true) }
            if scrolling === sequence { expectEnd(sequence, in: window) }
        }
    }

    /// Ends scrolling some time after the last event. There is one timer per sequence, regardless of the number of
    /// events, unless the expected end becomes earlier.
    private func expectEnd(_ sequence: ScrollOrTransformSequence, in window: UIWindow) {
        guard let scheduler = window.windowScene?.server.scheduler else { return }
        let deadline = sequence.endTime(window.inputThresholds)
        if let timeout = sequence.timeout, timeout.isPending {
            if timeout.deadline <= deadline { return }
            timeout.cancel()
        }
        sequence.timeout = scheduler.schedule(at: deadline) { [weak self, weak sequence, weak window] in
            guard let self, let sequence, self.scrolling === sequence else { return }
            if let window, sequence.endTime(window.inputThresholds) > deadline {
                self.expectEnd(sequence, in: window)
            } else {
                self.end(sequence, cancelled: false, with: nil)
            }
        }
    }

    func endScrolling(cancelled: Bool) {
        if let scrolling { end(scrolling, cancelled: cancelled, with: nil) }
        if let transforming { end(transforming, cancelled: cancelled, with: nil) }
    }

    // MARK: Touchpad gestures

    func deliver(_ event: UITransformEvent, in window: UIWindow) {
        switch event.phase {
        case .began:
            if let transforming { end(transforming, cancelled: true, with: nil) }
            guard let sequence = begin(event, at: event.sceneLocation, in: window) else { return }
            transforming = sequence
            notify(sequence, .began, event)
        case .ended, .cancelled:
            if let transforming { end(transforming, cancelled: event.phase == .cancelled, with: event) }
        default:
            if let transforming { notify(transforming, .moved, event) }
        }
    }

    // MARK: Scrolling and touchpad gestures

    /// Returns a sequence with the recognizers at a location that accept its first event; nil if there are none.
    private func begin(_ event: UIEvent, at location: CGPoint, in window: UIWindow) -> ScrollOrTransformSequence? {
        var found: [UIGestureRecognizer] = []
        var view = window.hitTest(window.convertFromScene(location), with: event)
        while let current = view {
            for recognizer in current.gestureStorage where receives(event, recognizer) { found.append(recognizer) }
            view = current.superviewStorage
        }
        guard !found.isEmpty else { return nil }
        let sequence = ScrollOrTransformSequence(location: location)
        sequence.recognizers = found
        for recognizer in found {
            recognizer.tracking.sequence = sequence
            addContender(recognizer)
        }
        return sequence
    }

    /// Returns a Boolean value that indicates whether the recognizer accepts the event. A recognizer that tracks other
    /// input does not.
    private func receives(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isEnabled && recognizer.accepts(event) && recognizer.rawState == .possible
            && recognizer.tracking.touches.isEmpty && recognizer.tracking.sequence == nil
            && recognizer.tracking.presses.isEmpty && recognizer.shouldReceive(event)
    }

    /// Notifies the recognizers of a sequence.
    ///
    /// - Parameter isRepeat: Whether the recognizers have already received the event.
    private func notify(
        _ sequence: ScrollOrTransformSequence, _ phase: UITouch.Phase, _ event: UIEvent, isRepeat: Bool = false
    ) {
        delivery {
            let recognizers = sequence.recognizers
            for recognizer in recognizers where recognizer.tracking.sequence === sequence && recognizer.receivesChanges
            {
                recognizer.modifierFlags = event.modifiers
                recognizer.buttonMask = event.buttons
                recognizer.sequenceDidChange(phase, with: isRepeat ? nil : event)
            }
        }
    }

    func end(_ sequence: ScrollOrTransformSequence, cancelled: Bool, with event: UIEvent?) {
        sequence.timeout?.cancel()
        if scrolling === sequence { scrolling = nil }
        if transforming === sequence { transforming = nil }
        delivery {
            let recognizers = sequence.recognizers
            for recognizer in recognizers where recognizer.tracking.sequence === sequence {
                if recognizer.receivesChanges {
                    recognizer.sequenceDidChange(cancelled ? .cancelled : .ended, with: event)
                }
            }
            decideWaiting()
            for recognizer in recognizers where recognizer.tracking.sequence === sequence {
                recognizer.tracking.sequence = nil
                // The recognizer's state is final, because no more events follow.
                if recognizer.tracking.pendingState == nil { fail(recognizer) }
            }
            hasFinished = true
        }
    }
}
