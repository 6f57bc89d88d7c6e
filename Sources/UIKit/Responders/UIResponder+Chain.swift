/// What goes up the responder chain by default methods that call the next responder's.
enum ChainMessage: UInt {
    case touchesBegan = 1
    case touchesMoved, touchesEnded, touchesCancelled
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled, pressRepeated
    case motionBegan, motionEnded, motionCancelled, remoteControl
    case target, undoManager
}

// Going up the chain without ever going in circles: `next` is the app's to override.
extension UIResponder {
    /// Hands a message on to the next responder, unless it has been here before.
    ///
    /// While a responder hands something on, it is marked with what that is. A responder that is to hand on what it is
    /// marked with, or to hand it to one that is, is in a circle. That costs neither memory nor a search.
    ///
    /// - Parameters:
    ///   - message: which method is called.
    ///   - subject: what tells this call from others of the same method that are under way, such as the event.
    /// - Returns: what `deliver` returns; nil at the end of the chain.
    @inline(__always)
    func passOn<Answer>(
        _ message: ChainMessage, about subject: AnyObject?, _ deliver: (UIResponder) -> Answer?
    ) -> Answer? {
        // Objects are at addresses that are multiples of 16.
        let subject = UInt(bitPattern: subject.map { Unmanaged.passUnretained($0).toOpaque() })
        return passOn(markedWith: subject | message.rawValue, deliver)
    }

    /// Hands a message about a selector on to the next responder, unless it has been here before.
    func passOn<Answer>(
        _ message: ChainMessage, about selector: Selector, _ deliver: (UIResponder) -> Answer?
    ) -> Answer? {
        passOn(markedWith: UInt(bitPattern: selector.hashValue) & ~15 | message.rawValue, deliver)
    }

    @inline(__always)
    private func passOn<Answer>(markedWith mark: UInt, _ deliver: (UIResponder) -> Answer?) -> Answer? {
        guard let next else { return nil }
        let outer = passing
        guard outer != mark else {
            ResponderDiagnostics.reportLoop(at: self)
            return nil
        }
        passing = mark
        defer { passing = outer }
        guard next.passing != mark else {
            ResponderDiagnostics.reportLoop(at: next)
            return nil
        }
        return deliver(next)
    }

    /// Goes up the chain from this responder until `visit` has an answer.
    ///
    /// A chain that goes in a circle ends there, after some of the circle's responders were visited again.
    package func climb<Answer>(_ visit: (UIResponder) -> Answer?) -> Answer? {
        var current = self
        // Brent's way to find circles: look back to a responder that is moved up after 1, 2, 4, 8, … steps.
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

    /// This responder and those after it.
    package var responderChain: [UIResponder] {
        var seen: Set<ObjectIdentifier> = []
        var responders: [UIResponder] = []
        _ = climb { responder -> Void? in
            if seen.insert(ObjectIdentifier(responder)).inserted { responders.append(responder) }
            return nil
        }
        return responders
    }
}
