/// The legal transitions of a recognizer (GR-02), and what is made of a state that its own code asks for.
///
/// The way back to `.possible` is not here: only the arbiter takes it, after `reset()`.
package enum GestureTransitions {
    /// What a recognizer can be in.
    package typealias State = UIGestureRecognizer.State

    private static let possible: [State: State] = [
        .began: .began, .ended: .ended, .failed: .failed,
        // Code written for iOS says so when its touches are cancelled; there is nothing yet to cancel.
        .cancelled: .failed,
    ]
    private static let active: [State: State] = [
        .changed: .changed, .ended: .ended, .cancelled: .cancelled,
        // A gesture that has begun cannot fail any more.
        .failed: .cancelled,
    ]

    /// From each state: what is asked for, and what comes of it. What is not listed is ignored.
    package static let table: [State: [State: State]] = [
        .possible: possible,
        .began: active,
        .changed: active,
        .ended: [:],
        .cancelled: [:],
        .failed: [:],
    ]

    // The same as an array, since every move of every pan asks.
    private static let flat: [State?] = (0..<36).map { index in
        guard let from = State(rawValue: index / 6), let asked = State(rawValue: index % 6) else { return nil }
        return table[from]?[asked]
    }

    /// The state that follows `state` when `asked` is asked for; nil if the request is ignored.
    package static func next(from state: State, asked: State) -> State? { flat[state.rawValue * 6 + asked.rawValue] }
}
