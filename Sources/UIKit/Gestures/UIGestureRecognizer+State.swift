extension UIGestureRecognizer {
    /// The states of a gesture recognizer (GR-01).
    public enum State: Int, Sendable {
        /// The gesture has not been recognized yet, or there is no input.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// A continuous gesture changed.
        case changed = 2
        /// A continuous gesture ended, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was ended by something other than the user.
        case cancelled = 4
        /// The input is not the gesture.
        case failed = 5

        /// The recognition of a discrete gesture. The same as ``ended``.
        public static var recognized: State { .ended }

        /// A Boolean value that indicates whether a continuous gesture is in progress.
        var isActive: Bool { self == .began || self == .changed }

        /// A Boolean value that indicates whether the tracking is over.
        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

        /// A Boolean value that indicates whether entering the state sends actions (GR-03). Sending them for
        /// `.cancelled` is this project's decision.
        var sendsAction: Bool { self != .possible && self != .failed }
    }
}
