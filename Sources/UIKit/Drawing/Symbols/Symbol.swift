/// A drawing of the library in a size and a weight.
struct Symbol: Hashable, Sendable {
    var name: String
    var style: SymbolStyle
    /// Left and right exchanged.
    var isMirrored = false

    /// The size of the square it stands in, in points.
    var size: CGSize {
        // A quarter more than the font's size: the drawing itself reaches a little above and below capital letters.
        let wished = style.usedPointSize * 1.25 * style.scaleFactor
        // A line through the middle falls on whole pixels if as many of them lie before it as behind it.
        let isOdd = (strokeWidth * wished / Symbol.grid).rounded().truncatingRemainder(dividingBy: 2) == 1
        let half = ((wished - (isOdd ? 1 : 0)) / 2).rounded()
        let side = max(1, half * 2 + (isOdd ? 1 : 0))
        return CGSize(width: side, height: side)
    }

    /// The size in pixels.
    func pixelSize(scale: CGFloat) -> (width: Int, height: Int) {
        let side = Int(clamping: min(4096, max(1, (size.width * scale).rounded())))
        return (side, side)
    }

    /// Drawings are made on a square of so many units.
    static let grid: CGFloat = 24

    /// How wide lines are, in units of the grid.
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

/// What a configuration says about symbols.
struct SymbolStyle: Hashable, Sendable {
    /// Nil if it is not said.
    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified

    init(
        pointSize: CGFloat? = nil, weight: UIImage.SymbolWeight = .unspecified,
        scale: UIImage.SymbolScale = .unspecified
    ) {
        // Larger symbols than this would not fit into a picture.
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
