import AccessibilityTree

/// The node of a row of a list, whether or not a cell displays it.
@MainActor final class ListRowNode: UIKitNode {
    private weak var owner: ListNode?
    /// The number of the row over all sections.
    let number: Int

    init(_ owner: ListNode, _ number: Int) {
        self.owner = owner
        self.number = number
    }

    /// The list, while the node represents one of its rows.
    private var list: (any KeyboardList)? {
        guard let owner, owner.isCurrent(self) else { return nil }
        return owner.list
    }

    /// The cell that displays the row; nil if the row is not displayed.
    private var cell: UIView? { list?.displayedCell(number) }

    /// A Boolean value that indicates whether a cell displays the row.
    var isDisplayed: Bool { cell != nil }

    /// Reads the cell of the row, which is made for this if the row is not displayed.
    func read<Result>(_ body: (UIView) -> Result) -> Result? {
        guard let list else { return nil }
        return list.displayedCell(number).map(body) ?? list.readCell(ofNumber: number, body)
    }

    var hostView: UIView? { list }

    // MARK: The tree

    var parentNode: (any AccessibilityNode)? { list == nil ? nil : owner }

    /// The columns of the row, if the list has columns.
    var columns: [TableColumn] { (list as? ColumnTableView)?.columnLayout.spans.map(\.column) ?? [] }

    /// The cells in the columns that were asked for, by the identifier of the column.
    private var columnNodes: [String: ColumnCellNode] = [:]

    /// Returns the cell in a visible column; nil if there is no such column.
    func columnNode(at index: Int) -> ColumnCellNode? {
        let columns = columns
        guard columns.indices.contains(index) else { return nil }
        let identifier = columns[index].identifier
        if let node = columnNodes[identifier] { return node }
        let node = ColumnCellNode(self, identifier)
        columnNodes[identifier] = node
        return node
    }

    /// The controls in the cell, which follow the cells in columns.
    private var children: [UIResponder] { cell.map { AccessibilityOrder.children(of: $0) } ?? [] }

    var childNodeCount: Int { columns.count + children.count }

    func childNode(at index: Int) -> (any AccessibilityNode)? {
        let (count, children) = (columns.count, children)
        if index < count { return columnNode(at: index) }
        return children.indices.contains(index - count) ? children[index - count].accessibilityNode : nil
    }

    func index(ofChildNode child: any AccessibilityNode) -> Int? {
        if let child = child as? ColumnCellNode { return child.row === self ? child.columnIndex : nil }
        return children.firstIndex { $0.existingAccessibilityNode === child }.map { columns.count + $0 }
    }

    func node(at point: CGPoint) -> (any AccessibilityNode)? {
        guard nodeFrame.contains(point) else { return nil }
        for child in children.reversed() {
            if let found = child.accessibilityNode.node(at: point) { return found }
        }
        for index in columns.indices {
            if let node = columnNode(at: index), node.nodeFrame.contains(point) { return node }
        }
        return self
    }

    // MARK: Description

    var role: AccessibilityRole { list is ColumnTableView ? .tableRow : .listItem }

    /// The label of the cell, or the labels in it.
    var name: String { read { $0.rowAccessibilityLabel } ?? "" }

    var nodeDescription: String {
        let texts = read { [$0.accessibilityValue, $0.accessibilityHint] } ?? []
        return texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    var identifier: String { read { $0.accessibilityIdentifier ?? "" } ?? "" }
    var localeIdentifier: String? { cell?.accessibilityLanguage }

    var attributes: [String: String] {
        guard let list else { return [:] }
        return ["posinset": "\(number + 1)", "setsize": "\(list.itemCount)"]
    }

    var states: AccessibilityStates {
        guard let list else { return .defunct }
        var states: AccessibilityStates = list.window != nil && list.isShownInHierarchy ? [.visible] : []
        let isEnabled = cell.map { !$0.accessibilityTraits.contains(.notEnabled) } ?? true
        if isEnabled { states.formUnion([.enabled, .sensitive]) }
        if list.usesSelection { states.formUnion([.selectable, .focusable]) }
        if list.selection.rows.contains(number) { states.insert(.selected) }
        if let cell, list.window?.windowScene?.surface?.isMapped == true, !cell.visiblePartInWindow.isEmpty {
            states.insert(.showing)
        }
        if UIApplication.shared.accessibilityFocus === list, list.cursorRow == number { states.insert(.focused) }
        return states
    }

    var nodeFrame: CGRect {
        guard let list, list.window != nil else { return .zero }
        let frame = list.frame(ofNumber: number)
        return frame.isNull ? .zero : UIAccessibility.convertToScreenCoordinates(frame, in: list)
    }

    // MARK: Actions

    var actions: [AccessibilityAction] {
        guard let list else { return [] }
        let activation = list.usesSelection ? [AccessibilityAction("click")] : []
        return activation + customActions.map { AccessibilityAction($0.name) }
    }

    private var customActions: [UIAccessibilityCustomAction] { cell?.accessibilityCustomActions ?? [] }

    func performAction(at index: Int) -> Bool {
        guard let owner, let list, index >= 0 else { return false }
        let first = list.usesSelection ? 1 : 0
        guard index >= first else { return owner.schedule { [number] in $0.activateByAccessibility(number) } }
        let actions = customActions
        guard index - first < actions.count else { return false }
        let action = actions[index - first]
        return owner.schedule { _ in _ = action.perform() }
    }

    func grabFocus() -> Bool {
        guard let list, list.usesSelection, list.canFocus(number) else { return false }
        list.selection.cursor = number
        list.reveal(number, isAnimated: false)
        if !list.isFocused { _ = list.window?.moveFocus(to: list, heading: []) }
        list.updateCursorRing()
        return list.isFocused || list.isFirstResponder
    }

    func scrollIntoView() -> Bool {
        guard let list else { return false }
        list.reveal(number, isAnimated: false)
        _ = list.scrollIntoView()
        return true
    }
}

extension KeyboardList {
    /// Does what a tap of a row does.
    func activateByAccessibility(_ number: Int) {
        guard number < itemCount, usesSelection else { return }
        if displayedCell(number)?.accessibilityActivate() == true { return }
        let start = generation
        if canFocus(number) { selection.cursor = number }
        guard generation == start, !reactsToPress(number), generation == start, isSelectable(number),
            generation == start
        else { return }
        tapByUser(number)
    }
}

extension UIView {
    /// The label of a cell, or those of the elements in it in their order.
    fileprivate var rowAccessibilityLabel: String {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        return AccessibilityText.labels(in: self)
    }
}
