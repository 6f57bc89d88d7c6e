/// The positions of the visible columns of a table view, from its leading side.
@MainActor struct ColumnLayout {
    /// A visible column and its extent.
    struct Span {
        let column: TableColumn
        /// The distance from the leading side.
        let start: CGFloat
        let width: CGFloat

        var end: CGFloat { start + width }
    }

    private(set) var spans: [Span] = []

    /// The sum of the widths.
    var width: CGFloat { spans.last?.end ?? 0 }

    /// Creates the layout of columns (CO-02).
    ///
    /// - Parameters:
    ///   - columns: The columns in order. Hidden ones take no space.
    ///   - available: The width of the table view, which a flexible column fills.
    init(_ columns: [TableColumn] = [], available: CGFloat = 0) {
        let visible = columns.filter { !$0.isHidden }
        let flexible = visible.firstIndex { $0.isFlexible }
        let fixed = visible.enumerated().reduce(CGFloat(0)) { $0 + ($1.offset == flexible ? 0 : $1.element.width) }
        var start: CGFloat = 0
        for (index, column) in visible.enumerated() {
            let width = index == flexible ? max(column.minWidth, available - fixed) : column.width
            spans.append(Span(column: column, start: start, width: width))
            start += width
        }
    }

    /// Returns the index of a column among the visible ones.
    func index(of column: TableColumn) -> Int? { spans.firstIndex { $0.column === column } }

    /// Returns the physical position of a span in a row.
    static func x(_ start: CGFloat, _ width: CGFloat, in total: CGFloat, isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? total - start - width : start
    }
}
