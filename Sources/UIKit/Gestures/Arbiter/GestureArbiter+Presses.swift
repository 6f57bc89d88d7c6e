// Presses, for gesture recognizers that accept them.
extension GestureArbiter {
    /// Delivers presses: first to the recognizers of the responder's view and its superviews, then to the responder.
    func deliver(_ event: UIPressesEvent) {
        delivery {
            for press in event.presses where press.phase == .began { chooseRecognizers(for: press, event) }
            for press in event.presses where press.phase != .stationary { notify(press, event) }
            decideWaiting()
            for press in event.presses where press.phase != .stationary { notifyResponder(press, event) }
            for press in event.presses where press.phase == .ended || press.phase == .cancelled { close(press) }
        }
    }

    private func chooseRecognizers(for press: UIPress, _ event: UIPressesEvent) {
        var view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
        while let current = view {
            for recognizer in current.gestureStorage where receives(press, recognizer, event) {
                press.recognizers.append(recognizer)
                recognizer.tracking.presses.append(press)
                addContender(recognizer)
            }
            view = current.superviewStorage
        }
    }

    private func receives(_ press: UIPress, _ recognizer: UIGestureRecognizer, _ event: UIPressesEvent) -> Bool {
        recognizer.isEnabled && recognizer.competes && recognizer.takesPresses && recognizer.allows(press)
            && !recognizer.rawState.isTerminal && recognizer.tracking.pendingState == nil
            && recognizer.tracking.sequence == nil
            && recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    }

    private func notify(_ press: UIPress, _ event: UIPressesEvent) {
        let recognizers = press.recognizers
        for recognizer in recognizers where recognizer.receivesChanges && recognizer.tracks(press) {
            recognizer.modifierFlags = event.modifiers
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled: recognizer.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }

    /// Notifies the responder. If a recognizer took the press, the responder receives exactly one cancellation.
    private func notifyResponder(_ press: UIPress, _ event: UIPressesEvent) {
        guard let responder = press.responder else { return }
        if press.isTaken {
            if press.awaitsEnd {
                press.awaitsEnd = false
                responder.pressesCancelled([press], with: event)
            }
            return
        }
        switch press.phase {
        case .began:
            press.awaitsEnd = true
            responder.pressesBegan([press], with: event)
        case .changed: responder.pressesChanged([press], with: event)
        case .ended:
            press.awaitsEnd = false
            responder.pressesEnded([press], with: event)
        case .cancelled:
            press.awaitsEnd = false
            responder.pressesCancelled([press], with: event)
        case .stationary: break
        }
    }

    private func close(_ press: UIPress) {
        let recognizers = press.recognizers
        press.recognizers.removeAll()
        for recognizer in recognizers where recognizer.tracks(press) {
            guard !recognizer.waitsForMoreTouches, recognizer.tracking.pendingState == nil else { continue }
            recognizer.tracking.presses.removeAll { $0 === press }
            if recognizer.tracking.presses.isEmpty, recognizer.tracking.touches.isEmpty { fail(recognizer) }
        }
        hasFinished = true
    }

    func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        guard recognizer.tracks(press) else { return }
        delivery {
            recognizer.tracking.presses.removeAll { $0 === press }
            press.recognizers.removeAll { $0 === recognizer }
            if recognizer.tracking.presses.isEmpty, recognizer.tracking.touches.isEmpty { fail(recognizer) }
        }
    }
}

extension UIGestureRecognizer {
    /// Returns a Boolean value that indicates whether the recognizer tracks the press.
    func tracks(_ press: UIPress) -> Bool { tracking.presses.contains { $0 === press } }
}
