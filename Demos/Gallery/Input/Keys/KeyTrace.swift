import UIKit

/// Records the responders that receive a press.
@MainActor final class KeyTrace {
    static let shared = KeyTrace()

    /// The responders that received the current or last press.
    private(set) var visited: [UIResponder] = []

    /// Called when a responder is recorded.
    var onNote: (() -> Void)?

    /// Starts recording a new press.
    func begin() { visited.removeAll() }

    func note(_ responder: UIResponder) {
        visited.append(responder)
        onNote?()
    }
}
