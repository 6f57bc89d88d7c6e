import AccessibilityTree
import CoreGraphics

/// A node that records which of its contents are queried.
@MainActor final class ProbeNode: AccessibilityNode {
    var queries: [String] = []
    private weak var parent: (any AccessibilityNode)?
    private let ownRole: AccessibilityRole

    init(_ role: AccessibilityRole, parent: any AccessibilityNode) {
        ownRole = role
        self.parent = parent
    }

    private func note<Value>(_ query: String, _ value: Value) -> Value {
        queries.append(query)
        return value
    }

    var parentNode: (any AccessibilityNode)? { note("parent", parent) }
    var childNodeCount: Int { note("children", 0) }
    func childNode(at index: Int) -> (any AccessibilityNode)? { note("child", nil) }
    func index(ofChildNode child: any AccessibilityNode) -> Int? { note("index", nil) }
    var role: AccessibilityRole { note("role", ownRole) }
    var name: String { note("name", "Probe") }
    var states: AccessibilityStates { note("states", []) }
    var nodeFrame: CGRect { note("frame", .zero) }
    var actions: [AccessibilityAction] { note("actions", []) }
    var textFacet: (any AccessibilityTextFacet)? { note("text", nil) }
    var valueFacet: (any AccessibilityValueFacet)? { note("value", nil) }
}
