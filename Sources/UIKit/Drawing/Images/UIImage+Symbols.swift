// Symbols: pictures in the manner of letters, drawn by the toolkit.
extension UIImage {
    /// The toolkit's symbol of that name, such as `"plus"` or `"heart.fill"`; nil if there is none.
    ///
    /// Symbols are as large as text of their configuration's size, 17 points unless it says another. Views show them in
    /// their tint colour.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// The toolkit's symbol of that name, for these circumstances; nil if there is none.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    /// The toolkit's symbol of that name, drawn as the configuration says; nil if there is none.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard SymbolLibrary.contains(name) else {
            ImageDiagnostics.report("There is no symbol named \"\(name)\": UIImage(systemName:) returns nil")
            return nil
        }
        self.init(Attributes(symbol: Symbol(name: name, style: configuration?.symbol ?? SymbolStyle()), configuration))
    }

    /// What the image was made with; nil for a plain picture that was given none.
    public var configuration: Configuration? {
        attributes.configuration ?? (isSymbolImage ? SymbolConfiguration.unspecified : nil)
    }

    /// What a symbol was made with; nil for any other picture.
    public var symbolConfiguration: SymbolConfiguration? {
        guard let symbol else { return nil }
        return SymbolConfiguration(traits: attributes.configuration?.traitCollection, symbol: symbol.style)
    }

    /// The same image with what the configuration says in place of what its own does.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        let merged = attributes.configuration?.applying(configuration) ?? configuration
        guard let symbol else { return with { $0.configuration = merged } }
        var styled = symbol
        styled.style = symbol.style.applying(configuration.symbol)
        return with {
            let replaced = Attributes(
                symbol: styled, SymbolConfiguration(traits: merged.traitCollection, symbol: styled.style))
            ($0.content, $0.scale) = (replaced.content, replaced.scale)
            ($0.configuration, $0.renditions) = (replaced.configuration, replaced.renditions)
        }
    }

    /// The same symbol with what the configuration says in place of what its own does; nil if this is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }
}

extension UIImage.Attributes {
    /// What was made of symbols that look the same is shared by all images of them.
    private static let shared = BoundedCache<Symbol, Renditions>(costLimit: 512, countLimit: 512)

    fileprivate init(symbol: Symbol, _ configuration: UIImage.Configuration?) {
        content = .symbol(symbol)
        let wished = configuration?.traitCollection?.displayScale ?? 0
        scale = wished > 0 ? wished : ScreenScale.current
        self.configuration = configuration
        renditions = UIImage.Attributes.shared.value(for: symbol) { Renditions() } ?? Renditions()
    }
}
