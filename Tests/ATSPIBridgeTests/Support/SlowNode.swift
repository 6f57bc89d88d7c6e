import AccessibilityTree
import CoreGraphics
import Foundation

/// A node whose name takes 10 milliseconds.
@MainActor final class SlowNode: AccessibilityNode {
    /// The number of times that the name was requested.
    var queries = 0
    private weak var parent: FakeNode?

    init(parent: FakeNode) { self.parent = parent }

    var parentNode: (any AccessibilityNode)? { parent }
    var childNodeCount: Int { 0 }
    func childNode(at index: Int) -> (any AccessibilityNode)? { nil }
    func index(ofChildNode child: any AccessibilityNode) -> Int? { nil }
    var role: AccessibilityRole { .label }
    var states: AccessibilityStates { [] }
    var nodeFrame: CGRect { .zero }

    var name: String {
        queries += 1
        Thread.sleep(forTimeInterval: 0.01)
        return "Slow"
    }
}
