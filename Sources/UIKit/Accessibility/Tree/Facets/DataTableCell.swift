import AccessibilityTree

/// The position of a cell in a table of an app (AX-08).
@MainActor final class DataTableCell: AccessibilityTableCellFacet {
    private weak var cell: (any UIResponder & UIAccessibilityContainerDataTableCell)?
    private unowned let node: ResponderNode

    init(_ cell: any UIResponder & UIAccessibilityContainerDataTableCell, _ node: ResponderNode) {
        self.cell = cell
        self.node = node
    }

    var tableNode: (any AccessibilityNode)? { node.parentNode }
    var tableRow: Int { position(cell?.accessibilityRowRange()) }
    var tableColumn: Int { position(cell?.accessibilityColumnRange()) }
    var tableRowSpan: Int { max(1, cell?.accessibilityRowRange().length ?? 1) }
    var tableColumnSpan: Int { max(1, cell?.accessibilityColumnRange().length ?? 1) }

    private func position(_ range: NSRange?) -> Int {
        guard let range, range.location != NSNotFound else { return 0 }
        return max(0, range.location)
    }
}
