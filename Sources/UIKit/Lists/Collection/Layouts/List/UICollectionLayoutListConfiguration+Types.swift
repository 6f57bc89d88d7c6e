extension UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side, with headers that stay at the top.
        case plain = 0
        /// Groups of rows from side to side.
        case grouped = 1
        /// Groups of rows with rounded corners and space at their sides.
        case insetGrouped = 2
        /// A sidebar, whose rows have rounded backgrounds while they are selected.
        case sidebar = 3
        /// A sidebar with separators, and with headers that stay at the top.
        case sidebarPlain = 4
    }

    /// The elements of a list that are only as wide as their content needs.
    public struct ContentHuggingElements: OptionSet, Sendable, Hashable {
        /// The bit mask.
        public let rawValue: UInt

        /// Creates a set of elements from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Headers that are supplementary views. They are at the leading side.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// The kinds of headers of a list.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none = 0
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary = 1
        /// The first item of the section, which does not belong to the group of the others.
        case firstItemInSection = 2
    }

    /// The kinds of footers of a list.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none = 0
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary = 1
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// A Boolean value that indicates whether the list is a sidebar.
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// A Boolean value that indicates whether groups have space between them.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// A Boolean value that indicates whether headers stay at the top.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

    /// The standard color behind the rows.
    var backgroundColor: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar, .sidebarPlain: .secondarySystemBackground
        }
    }
}
