extension UICalendarView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        /// A small decoration.
        case small = 0
        /// A decoration of medium size.
        case medium = 1
        /// A large decoration.
        case large = 2

        /// The diameter of a dot, and the height of an image, in points.
        var length: (dot: CGFloat, image: CGFloat) {
            switch self {
            case .small: (4, 9)
            case .medium: (6, 11)
            case .large: (8, 13)
            }
        }
    }
}
