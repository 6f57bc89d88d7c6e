import AccessibilityTree
import CoreGraphics

/// A node whose contents a test sets. It retains its children.
@MainActor final class FakeNode: AccessibilityNode {
    let role: AccessibilityRole
    var name: String
    var nodeDescription = ""
    var identifier = ""
    var localeIdentifier: String?
    var attributes: [String: String] = [:]
    var states: AccessibilityStates = [.enabled, .sensitive, .visible, .showing]
    var updatesFrequently = false
    var nodeFrame = CGRect.zero
    var relations: [AccessibilityRelation] = []
    var actions: [AccessibilityAction] = []
    var textFacet: (any AccessibilityTextFacet)?
    var valueFacet: (any AccessibilityValueFacet)?
    var selectionFacet: (any AccessibilitySelectionFacet)?
    var tableFacet: (any AccessibilityTableFacet)?
    var tableCellFacet: (any AccessibilityTableCellFacet)?

    weak var parent: FakeNode?
    private(set) var children: [FakeNode] = []
    /// Children of other types, after the others.
    var otherChildren: [any AccessibilityNode] = []
    var performed: [Int] = []
    var canGrabFocus = false
    var focusGrabs = 0
    var scrolls = 0

    init(_ role: AccessibilityRole, _ name: String = "", frame: CGRect = .zero, _ children: [FakeNode] = []) {
        self.role = role
        self.name = name
        nodeFrame = frame
        for child in children { add(child) }
    }

    func add(_ child: FakeNode) {
        child.parent = self
        children.append(child)
    }

    func remove(_ child: FakeNode) {
        child.parent = nil
        children.removeAll { $0 === child }
    }

    var parentNode: (any AccessibilityNode)? { parent }
    private var all: [any AccessibilityNode] { children + otherChildren }
    var childNodeCount: Int { all.count }
    func childNode(at index: Int) -> (any AccessibilityNode)? { all.indices.contains(index) ? all[index] : nil }
    func index(ofChildNode child: any AccessibilityNode) -> Int? { all.firstIndex { $0 === child } }

    func node(at point: CGPoint) -> (any AccessibilityNode)? {
        guard nodeFrame.contains(point) else { return nil }
        return children.lazy.reversed().compactMap { $0.node(at: point) }.first ?? self
    }

    func performAction(at index: Int) -> Bool {
        performed.append(index)
        return true
    }

    func grabFocus() -> Bool {
        focusGrabs += 1
        return canGrabFocus
    }

    func scrollIntoView() -> Bool {
        scrolls += 1
        return true
    }
}
