import AccessibilityTree
import CoreGraphics

/// An application with a tree of a test.
@MainActor final class FakeSource: AccessibilityTreeSource {
    let accessibilityEvents = AccessibilityEventCenter()
    let root: FakeNode
    var rootRequests = 0
    var scale: CGFloat = 1

    init(_ root: FakeNode) { self.root = root }

    func makeAccessibilityRoot() -> any AccessibilityNode {
        rootRequests += 1
        return root
    }

    var accessibilityApplicationName: String { root.name }
    var accessibilityToolkit: (name: String, version: String) { ("swift-uikit", "1.0") }
    var accessibilityLocaleIdentifier: String { "en_US" }
    func pixelsPerPoint(at node: any AccessibilityNode) -> CGFloat { scale }
}
