import AccessibilityTree

/// The selection among the children of a container of tabs or segments: those with the trait
/// ``UIAccessibilityTraits/selected``.
@MainActor final class ChildSelection: AccessibilitySelectionFacet {
    private unowned let node: ResponderNode

    init(_ node: ResponderNode) { self.node = node }

    private var selected: [UIResponder] { node.childObjects.filter { $0.accessibilityTraits.contains(.selected) } }

    var selectedChildCount: Int { selected.count }

    func selectedChild(at index: Int) -> (any AccessibilityNode)? {
        let selected = selected
        return selected.indices.contains(index) ? selected[index].accessibilityNode : nil
    }

    func isChildSelected(at index: Int) -> Bool {
        let children = node.childObjects
        return children.indices.contains(index) && children[index].accessibilityTraits.contains(.selected)
    }

    func setChildSelected(_ isSelected: Bool, at index: Int) -> Bool {
        let children = node.childObjects
        guard isSelected, children.indices.contains(index) else { return false }
        return NodeAction.activate("click").schedule(for: children[index])
    }
}
