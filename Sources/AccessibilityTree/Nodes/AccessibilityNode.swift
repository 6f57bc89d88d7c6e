import CoreGraphics

/// An element of a user interface as assistive technologies see it, independent of the protocol that they speak.
///
/// A node has a role, a name, states and a frame, lists its children, and can be acted upon. Contents that only some
/// nodes have are in facets, such as ``textFacet``.
///
/// Nodes are queried only while an assistive technology runs, and answers are not cached: each query returns the
/// current state. Children are queried one at a time, so a list of 100,000 rows costs what the reader looks at.
///
/// The element owns its node, and returns the same object as long as the element exists: readers identify the element
/// by it. Assistive technologies are served with weak references; a node neither retains its parent nor its children.
/// Queries come with any arguments, and have no effect on the interface.
@MainActor package protocol AccessibilityNode: AnyObject {
    // MARK: The tree

    /// The node that contains this one; nil for the root, and for a node that is no longer part of the tree.
    var parentNode: (any AccessibilityNode)? { get }

    /// The number of children.
    var childNodeCount: Int { get }

    /// Returns a child.
    ///
    /// - Parameter index: The index in reading order.
    /// - Returns: Nil if the index is out of bounds, or if the child cannot be made.
    func childNode(at index: Int) -> (any AccessibilityNode)?

    /// Returns several children. Implement it if it is faster than ``childNode(at:)`` for each of them.
    ///
    /// - Parameter range: The indices. Those that are out of bounds are ignored.
    func childNodes(in range: Range<Int>) -> [any AccessibilityNode]

    /// Returns the index of a child; nil if the node is not a child of this one.
    func index(ofChildNode child: any AccessibilityNode) -> Int?

    /// Returns the deepest node at a point; nil if the point is outside this node.
    ///
    /// - Parameter point: The point in screen points.
    func node(at point: CGPoint) -> (any AccessibilityNode)?

    // MARK: Description

    /// The kind of the element.
    var role: AccessibilityRole { get }

    /// The text that identifies the element for the user, without its role and its value; empty if it has none. Readers
    /// request it very often: it must not cause a layout pass.
    var name: String { get }

    /// A Boolean value that indicates whether the element exists. False for rows of lists that would be made to answer.
    /// True by default.
    var isDisplayed: Bool { get }

    /// The purpose of the element, if the name does not say it; empty by default.
    var nodeDescription: String { get }

    /// The identifier for tests and scripts, which is never spoken; empty by default.
    var identifier: String { get }

    /// The language of the texts as a locale identifier; nil, the default, for that of the application.
    var localeIdentifier: String? { get }

    /// Further attributes, such as `level` of a heading. None by default.
    var attributes: [String: String] { get }

    /// The states.
    var states: AccessibilityStates { get }

    /// A Boolean value that indicates whether name and value change so often that changes are reported at most once a
    /// second. False by default.
    var updatesFrequently: Bool { get }

    /// The frame in screen points; empty if the element is not in a window.
    var nodeFrame: CGRect { get }

    /// The relations to other nodes. None by default.
    var relations: [AccessibilityRelation] { get }

    // MARK: Actions

    /// The actions, the most important one first. None by default.
    var actions: [AccessibilityAction] { get }

    /// Performs an action, as the user would.
    ///
    /// - Parameter index: The index of the action.
    /// - Returns: False if there is no such action, or if it is not possible now.
    func performAction(at index: Int) -> Bool

    /// Moves keyboard focus to the element.
    ///
    /// - Returns: False, the default, if it cannot have keyboard focus.
    func grabFocus() -> Bool

    /// Scrolls the element into the visible area.
    ///
    /// - Returns: False, the default, if that is not possible.
    func scrollIntoView() -> Bool

    // MARK: Facets

    /// The text; nil, the default, if the element has none beside its name.
    var textFacet: (any AccessibilityTextFacet)? { get }

    /// The number that the element represents; nil by default.
    var valueFacet: (any AccessibilityValueFacet)? { get }

    /// The selection among the children; nil, the default, if the children cannot be selected.
    var selectionFacet: (any AccessibilitySelectionFacet)? { get }

    /// The rows and columns; nil by default.
    var tableFacet: (any AccessibilityTableFacet)? { get }

    /// The position in a table; nil by default.
    var tableCellFacet: (any AccessibilityTableCellFacet)? { get }
}

extension AccessibilityNode {
    package func childNodes(in range: Range<Int>) -> [any AccessibilityNode] {
        range.clamped(to: 0..<max(0, childNodeCount)).compactMap { childNode(at: $0) }
    }

    package func node(at point: CGPoint) -> (any AccessibilityNode)? { nodeFrame.contains(point) ? self : nil }

    package var isDisplayed: Bool { true }
    package var nodeDescription: String { "" }
    package var identifier: String { "" }
    package var localeIdentifier: String? { nil }
    package var attributes: [String: String] { [:] }
    package var updatesFrequently: Bool { false }
    package var relations: [AccessibilityRelation] { [] }

    package var actions: [AccessibilityAction] { [] }
    package func performAction(at index: Int) -> Bool { false }
    package func grabFocus() -> Bool { false }
    package func scrollIntoView() -> Bool { false }

    package var textFacet: (any AccessibilityTextFacet)? { nil }
    package var valueFacet: (any AccessibilityValueFacet)? { nil }
    package var selectionFacet: (any AccessibilitySelectionFacet)? { nil }
    package var tableFacet: (any AccessibilityTableFacet)? { nil }
    package var tableCellFacet: (any AccessibilityTableCellFacet)? { nil }
}
