extension UIBarButtonItem {
    /// A small mark at an item: a number, a text or a dot (BI-20).
    ///
    /// ```swift
    /// let inbox = UIBarButtonItem(title: "Inbox", image: UIImage(systemName: "tray"))
    /// inbox.badge = .count(3)
    /// ```
    @preconcurrency @MainActor public final class Badge: NSObject {
        /// The text; an empty text is a dot, `nil` no mark.
        public let stringValue: String?
        /// The font of the text. With `nil`, a small font.
        public var font: UIFont?
        /// The color of the text. With `nil`, the default, white.
        public var foregroundColor: UIColor?
        /// The color of the mark. With `nil`, the default, red.
        public var backgroundColor: UIColor?

        private init(_ text: String?) {
            stringValue = text
            super.init()
        }

        /// Returns a badge with a number. Above 999, it is "999+"; 0 and negative numbers show no mark.
        public static func count(_ count: Int) -> Badge {
            Badge(count <= 0 ? nil : count > 999 ? "999+" : String(count))
        }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }

        /// Returns a badge that is a dot.
        public static func indicator() -> Badge { Badge("") }
    }
}
