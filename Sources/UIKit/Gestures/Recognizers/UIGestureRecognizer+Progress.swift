// Steps that several recognizers share.
extension UIGestureRecognizer {
    /// A Boolean value that indicates whether no finger of this tracking is down.
    var isLastFingerLifted: Bool { !tracking.touches.contains { !$0.isLifted && $0.phase != .ended } }

    /// Begins a continuous gesture if it passed its threshold, or reports a change if it has begun.
    func proceed(isFarEnough: Bool) {
        switch rawState {
        case .possible: if isFarEnough { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Ends a gesture that has begun or is waiting to begin, and fails any other.
    func endOrFail() { state = rawState.isActive || tracking.pendingState != nil ? .ended : .failed }
}
