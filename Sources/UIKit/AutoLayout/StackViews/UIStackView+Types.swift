extension UIStackView {
    /// The sizes and positions of arranged views along the axis of a stack view (ST-01).
    public enum Distribution: Int, Sendable {
        /// The views fill the stack view. Views without an intrinsic size take the space that is left over; otherwise
        /// hugging and compression resistance decide, and then the order (ST-12, ST-13).
        case fill = 0
        /// The views fill the stack view and have the same size (ST-09).
        case fillEqually = 1
        /// The views fill the stack view, with sizes proportional to their intrinsic sizes (ST-10).
        case fillProportionally = 2
        /// The views have their own sizes, with equal distances between them (ST-11).
        case equalSpacing = 3
        /// The views have their own sizes, with equal distances between their centers as far as the spacing permits
        /// (ST-11).
        case equalCentering = 4
    }

    /// The sizes and positions of arranged views across the axis of a stack view (ST-01).
    public enum Alignment: Int, Sendable {
        /// The views fill the stack view (ST-14).
        case fill = 0
        /// The leading edges of the views in a column are at that of the stack view (ST-15).
        case leading = 1
        /// The first baselines of the views in a row are at one height (ST-16). Columns use `leading` instead.
        case firstBaseline = 2
        /// The centers of the views are at that of the stack view (ST-15).
        case center = 3
        /// The trailing edges of the views in a column are at that of the stack view (ST-15).
        case trailing = 4
        /// The last baselines of the views in a row are at one height (ST-16). Columns use `trailing` instead.
        case lastBaseline = 5

        /// The top edges of the views in a row are at that of the stack view. The same value as `leading`.
        public static var top: Alignment { .leading }
        /// The bottom edges of the views in a row are at that of the stack view. The same value as `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The custom spacing that represents ``spacing``.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// The spacing that represents the distance that the system uses between neighbors, 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
