/// A change of widths by dragging a divider.
@MainActor struct ColumnDividerDrag {
    /// The column before the divider, which becomes wider, and the one after it, which becomes narrower.
    private let columns: (before: TableColumn?, after: TableColumn?)
    /// Their widths at the beginning.
    private let widths: (before: CGFloat, after: CGFloat)

    init(_ before: TableColumn?, _ after: TableColumn?) {
        columns = (before, after)
        widths = (before?.width ?? 0, after?.width ?? 0)
    }

    /// Moves the divider by a distance from its place at the beginning, as far as the limits of the columns permit.
    func move(by distance: CGFloat, in table: ColumnTableView) {
        var way = distance
        if let before = columns.before { way = before.limited(widths.before + way) - widths.before }
        if let after = columns.after { way = widths.after - after.limited(widths.after - way) }
        if let before = columns.before { table.resizeByUser(before, to: widths.before + way) }
        if let after = columns.after { table.resizeByUser(after, to: widths.after - way) }
    }
}
