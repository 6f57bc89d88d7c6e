extension UICollectionView {
    /// The direction in which a layout arranges its content, and scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Lines are one below the other.
        case vertical = 0
        /// Lines are side by side.
        case horizontal = 1
    }

    /// The categories of the elements of a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell = 0
        /// A view that the data source provides in addition to the cells, such as a header.
        case supplementaryView = 1
        /// A view that the layout provides, such as a background.
        case decorationView = 2
    }

    /// The position at which an item is shown after scrolling. A position for each axis can be combined.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The rule by which displayed list cells adapt their sizes when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// The sizes stay until items are reloaded or reconfigured.
        case disabled = 0
        /// Cells adapt to another content configuration, and to `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Cells adapt also to changed constraints and intrinsic sizes in their content views.
        case enabledIncludingConstraints = 2
    }

    /// The kind of the headers of a flow layout (CV-13).
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of a flow layout (CV-13).
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
