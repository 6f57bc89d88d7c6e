import UIKit

/// Notes which responders a touch went through.
@MainActor final class TouchTrace {
    static let shared = TouchTrace()

    /// The responders that told of the touch that came down last.
    private(set) var visited: [UIResponder] = []
    /// Whether the touched view keeps its touches.
    var stopsAtView = false
    /// Called when a responder is noted.
    var onNote: (() -> Void)?

    /// A new touch begins its way.
    func begin() {
        visited.removeAll()
        isUnderWay = true
    }

    /// The touch is not told any further.
    func end() { isUnderWay = false }

    private var isUnderWay = false

    /// Notes a responder of a touch that began in one of the views of the page.
    func noteIfUnderWay(_ responder: UIResponder) { if isUnderWay { note(responder) } }

    func note(_ responder: UIResponder) {
        visited.append(responder)
        onNote?()
    }
}
