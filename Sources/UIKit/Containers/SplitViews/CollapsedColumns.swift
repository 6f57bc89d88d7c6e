/// The state of a collapsed split view (SP-08).
struct CollapsedColumns {
    /// The column whose child is displayed.
    let column: UISplitViewController.Column
    /// The controllers of the columns that are part of the displayed stack, or were before the user went back. They
    /// return to their columns when the split view expands.
    var joined: [UISplitViewController.Column: [UIViewController]] = [:]

    /// The order of the columns in the stack.
    static let order: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .inspector]

    /// The joined columns, from the bottom of the stack.
    var joinedColumns: [UISplitViewController.Column] { CollapsedColumns.order.filter { joined[$0] != nil } }

    /// Returns the indices of the controllers of a joined column in the stack; nil if none are there.
    func range(of column: UISplitViewController.Column, in stack: [UIViewController]) -> Range<Int>? {
        guard let start = start(of: column, in: stack) else { return nil }
        let later = joinedColumns.filter { $0.rawOrder > column.rawOrder }
        return start..<(later.compactMap { self.start(of: $0, in: stack) }.filter { $0 > start }.min() ?? stack.count)
    }

    /// Returns the number of controllers at the bottom of the stack that belong to the displayed column itself.
    func ownCount(in stack: [UIViewController]) -> Int {
        joinedColumns.compactMap { start(of: $0, in: stack) }.min() ?? stack.count
    }

    private func start(of column: UISplitViewController.Column, in stack: [UIViewController]) -> Int? {
        guard let members = joined[column] else { return nil }
        return stack.firstIndex { one in members.contains { $0 === one } }
    }
}

extension UISplitViewController.Column {
    /// The position in the stack of a collapsed split view.
    var rawOrder: Int { CollapsedColumns.order.firstIndex(of: self) ?? CollapsedColumns.order.count }
}
