import UIKit

/// A view that shows the responder chain, with the responders marked that an event passed through.
final class ChainView: ChainRows {
    /// Shows the responder chain from `first`.
    func show(from first: UIResponder?, visited: [UIResponder]) {
        var chain: [UIResponder] = []
        var current = first
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        // Responders between two recorded ones passed the event on without recording it.
        let last = chain.lastIndex { responder in visited.contains { $0 === responder } } ?? -1
        show(
            chain.enumerated().map { index, responder in
                Entry(
                    name: ChainRows.name(of: responder), role: ChainView.role(of: responder), wasVisited: index <= last)
            })
    }

    private static func role(of responder: UIResponder) -> String {
        switch responder {
        case is UIWindow: "window"
        case is UIView: "view"
        case is UIViewController: "controller"
        case is UIScene: "scene"
        case is UIApplication: "application"
        default: responder is any UIApplicationDelegate ? "delegate" : ""
        }
    }
}
