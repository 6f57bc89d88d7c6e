/// The position of a cell, header or footer in its list, as the layout determines it.
struct ListItemPlacement: Equatable {
    /// The part of a section.
    enum Role {
        case item
        case header
        case footer
    }

    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var role = Role.item
    /// A Boolean value that indicates whether the cell is the first one of its group.
    var isFirst = false
    /// A Boolean value that indicates whether the cell is the last one of its group.
    var isLast = false
    /// A Boolean value that indicates whether the list provides actions for swiping.
    var hasSwipeActions = false
    /// The color behind the section, of its background.
    var sectionColor: UIColor?
    var topSeparator = ListSeparator()
    var bottomSeparator = ListSeparator()

    /// The appearance of the background.
    var background: TableCellPlacement {
        let appearance: TableCellPlacement.Appearance =
            switch appearance {
            case .plain, .sidebar, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped: role == .item ? .insetGrouped : .grouped
            }
        return TableCellPlacement(appearance: appearance, isFirst: isFirst, isLast: isLast)
    }
}
