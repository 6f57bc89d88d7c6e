import UIKit

/// The responder chain from top to bottom, with those marked that a press went through.
final class ChainView: ChainRows {
    /// Shows the chain that begins with a responder.
    func show(from first: UIResponder?, visited: [UIResponder]) {
        var chain: [UIResponder] = []
        var current = first
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        // Those between two that were noted passed it on without a word.
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
