extension UIFont {
    /// What a text is for; fonts are chosen by it so that interfaces look alike.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The first of three sizes of titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second size of titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third size of titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// What stands above a stretch of text, in bold letters of its size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// What stands below a headline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Text that is read.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that is set apart.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes below text.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// What stands below pictures.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smaller captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font for texts of a style, in Apple's sizes for how large the person wants text to be. Styles that are not
    /// known get the body's.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for texts of a style, as large as `traitCollection` says, or the current traits if it is nil.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let size = FontSizes.size(of: style, in: category)
        let font = systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
        return font.scaling(FontScaling(style: style, usual: nil, largest: nil))
    }
}
