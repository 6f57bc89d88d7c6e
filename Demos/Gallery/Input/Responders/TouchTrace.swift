import UIKit

/// Records the responders that receive a touch.
@MainActor final class TouchTrace {
    static let shared = TouchTrace()

    /// The responders that received the last touch.
    private(set) var visited: [UIResponder] = []
    /// A Boolean value that indicates whether the touched view stops its touches instead of passing them to the next
    /// responder.
    var stopsAtView = false
    /// Called when a responder is recorded.
    var onNote: (() -> Void)?

    /// Starts recording a new touch.
    func begin() {
        visited.removeAll()
        isUnderWay = true
    }

    /// Stops recording, after the touch has passed through the responder chain.
    func end() { isUnderWay = false }

    private var isUnderWay = false

    /// Records a responder if a touch is being recorded, that is, if it began in one of the views of the page.
    func noteIfUnderWay(_ responder: UIResponder) { if isUnderWay { note(responder) } }

    func note(_ responder: UIResponder) {
        visited.append(responder)
        onNote?()
    }
}
