/// Makes fonts and lengths of your own follow the size of text that a person wants, as the fonts of a style do.
///
/// ```swift
/// label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 15))
/// label.adjustsFontForContentSizeCategory = true
/// ```
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Those of the body's style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Those of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// A font, given in the size it has usually, in the size for the current traits.
    open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }

    /// The same, for other traits than the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, nil, traitCollection)
    }

    /// The same, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximumPointSize, nil)
    }

    /// The same, but no larger than `maximumPointSize`, and for other traits than the current ones.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

    /// A length that suits text of the usual size, for that of the current traits.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The same, for other traits than the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScaling(style: style, usual: value, largest: nil).size(
            in: (traitCollection ?? .current).preferredContentSizeCategory)
    }

    private func scaled(_ font: UIFont, _ largest: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        let scaling = FontScaling(style: style, usual: font.pointSize, largest: largest.flatMap { $0 > 0 ? $0 : nil })
        return font.withSize(scaling.size(in: (traits ?? .current).preferredContentSizeCategory)).scaling(scaling)
    }
}
