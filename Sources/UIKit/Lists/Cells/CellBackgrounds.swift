/// The backgrounds of a cell, and the state that determines them.
@MainActor struct CellBackgrounds {
    var view: UIView?
    var selectedView: UIView?
    var multipleSelectionView: UIView?
    /// The standard background of cells that are selected, highlighted or under the pointer.
    var overlay: UIView?
    /// The background that the cell displays for the selection now: the app's view or the standard one.
    var shownSelectedView: UIView?

    var isSelected = false
    var isHighlighted = false
    /// A Boolean value that indicates whether the pointer is over the cell.
    var isHovered = false
    /// A Boolean value that indicates whether the cell displays its swipe actions.
    var isSwiped = false
    /// A Boolean value that indicates whether the user moves the cell.
    var isReordering = false
    /// A Boolean value that indicates whether the table view permits several selected rows.
    var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the app has set the color of the cell.
    var hasOwnColor = false
}

extension UIColor {
    /// The background of every second row of plain lists with alternating colors.
    static let alternateRowBackground = UIColor.pair(0xF7F8FA, 0x212429)
    /// The same in groups.
    static let alternateGroupedRowBackground = UIColor.pair(0xF8F9FB, 0x272A30)
}
