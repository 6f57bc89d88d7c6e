/// The legal state transitions of a recognizer (GR-02), and the mapping from requested states to transitions.
///
/// The transition back to `.possible` is not included: only the arbiter performs it, after `reset()`.
package enum GestureTransitions {
    /// The state of a recognizer.
    package typealias State = UIGestureRecognizer.State

    private static let possible: [State: State] = [
        .began: .began, .ended: .ended, .failed: .failed,
        // Recognizers written for iOS request this when touches are cancelled, even if the gesture has not begun.
        .cancelled: .failed,
    ]
    private static let active: [State: State] = [
        .changed: .changed, .ended: .ended, .cancelled: .cancelled,
        // A gesture that has begun cannot fail.
        .failed: .cancelled,
    ]

    /// Maps the current state and the requested state to the next state. Requests that are not listed are ignored.
    package static let table: [State: [State: State]] = [
        .possible: possible,
        .began: active,
        .changed: active,
        .ended: [:],
        .cancelled: [:],
        .failed: [:],
    ]

    // The same table as an array, because it is consulted for every movement of a pan gesture.
    private static let flat: [State?] = (0..<36).map { index in
        guard let from = State(rawValue: index / 6), let asked = State(rawValue: index % 6) else { return nil }
        return table[from]?[asked]
    }

    /// Returns the state that follows `state` when `asked` is requested; nil if the request is ignored.
    package static func next(from state: State, asked: State) -> State? { flat[state.rawValue * 6 + asked.rawValue] }
}
