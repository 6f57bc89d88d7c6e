/// The messages that responders forward along the responder chain.
enum ChainMessage: UInt {
    case touchesBegan = 1
    case touchesMoved, touchesEnded, touchesCancelled
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled, pressRepeated
    case motionBegan, motionEnded, motionCancelled, remoteControl
    case target, undoManager
}

// Traversal of the responder chain with protection against cycles, because apps can override `next`.
extension UIResponder {
    /// Forwards a message to the next responder, unless the message has already passed it.
    ///
    /// While a responder forwards a message, it stores a mark that identifies the message. If the responder or the next
    /// one already has the mark of the message to forward, the chain contains a cycle. This detection needs neither
    /// memory allocation nor a search.
    ///
    /// - Parameters:
    ///   - message: The method that is called.
    ///   - subject: An object that distinguishes this call from other calls of the same method in progress, such as the
    ///     event.
    ///   - deliver: A closure that calls the method on the next responder.
    /// - Returns: The result of `deliver`; nil at the end of the chain.
    @inline(__always)
    func forward<Answer>(
        _ message: ChainMessage, about subject: AnyObject?, _ deliver: (UIResponder) -> Answer?
    ) -> Answer? {
        // Object addresses are multiples of 16, so the low bits can store the message.
        let subject = UInt(bitPattern: subject.map { Unmanaged.passUnretained($0).toOpaque() })
        assert(subject % 16 == 0, "the address of an object is not a multiple of 16")
        return forward(markedWith: subject | message.rawValue, deliver)
    }

    /// Forwards a message that concerns a selector to the next responder, unless the message has already passed it.
    func forward<Answer>(
        _ message: ChainMessage, about selector: Selector, _ deliver: (UIResponder) -> Answer?
    ) -> Answer? {
        forward(markedWith: UInt(bitPattern: selector.hashValue) & ~15 | message.rawValue, deliver)
    }

    @inline(__always)
    private func forward<Answer>(markedWith mark: UInt, _ deliver: (UIResponder) -> Answer?) -> Answer? {
        guard let next else { return nil }
        let outer = forwarding
        guard outer != mark else {
            ResponderDiagnostics.reportLoop(at: self)
            return nil
        }
        forwarding = mark
        defer { forwarding = outer }
        guard next.forwarding != mark else {
            ResponderDiagnostics.reportLoop(at: next)
            return nil
        }
        return deliver(next)
    }

    /// Calls `visit` for this responder and those after it until a call returns a value.
    ///
    /// In a cyclic chain, traversal stops after some responders of the cycle were visited again.
    package func firstResult<Answer>(_ visit: (UIResponder) -> Answer?) -> Answer? {
        var current = self
        // Brent's cycle detection: compare with a responder that is updated after 1, 2, 4, 8, … steps.
        var waiting = self
        var steps = 0
        var limit = 1
        while true {
            if let answer = visit(current) { return answer }
            guard let next = current.next else { return nil }
            guard next !== waiting else {
                ResponderDiagnostics.reportLoop(at: next)
                return nil
            }
            current = next
            steps += 1
            if steps == limit {
                waiting = current
                steps = 0
                limit *= 2
            }
        }
    }

    /// This responder and those after it, without duplicates.
    package var responderChain: [UIResponder] {
        var seen: Set<ObjectIdentifier> = []
        var responders: [UIResponder] = []
        _ = firstResult { responder -> Void? in
            if seen.insert(ObjectIdentifier(responder)).inserted { responders.append(responder) }
            return nil
        }
        return responders
    }
}
