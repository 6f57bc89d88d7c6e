extension UIImage {
    /// How an image is to be made. What a configuration does not say is left to others, or to the standard.
    ///
    /// `@unchecked` because classes with subclasses cannot be checked; this one and its subclass never change.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The circumstances the image is for; nil where it does not matter.
        public let traitCollection: UITraitCollection?
        /// What concerns symbols; says nothing in a configuration that is not for symbols.
        let symbol: SymbolStyle

        required init(traits: UITraitCollection?, symbol: SymbolStyle) {
            traitCollection = traits
            self.symbol = symbol
            super.init()
        }

        /// A configuration for these circumstances.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traits: traitCollection, symbol: SymbolStyle())
        }

        /// The same configuration for other circumstances.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traits: traitCollection, symbol: symbol)
        }

        /// This configuration with what the other one says in place of what this one does.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return Self(traits: other.traitCollection ?? traitCollection, symbol: symbol.applying(other.symbol))
        }

        /// The configuration itself: it never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether both say the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return self === other || (symbol == other.symbol && traitCollection == other.traitCollection)
        }

        /// Made of what is said about symbols.
        public override var hash: Int { symbol.hashValue }
    }

    /// How a symbol is to be drawn: as large and as bold as text would be, and larger or smaller beside it.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Says nothing.
        public static let unspecified = SymbolConfiguration(traits: nil, symbol: SymbolStyle())

        /// As large beside text as `scale` says.
        public convenience init(scale: SymbolScale) { self.init(traits: nil, symbol: SymbolStyle(scale: scale)) }

        /// As large as text in a font of so many points. Sizes that are not positive say nothing.
        public convenience init(pointSize: CGFloat) {
            self.init(traits: nil, symbol: SymbolStyle(pointSize: pointSize))
        }

        /// As bold as text of that weight.
        public convenience init(weight: SymbolWeight) { self.init(traits: nil, symbol: SymbolStyle(weight: weight)) }

        /// As large and as bold as text of that size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(traits: nil, symbol: SymbolStyle(pointSize: pointSize, weight: weight))
        }

        /// As large and as bold as text of that size and weight, and as large beside it as `scale` says.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(traits: nil, symbol: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// As large and as bold as text for that purpose.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }

        /// As large and as bold as text for that purpose, and as large beside it as `scale` says.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// As large and as bold as text in that font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// As large and as bold as text in that font, and as large beside it as `scale` says.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                traits: nil,
                symbol: SymbolStyle(
                    pointSize: font.pointSize, weight: SymbolWeight(nearest: font.descriptor.weight), scale: scale))
        }
    }

    /// How bold a symbol is, as fonts are.
    public enum SymbolWeight: Int, Sendable {
        /// As another configuration says, otherwise ``regular``.
        case unspecified = 0
        /// As the thinnest fonts.
        case ultraLight = 1
        /// As thin fonts.
        case thin = 2
        /// As light fonts.
        case light = 3
        /// As fonts of running text.
        case regular = 4
        /// A little bolder than running text.
        case medium = 5
        /// Between ``medium`` and ``bold``.
        case semibold = 6
        /// As bold fonts.
        case bold = 7
        /// As heavy fonts.
        case heavy = 8
        /// As the boldest fonts.
        case black = 9
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// As ``medium``.
        case `default` = -1
        /// As another configuration says, otherwise ``medium``.
        case unspecified = 0
        /// About as high as small letters.
        case small = 1
        /// A little higher than capitals.
        case medium = 2
        /// Higher than the line.
        case large = 3
    }
}

extension UIImage.SymbolWeight {
    /// The weight of fonts that is called the same; regular if unspecified.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .unspecified, .regular: .regular
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }

    /// The weight nearest to a number from 100 to 900, as CSS and font files have them.
    init(nearest number: Int) {
        let index = (CGFloat(number) / 100).rounded()
        self = UIImage.SymbolWeight(rawValue: Int(min(9, max(1, index)))) ?? .regular
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with this one.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(nearest: number) }
}
