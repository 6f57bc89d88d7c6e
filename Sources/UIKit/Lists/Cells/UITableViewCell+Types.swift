extension UITableViewCell {
    /// The arrangement of the labels and the image of a cell (CE-01).
    public enum CellStyle: Int, Sendable {
        /// A text at the leading side, with an image before it.
        case `default` = 0
        /// A text at the leading side, and a detail text at the trailing side.
        case value1 = 1
        /// A text in the tint color beside a detail text.
        case value2 = 2
        /// A text above a smaller detail text.
        case subtitle = 3
    }

    /// The standard accessory at the trailing side of a cell (CE-01).
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron: choosing the row displays more content.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// The appearance of a selected cell (CE-01).
    public enum SelectionStyle: Int, Sendable {
        /// A selected cell looks like others.
        case none = 0
        /// The same as `default`.
        case blue = 1
        /// A gray background.
        case gray = 2
        /// The standard background: a light shade of the tint color.
        case `default` = 3
    }

    /// The control that a cell displays while it is edited (CE-01).
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A control that deletes the row.
        case delete = 1
        /// A control that inserts a row.
        case insert = 2
    }

    /// The style of the separators of a table view.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none = 0
        /// A thin line.
        case singleLine = 1
        /// The same as `singleLine`.
        case singleLineEtched = 2
    }

    /// The states of a cell during editing, as ``UITableViewCell/willTransition(to:)`` receives them.
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set of states from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The cell displays an editing control.
        public static let showingEditControl = StateMask(rawValue: 1)
    }
}
