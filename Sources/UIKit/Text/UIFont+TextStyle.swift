extension UIFont {
    /// The purpose of a text, which determines its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// Creates a style with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading of body text: semibold in the size of the body.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that is set apart from the body, such as a callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the font of a text style for the current preferred content size category. Unknown styles have the font
    /// of ``TextStyle/body``.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style for a trait collection.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - traitCollection: The traits with the content size category; nil for the current traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let size = FontSizes.size(of: style, in: category)
        let font = systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
        return font.scaling(FontScaling(style: style, usual: nil, largest: nil))
    }
}
