// The types of properties of scroll views (SC-03).
extension UIScrollView {
    /// The rate at which the velocity of coasting content decreases, as a factor for each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor, greater than 0 and less than 1.
        public let rawValue: CGFloat
        /// Creates a rate from its factor.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default: content coasts for about two seconds.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Content rests soon after a flick.
        public static let fast = DecelerationRate(rawValue: 0.99)
        /// The factor, limited to what slows down and ends.
        var factor: CGFloat { rawValue.isFinite ? min(0.9999, max(0.5, rawValue)) : 0.998 }
    }

    /// The color of scroll bars.
    public enum IndicatorStyle: Int, Sendable {
        /// A color that adapts to the appearance.
        case `default` = 0
        /// Black, for light content.
        case black = 1
        /// White, for dark content.
        case white = 2
    }

    /// The way in which dragging ends the editing of text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Editing continues.
        case none = 0
        /// Editing ends when a finger's drag begins.
        case onDrag = 1
        /// The same, because there is no keyboard on the screen that could follow the finger.
        case interactive = 2
        /// The same as ``onDrag``.
        case onDragWithAccessory = 3
        /// The same as ``interactive``.
        case interactiveWithAccessory = 4
    }

    /// The rule by which the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The safe area is added along the axes that can be scrolled.
        case automatic = 0
        /// The safe area is added along the axes that can be scrolled.
        case scrollableAxes = 1
        /// The safe area is not added.
        case never = 2
        /// The safe area is added at all edges.
        case always = 3
    }
}
