/// An object that scales custom fonts and lengths for the preferred content size category in the same way as a text
/// style.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 15))
/// label.adjustsFontForContentSizeCategory = true
/// ```
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the text style ``UIFont/TextStyle/body``.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates metrics for a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font scaled for the current traits.
    ///
    /// - Parameter font: The font in its size for the category `.large`.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }

    /// Returns a font scaled for a trait collection.
    ///
    /// - Parameters:
    ///   - font: The font in its size for the category `.large`.
    ///   - traitCollection: The traits with the content size category; nil for the current traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, nil, traitCollection)
    }

    /// Returns a font scaled for the current traits, with a maximum size.
    ///
    /// - Parameters:
    ///   - font: The font in its size for the category `.large`.
    ///   - maximumPointSize: The maximum size in points; 0 for no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximumPointSize, nil)
    }

    /// Returns a font scaled for a trait collection, with a maximum size.
    ///
    /// - Parameters:
    ///   - font: The font in its size for the category `.large`.
    ///   - maximumPointSize: The maximum size in points; 0 for no limit.
    ///   - traitCollection: The traits with the content size category; nil for the current traits.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

    /// Returns a length scaled for the current traits.
    ///
    /// - Parameter value: The length in points that suits the category `.large`.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled for a trait collection.
    ///
    /// - Parameters:
    ///   - value: The length in points that suits the category `.large`.
    ///   - traitCollection: The traits with the content size category; nil for the current traits.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScaling(style: style, usual: value, largest: nil).size(
            in: (traitCollection ?? .current).preferredContentSizeCategory)
    }

    private func scaled(_ font: UIFont, _ largest: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(style: style, usual: font.pointSize, largest: largest.flatMap { $0 > 0 ? $0 : nil })
        return font.withSize(scaling.size(in: (traits ?? .current).preferredContentSizeCategory)).scaling(scaling)
    }
}
