import QuartzCore

/// The position of a cell in its table view, which determines the appearance of its background.
struct TableCellPlacement: Equatable {
    /// The appearance of the list that contains the cell.
    enum Appearance {
        /// Rows on the background of the list.
        case plain
        /// Groups that extend from side to side.
        case grouped
        /// Groups with rounded corners.
        case insetGrouped
    }

    var appearance = Appearance.plain
    /// A Boolean value that indicates whether the cell is the first one of its section.
    var isFirst = false
    /// A Boolean value that indicates whether the cell is the last one of its section.
    var isLast = false
    /// A Boolean value that indicates whether the cell has the alternate background color.
    var isAlternate = false
    /// The width at the trailing side that the index of the table view covers.
    var trailingInset: CGFloat = 0
    /// The width at each side that the content leaves empty.
    var sideInset: CGFloat = 0
}
