// Scrolling, gestures of a touchpad, and presses.
extension GestureArbiter {
    func endScrolling(cancelled: Bool) {
        guard let sequence = scrolling else { return }
        end(sequence, cancelled: cancelled, with: nil)
    }

    func end(_ sequence: PointerSequence, cancelled: Bool, with event: UIEvent?) {
        sequence.timeout?.cancel()
        if scrolling === sequence { scrolling = nil }
        if transforming === sequence { transforming = nil }
        delivery {
            let recognizers = sequence.recognizers
            for recognizer in recognizers where recognizer.attempt.sequence === sequence {
                if !recognizer.rawState.isTerminal {
                    recognizer.sequenceDidChange(cancelled ? .cancelled : .ended, with: event)
                }
                recognizer.attempt.sequence = nil
                if recognizer.attempt.touches.isEmpty { fail(recognizer) }
            }
            hasFinished = true
        }
    }
}

// Presses.
extension GestureArbiter {
    func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.presses.contains(where: { $0 === press }) else { return }
        delivery {
            recognizer.attempt.presses.removeAll { $0 === press }
            if recognizer.attempt.presses.isEmpty, recognizer.attempt.touches.isEmpty { fail(recognizer) }
        }
    }
}
