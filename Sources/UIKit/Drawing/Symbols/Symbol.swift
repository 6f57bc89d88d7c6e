/// A symbol of the library with a size and weight.
struct Symbol: Hashable, Sendable {
    var name: String
    var style: SymbolStyle
    /// A Boolean value that indicates whether the symbol is mirrored horizontally.
    var isMirrored = false

    /// The size of the square that contains the symbol, in points.
    var size: CGSize {
        // The symbol extends slightly above and below capital letters, so that its size is 1.25 times the font size.
        let wished = style.usedPointSize * 1.25 * style.scaleFactor
        // A line through the center falls on whole pixels if the numbers of pixels before and after it are equal.
        let isOdd = (strokeWidth * wished / Symbol.grid).rounded().truncatingRemainder(dividingBy: 2) == 1
        let half = ((wished - (isOdd ? 1 : 0)) / 2).rounded()
        let side = max(1, half * 2 + (isOdd ? 1 : 0))
        return CGSize(width: side, height: side)
    }

    /// Returns the size in pixels.
    func pixelSize(scale: CGFloat) -> (width: Int, height: Int) {
        let side = Int(clamping: min(4096, max(1, (size.width * scale).rounded())))
        return (side, side)
    }

    /// The width and height of the grid that drawings are defined on, in units.
    static let grid: CGFloat = 24

    /// The line width, in units of the grid.
    var strokeWidth: CGFloat {
        switch style.weight {
        case .ultraLight: 0.75
        case .thin: 1
        case .light: 1.3
        case .unspecified, .regular: 1.65
        case .medium: 1.95
        case .semibold: 2.25
        case .bold: 2.6
        case .heavy: 3
        case .black: 3.4
        }
    }
}

/// The symbol attributes of an image configuration.
struct SymbolStyle: Hashable, Sendable {
    /// The point size; `nil` if unspecified.
    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    init(
        pointSize: CGFloat? = nil, weight: UIImage.SymbolWeight = .unspecified,
        scale: UIImage.SymbolScale = .unspecified
    ) {
        // Larger symbols would exceed the size limit of images.
        self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
        self.weight = weight
        self.scale = scale
    }

    func applying(_ other: SymbolStyle) -> SymbolStyle {
        SymbolStyle(
            pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
            scale: other.scale == .unspecified ? scale : other.scale)
    }

    var usedPointSize: CGFloat { pointSize ?? 17 }

    var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
    }
}
