extension UITableView {
    /// The appearance of the sections of a table view.
    public enum Style: Int, Sendable {
        /// Rows from side to side. Headers and footers of sections stay visible while their section is.
        case plain = 0
        /// Groups of rows from side to side, with spacing between them.
        case grouped = 1
        /// Groups of rows with rounded corners, with margins at the sides.
        case insetGrouped = 2
    }

    /// The position of a row in the visible area to which a table view scrolls.
    public enum ScrollPosition: Int, Sendable {
        /// The position with the least movement.
        case none = 0
        /// The top of the visible area.
        case top = 1
        /// The middle of the visible area.
        case middle = 2
        /// The bottom of the visible area.
        case bottom = 3
    }

    /// The animation with which rows appear or disappear.
    public enum RowAnimation: Int, Sendable {
        /// The rows fade.
        case fade = 0
        /// The rows move from and to the right.
        case right = 1
        /// The rows move from and to the left.
        case left = 2
        /// The rows move from and to the top.
        case top = 3
        /// The rows move from and to the bottom.
        case bottom = 4
        /// The rows appear and disappear immediately. Other rows move with an animation.
        case none = 5
        /// The rows fade, and other rows move to their positions.
        case middle = 6
        /// The table view chooses the animation.
        case automatic = 100
    }

    /// The meaning of the insets of separators.
    public enum SeparatorInsetReference: Int, Sendable {
        /// Distances from the edges of the cell.
        case fromCellEdges = 0
        /// Distances from the standard insets.
        case fromAutomaticInsets = 1
    }

    /// The rule by which displayed rows adapt their heights when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// The heights stay until rows are reloaded or reconfigured.
        case disabled = 0
        /// Rows adapt to another content configuration, and to `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Rows adapt also to changed constraints and intrinsic sizes in the content views of their cells.
        case enabledIncludingConstraints = 2
    }

    /// The height that the content of a row, header or footer needs: −1.
    public static let automaticDimension: CGFloat = -1
}

/// The part of a section that is above or below its rows.
enum TableSectionPart {
    case header
    case footer
}
