/// The position of a cell in its list, as the layout determines it.
struct ListItemPlacement: Equatable {
    var appearance = ListAppearance.plain
    /// A Boolean value that indicates whether the cell is the first one of its group.
    var isFirst = false
    /// A Boolean value that indicates whether the cell is the last one of its group.
    var isLast = false
    /// A Boolean value that indicates whether the cell is the header of its section.
    var isHeader = false
    var topSeparator = ListSeparator()
    var bottomSeparator = ListSeparator()

    /// The appearance of the background.
    var background: TableCellPlacement {
        let appearance: TableCellPlacement.Appearance =
            switch appearance {
            case .plain, .sidebar, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped: isHeader ? .grouped : .insetGrouped
            }
        return TableCellPlacement(appearance: appearance, isFirst: isFirst, isLast: isLast)
    }
}
