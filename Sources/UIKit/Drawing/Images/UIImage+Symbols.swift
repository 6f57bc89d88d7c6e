import SystemSupport

// Symbols: images that match text, drawn by the toolkit.
extension UIImage {
    /// Creates the toolkit's symbol with a name, such as `"plus"` or `"heart.fill"`; returns `nil` if there is none.
    ///
    /// The size of a symbol matches text of the point size of its configuration, 17 points by default. Views display
    /// symbols in their tint color.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates the toolkit's symbol with a name for a trait collection; returns `nil` if there is none.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// Creates the toolkit's symbol with a name and a configuration; returns `nil` if there is none.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard SymbolLibrary.contains(name) else {
            ImageDiagnostics.report("There is no symbol named \"\(name)\": UIImage(systemName:) returns nil")
            return nil
        }
        self.init(Attributes(symbol: Symbol(name: name, style: configuration?.symbol ?? SymbolStyle()), configuration))
    }

    /// The configuration of the image; `nil` for an image that is not a symbol and has no configuration.
    public var configuration: Configuration? {
        attributes.configuration ?? (isSymbolImage ? SymbolConfiguration.unspecified : nil)
    }

    /// The configuration of a symbol; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        guard let symbol else { return nil }
        return SymbolConfiguration(traits: attributes.configuration?.traitCollection, symbol: symbol.style)
    }

    /// Returns the image with the specified attributes of a configuration applied.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.apply(configuration) }
    }

    /// Returns the symbol with the specified attributes of a configuration applied; `nil` if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }
}

extension UIImage.Attributes {
    /// All images of equal symbols share their renditions.
    private static let shared = SharedCache<Symbol, BitmapCache>(maximumCount: 512)

    fileprivate init(symbol: Symbol, _ configuration: UIImage.Configuration?) {
        content = .symbol(symbol)
        let wished = configuration?.traitCollection?.displayScale ?? 0
        scale = wished > 0 ? wished : ScreenScale.current
        self.configuration = configuration
        flipsForRightToLeft = SymbolLibrary.flippedInRightToLeft.contains(symbol.name)
        renditions = UIImage.Attributes.shared.value(for: symbol) { BitmapCache() } ?? BitmapCache()
    }

    /// Applies the specified attributes of a configuration.
    fileprivate mutating func apply(_ other: UIImage.Configuration) {
        let merged = configuration?.applying(other) ?? other
        guard case .symbol(var symbol) = content else {
            configuration = merged
            return
        }
        symbol.style = symbol.style.applying(other.symbol)
        let replaced = UIImage.Attributes(
            symbol: symbol, UIImage.SymbolConfiguration(traits: merged.traitCollection, symbol: symbol.style))
        (content, scale) = (replaced.content, replaced.scale)
        (configuration, renditions) = (replaced.configuration, replaced.renditions)
    }
}
