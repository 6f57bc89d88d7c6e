// Steps that several recognizers take in the same way.
extension UIGestureRecognizer {
    /// Whether none of the fingers of this attempt is down any more.
    var isLastFingerLifted: Bool { !attempt.touches.contains { !$0.isLifted && $0.phase != .ended } }

    /// Begins a continuous gesture that has gone far enough, and goes on with one that has begun.
    func proceed(isFarEnough: Bool) {
        switch rawState {
        case .possible: if isFarEnough { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Ends a gesture that has begun, or wants to, and fails any other.
    func endOrFail() { state = rawState.isActive || attempt.wanted != nil ? .ended : .failed }
}
