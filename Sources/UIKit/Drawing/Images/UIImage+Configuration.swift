extension UIImage {
    /// The traits and symbol attributes that an image is created for. Attributes that a configuration leaves
    /// unspecified have default values.
    ///
    /// `@unchecked` because the compiler cannot check classes with subclasses; this class and its subclass are
    /// immutable.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that the image is for; `nil` if unspecified.
        public let traitCollection: UITraitCollection?
        /// The attributes of symbols; all unspecified in a configuration that is not for symbols.
        let symbol: SymbolStyle

        required init(traits: UITraitCollection?, symbol: SymbolStyle) {
            traitCollection = traits
            self.symbol = symbol
            super.init()
        }

        /// Creates a configuration for a trait collection.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traits: traitCollection, symbol: SymbolStyle())
        }

        /// Returns the same configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traits: traitCollection, symbol: symbol)
        }

        /// Returns this configuration with the specified attributes of the other one applied.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return Self(traits: other.traitCollection ?? traitCollection, symbol: symbol.applying(other.symbol))
        }

        /// Returns the configuration itself, which is immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns a Boolean value that indicates whether both configurations have the same attributes.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return self === other || (symbol == other.symbol && traitCollection == other.traitCollection)
        }

        /// A hash of the symbol attributes.
        public override var hash: Int { symbol.hashValue }
    }

    /// The point size, weight and scale that a symbol is drawn with.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration without specified attributes.
        public static let unspecified = SymbolConfiguration(traits: nil, symbol: SymbolStyle())

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(traits: nil, symbol: SymbolStyle(scale: scale)) }

        /// Creates a configuration with the point size of a font. A size that is not positive is unspecified.
        public convenience init(pointSize: CGFloat) {
            self.init(traits: nil, symbol: SymbolStyle(pointSize: pointSize))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(traits: nil, symbol: SymbolStyle(weight: weight)) }

        /// Creates a configuration with a point size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(traits: nil, symbol: SymbolStyle(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with a point size, weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(traits: nil, symbol: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with the point size and weight of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }

        /// Creates a configuration with the point size and weight of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration with the point size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Creates a configuration with the point size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                traits: nil,
                symbol: SymbolStyle(
                    pointSize: font.pointSize, weight: SymbolWeight(nearest: font.descriptor.weight), scale: scale))
        }
    }

    /// The weight of a symbol, which corresponds to the weight of a font.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of another configuration, otherwise ``regular``.
        case unspecified = 0
        /// The ultralight weight, the thinnest.
        case ultraLight = 1
        /// The thin weight.
        case thin = 2
        /// The light weight.
        case light = 3
        /// The regular weight, as in body text.
        case regular = 4
        /// The medium weight, slightly bolder than regular.
        case medium = 5
        /// The semibold weight, between ``medium`` and ``bold``.
        case semibold = 6
        /// The bold weight.
        case bold = 7
        /// The heavy weight.
        case heavy = 8
        /// The black weight, the boldest.
        case black = 9
    }

    /// The size of a symbol relative to text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The same as ``medium``.
        case `default` = -1
        /// The scale of another configuration, otherwise ``medium``.
        case unspecified = 0
        /// About the height of lowercase letters.
        case small = 1
        /// Slightly taller than capital letters.
        case medium = 2
        /// Taller than the line.
        case large = 3
    }
}

extension UIImage.SymbolWeight {
    /// Returns the font weight with the same name; regular if unspecified.
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

    /// Creates the weight nearest to a number from 100 to 900, as used by CSS and font files.
    init(nearest number: Int) {
        let index = (CGFloat(number) / 100).rounded()
        self = UIImage.SymbolWeight(rawValue: Int(min(9, max(1, index)))) ?? .regular
    }
}

extension UIFont.Weight {
    /// Returns the symbol weight that corresponds to the font weight.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(nearest: number) }
}
