extension UICalendarView {
    /// A dot, an image or a view below the number of a day.
    ///
    /// ```swift
    /// func calendarView(
    ///     _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    /// ) -> UICalendarView.Decoration? {
    ///     dateComponents.day == 1 ? .default(color: .systemRed) : nil
    /// }
    /// ```
    @preconcurrency @MainActor open class Decoration: NSObject {
        enum Content {
            case dot
            case image(UIImage)
            case custom(() -> UIView)
        }

        let content: Content
        let color: UIColor
        let size: DecorationSize

        /// Creates a gray dot of medium size.
        public override init() {
            content = .dot
            color = .systemGray3
            size = .medium
            super.init()
        }

        /// Creates a decoration with an image.
        ///
        /// - Parameters:
        ///   - image: The image; with `nil`, the decoration is a dot.
        ///   - color: The color of the dot, or of a template image; with `nil`, gray.
        ///   - size: The size.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            content = image.map { .image($0) } ?? .dot
            self.color = color ?? .systemGray3
            self.size = size
            super.init()
        }

        /// Creates a decoration with a view, which may be up to as wide as a day. `customViewProvider` is called for
        /// each day that shows the decoration. The view receives no touches.
        public init(customViewProvider: @escaping @MainActor () -> UIView) {
            content = .custom(customViewProvider)
            color = .systemGray3
            size = .medium
            super.init()
        }

        deinit {}

        /// Returns a dot; with `nil`, it is gray.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }

        /// Returns an image; a template image is gray with `nil`.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        /// Returns a view.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}
