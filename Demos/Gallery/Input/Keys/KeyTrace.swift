import UIKit

/// Notes which responders a press went through.
@MainActor final class KeyTrace {
    static let shared = KeyTrace()

    /// The responders that told of the press that is under way, or was last.
    private(set) var visited: [UIResponder] = []

    /// Called when a responder is noted.
    var onNote: (() -> Void)?

    /// A new press begins its way.
    func begin() { visited.removeAll() }

    func note(_ responder: UIResponder) {
        visited.append(responder)
        onNote?()
    }
}
