extension UIView {
    /// The ways in which the contents of a view are placed in its bounds.
    public enum ContentMode: Int, Sendable {
        /// Scales the contents to fill the bounds, without preserving their aspect ratio.
        case scaleToFill = 0
        /// Scales the contents to fit into the bounds, preserving their aspect ratio.
        case scaleAspectFit = 1
        /// Scales the contents to fill the bounds, preserving their aspect ratio. ``UIView/clipsToBounds`` determines
        /// whether the parts outside the bounds are visible.
        case scaleAspectFill = 2
        /// Redraws the contents when the bounds change.
        case redraw = 3
        /// Places the contents in the center, at their own size.
        case center = 4
        /// Places the contents at the center of the upper edge, at their own size.
        case top = 5
        /// Places the contents at the center of the lower edge, at their own size.
        case bottom = 6
        /// Places the contents at the center of the left edge, at their own size.
        case left = 7
        /// Places the contents at the center of the right edge, at their own size.
        case right = 8
        /// Places the contents in the upper left corner, at their own size.
        case topLeft = 9
        /// Places the contents in the upper right corner, at their own size.
        case topRight = 10
        /// Places the contents in the lower left corner, at their own size.
        case bottomLeft = 11
        /// Places the contents in the lower right corner, at their own size.
        case bottomRight = 12
    }

    /// The margins and dimensions of a view that adapt when the size of its superview changes (GE-07).
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The flexible margins and dimensions as bits.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the superview's left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's upper edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's lower edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}
