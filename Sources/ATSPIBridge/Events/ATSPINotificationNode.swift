import AccessibilityTree
import CoreGraphics

/// The node of an announcement, for readers without an event for announcements: they speak the name of a notification
/// that appears (AS-33).
@MainActor final class ATSPINotificationNode: AccessibilityNode {
    let name: String
    weak var parentNode: (any AccessibilityNode)?

    init(_ text: String, parent: (any AccessibilityNode)?) {
        name = text
        parentNode = parent
    }

    var childNodeCount: Int { 0 }
    func childNode(at index: Int) -> (any AccessibilityNode)? { nil }
    func index(ofChildNode child: any AccessibilityNode) -> Int? { nil }
    var role: AccessibilityRole { .notification }
    var states: AccessibilityStates { [.enabled, .sensitive, .visible, .showing] }
    var nodeFrame: CGRect { .zero }
}
