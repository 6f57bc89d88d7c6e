/// The selection among the children of an element. Indices are those of children; indices that are out of bounds are
/// ignored.
@MainActor package protocol AccessibilitySelectionFacet: AnyObject {
    /// The number of selected children.
    var selectedChildCount: Int { get }

    /// Returns a selected child; nil if there are not as many.
    ///
    /// - Parameter index: The index among the selected children.
    func selectedChild(at index: Int) -> (any AccessibilityNode)?

    /// Returns whether a child is selected.
    func isChildSelected(at index: Int) -> Bool

    /// Selects or deselects a child, as the user would.
    ///
    /// - Returns: False if that is not possible.
    func setChildSelected(_ isSelected: Bool, at index: Int) -> Bool

    /// Selects all children.
    ///
    /// - Returns: False, the default, if that is not possible.
    func selectAllChildren() -> Bool

    /// Deselects all children.
    ///
    /// - Returns: False, the default, if that is not possible.
    func clearChildSelection() -> Bool
}

extension AccessibilitySelectionFacet {
    package func selectAllChildren() -> Bool { false }
    package func clearChildSelection() -> Bool { false }
}
