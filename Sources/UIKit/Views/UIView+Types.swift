extension UIView {
    /// How a view's kept drawing is placed in bounds of another size.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds, each axis for itself.
        case scaleToFill = 0
        /// As large as fits into the bounds, with its proportions.
        case scaleAspectFit = 1
        /// So large that it fills the bounds, with its proportions; what sticks out is cut off by
        /// ``UIView/clipsToBounds``.
        case scaleAspectFill = 2
        /// Draws anew when the bounds change.
        case redraw = 3
        /// In its own size, in the middle.
        case center = 4
        /// In its own size, in the middle of the upper edge.
        case top = 5
        /// In its own size, in the middle of the lower edge.
        case bottom = 6
        /// In its own size, in the middle of the left edge.
        case left = 7
        /// In its own size, in the middle of the right edge.
        case right = 8
        /// In its own size, in the upper left corner.
        case topLeft = 9
        /// In its own size, in the upper right corner.
        case topRight = 10
        /// In its own size, in the lower left corner.
        case bottomLeft = 11
        /// In its own size, in the lower right corner.
        case bottomRight = 12
    }

    /// Which distances and sizes of a view give way when its superview changes size (GE-07).
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// What gives way, as bits.
        public let rawValue: UInt
        /// What these bits stand for.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the superview's lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
