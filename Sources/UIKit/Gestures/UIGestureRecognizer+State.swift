extension UIGestureRecognizer {
    /// What a recognizer has made of the touches so far (GR-01).
    public enum State: Int, Sendable {
        /// It has not decided, or has nothing to decide about.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture goes on.
        case changed = 2
        /// A continuous gesture is over, or a discrete one has happened.
        case ended = 3
        /// A continuous gesture was ended by something else than the person.
        case cancelled = 4
        /// This is not the gesture.
        case failed = 5

        /// Another name of ``ended``, for discrete gestures.
        public static var recognized: State { .ended }

        /// Whether a continuous gesture is going on.
        var isActive: Bool { self == .began || self == .changed }

        /// Whether the attempt is over.
        var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

        /// Whether entering the state sends actions (GR-03; on cancelled too, which is this project's decision).
        var sendsAction: Bool { self != .possible && self != .failed }
    }
}
