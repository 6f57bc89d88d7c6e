import AccessibilityTree

/// The node of a table view or collection view. Its children are all rows, displayed or not, and after them the headers
/// and other elements that are displayed. Nodes of rows are made when they are asked for.
@MainActor final class ListNode: ResponderNode, AccessibilitySelectionFacet {
    /// The maximum number of nodes of rows that are stored, so that a reader that walks a long list does not fill the
    /// memory. Half of them is what a reader receives in one reply.
    static let rowLimit = 8192

    private var rows: [Int: ListRowNode] = [:]
    /// The numbers of ``rows`` in the order in which they were asked for.
    private var rowOrder: [Int] = []
    /// The generation of the list for which the numbers of ``rows`` are valid.
    private var generation = 0

    var list: (any KeyboardList)? { object as? any KeyboardList }

    /// The number of rows. An element hides them.
    var rowCount: Int {
        guard let list, !list.isAccessibilityElement, !list.accessibilityElementsHidden else { return 0 }
        return list.itemCount
    }

    /// The displayed elements that are not rows.
    private var others: [UIResponder] {
        guard let list else { return [] }
        return super.childObjects.filter { object in
            guard let view = object as? UIView else { return true }
            return !view.isInCell(of: list)
        }
    }

    /// Returns the node of a row; nil if there is no such row.
    func rowNode(_ number: Int) -> ListRowNode? {
        forgetOldRows()
        guard (0..<rowCount).contains(number) else { return nil }
        if let node = rows[number] { return node }
        let node = ListRowNode(self, number)
        if rows.count >= Self.rowLimit { forgetOldestRows() }
        rows[number] = node
        rowOrder.append(number)
        return node
    }

    /// Forgets the nodes of those rows that were asked for first, except the displayed rows and the row at the cursor.
    private func forgetOldestRows() {
        var kept = Set(list?.displayedContents.map(\.number) ?? [])
        if let cursor = list?.cursorRow { kept.insert(cursor) }
        let oldest = rowOrder.prefix(Self.rowLimit / 2)
        for number in oldest where !kept.contains(number) { rows[number] = nil }
        rowOrder = oldest.filter { kept.contains($0) } + rowOrder.dropFirst(Self.rowLimit / 2)
    }

    override func rowNode(_ number: Int, makes: Bool) -> (any UIKitNode)? {
        if makes { return rowNode(number) }
        forgetOldRows()
        return rows[number]
    }

    private func forgetOldRows() {
        guard let list, list.generation != generation else { return }
        generation = list.generation
        rows = [:]
        rowOrder = []
    }

    /// Returns whether a node is that of a row in the current data.
    func isCurrent(_ row: ListRowNode) -> Bool {
        forgetOldRows()
        return rows[row.number] === row
    }

    // MARK: Children

    override var childNodeCount: Int { rowCount + others.count }

    override func childNode(at index: Int) -> (any AccessibilityNode)? {
        let count = rowCount
        if index < count { return rowNode(index) }
        let others = others
        return others.indices.contains(index - count) ? others[index - count].accessibilityNode : nil
    }

    override func childNodes(in range: Range<Int>) -> [any AccessibilityNode] {
        let (count, others) = (rowCount, others)
        var nodes: [any AccessibilityNode] = []
        for index in range.clamped(to: 0..<count + others.count) {
            if index >= count { nodes.append(others[index - count].accessibilityNode) }
            if index < count, let row = rowNode(index) { nodes.append(row) }
        }
        return nodes
    }

    override func index(ofChildNode child: any AccessibilityNode) -> Int? {
        if let row = child as? ListRowNode { return isCurrent(row) ? row.number : nil }
        return others.firstIndex { $0.existingAccessibilityNode === child }.map { rowCount + $0 }
    }

    override func node(at point: CGPoint) -> (any AccessibilityNode)? {
        guard let list, nodeFrame.contains(point) else { return nil }
        for other in others.reversed() {
            if let found = other.accessibilityNode.node(at: point) { return found }
        }
        let local = (list.window?.screen ?? .main).convert(point, to: list as any UICoordinateSpace)
        guard let number = list.number(at: local), let row = rowNode(number) else { return self }
        return row.node(at: point) ?? row
    }

    override var tableFacet: (any AccessibilityTableFacet)? { list is ColumnTableView ? self : super.tableFacet }

    // MARK: Selection

    override var selectionFacet: (any AccessibilitySelectionFacet)? { list?.usesSelection == true ? self : nil }

    var selectedChildCount: Int { list?.selection.rows.count ?? 0 }

    func selectedChild(at index: Int) -> (any AccessibilityNode)? {
        guard let rows = list?.selection.rows, (0..<rows.count).contains(index) else { return nil }
        return rowNode(rows[rows.index(rows.startIndex, offsetBy: index)])
    }

    func isChildSelected(at index: Int) -> Bool { list?.selection.rows.contains(index) ?? false }

    func setChildSelected(_ isSelected: Bool, at index: Int) -> Bool {
        guard let list, (0..<rowCount).contains(index), list.usesSelection else { return false }
        let leaving = isSelected ? (list.usesMultipleSelection ? [] : list.selection.rows) : [index]
        return schedule { list in
            guard index < list.itemCount else { return }
            list.selectByUser(isSelected ? [index] : [], deselecting: leaving.intersection(list.selection.rows))
        }
    }

    func selectAllChildren() -> Bool {
        guard list?.usesMultipleSelection == true else { return false }
        return schedule { list in
            let all = IndexSet(integersIn: 0..<list.itemCount)
            list.selectByUser(all.subtracting(list.selection.rows), deselecting: [])
        }
    }

    func clearChildSelection() -> Bool {
        guard list?.usesSelection == true else { return false }
        return schedule { $0.selectByUser([], deselecting: $0.selection.rows) }
    }

    /// Runs a change from the main loop, because it notifies the app (AX-27).
    func schedule(_ change: @escaping @MainActor (any KeyboardList) -> Void) -> Bool {
        guard let scheduler = list?.window?.windowScene?.server.scheduler else { return false }
        scheduler.schedule(after: 0) { [weak self] in if let list = self?.list { change(list) } }
        return true
    }
}

extension UIView {
    /// Returns a Boolean value that indicates whether the view is a cell of a list, or in one.
    fileprivate func isInCell(of list: UIView) -> Bool {
        var view: UIView? = self
        while let current = view, current !== list {
            if current.offersControlsOfElement { return true }
            view = current.superviewStorage
        }
        return false
    }
}
