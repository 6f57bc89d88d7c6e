import AccessibilityTree

/// A node of the tree of a UIKit app.
@MainActor protocol UIKitNode: AccessibilityNode {
    /// The view of the node, or the view that contains its element; nil for the application.
    var hostView: UIView? { get }

    /// Returns the node of a row; nil if the node is not that of a list with this row.
    ///
    /// - Parameters:
    ///   - number: The number of the row over all sections.
    ///   - makes: Whether a node that has not been asked for is made.
    func rowNode(_ number: Int, makes: Bool) -> (any UIKitNode)?
}

extension UIKitNode {
    func rowNode(_ number: Int, makes: Bool) -> (any UIKitNode)? { nil }
}

extension UIResponder {
    /// The node of the object, which is made when it is first asked for. A cell of a list has the node of its row.
    var accessibilityNode: any UIKitNode {
        if let row = rowNode(makes: true) { return row }
        if let node = accessibilityValues?.node { return node }
        let values = accessibilityValues ?? AccessibilityValues()
        accessibilityValues = values
        let node = ResponderNode.make(self)
        values.node = node
        return node
    }

    /// The node of the object; nil if no assistive technology has asked for it.
    var existingAccessibilityNode: (any UIKitNode)? { rowNode(makes: false) ?? accessibilityValues?.node }

    /// Returns the node of the row that a cell displays; nil for other objects.
    private func rowNode(makes: Bool) -> (any UIKitNode)? {
        guard let cell = self as? UIView, cell.offersControlsOfElement, let list = cell.enclosingList,
            let number = list.number(ofCell: cell)
        else { return nil }
        let node = makes ? list.accessibilityNode : list.accessibilityValues?.node
        return node?.rowNode(number, makes: makes)
    }
}

extension UIView {
    /// The nearest list around the view.
    var enclosingList: (any KeyboardList)? {
        var view = superviewStorage
        while let current = view {
            if let list = current as? any KeyboardList { return list }
            view = current.superviewStorage
        }
        return nil
    }
}

extension KeyboardList {
    /// Returns the number of the row that a cell displays.
    func number(ofCell cell: UIView) -> Int? {
        displayedContents.first { $0.view === cell || $0.view.isDescendant(of: cell) }?.number
    }

    /// Returns the cell that displays a row; nil if it is not displayed.
    func displayedCell(_ number: Int) -> UIView? {
        var view: UIView? = displayedContents.first { $0.number == number }?.view
        while let current = view, !current.offersControlsOfElement { view = current.superviewStorage }
        return view
    }
}
