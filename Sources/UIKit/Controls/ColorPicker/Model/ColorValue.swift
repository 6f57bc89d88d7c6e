/// A color as hue, saturation, brightness and opacity, from 0 to 1 each. Unlike a `UIColor`, gray keeps its hue, and
/// black its saturation.
struct ColorValue: Equatable {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 1
    var alpha: CGFloat = 1

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
        self.alpha = alpha
    }

    /// Creates a value from a color. Components outside of sRGB are limited.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - traits: The traits for which a dynamic color is resolved.
    ///   - old: The value whose hue and saturation are kept where the color has none.
    @MainActor init(_ color: UIColor, _ traits: UITraitCollection, keeping old: ColorValue? = nil) {
        let parts = color.resolvedColor(with: traits).cgColor.rgba
        self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha, keeping: old)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, keeping old: ColorValue? = nil) {
        func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, min(1, value)) : 0 }
        let (red, green, blue) = (limited(red), limited(green), limited(blue))
        let high = max(red, green, blue)
        let chroma = high - min(red, green, blue)
        brightness = high
        self.alpha = limited(alpha)
        saturation = high > 0 ? chroma / high : old?.saturation ?? 0
        guard chroma > 0 else {
            hue = old?.hue ?? 0
            return
        }
        var sector: CGFloat
        if high == red {
            sector = (green - blue) / chroma
        } else if high == green {
            sector = (blue - red) / chroma + 2
        } else {
            sector = (red - green) / chroma + 4
        }
        if sector < 0 { sector += 6 }
        hue = sector / 6
    }

    /// The components of sRGB, from 0 to 1.
    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func part(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (part(5), part(3), part(1))
    }

    /// The color.
    var color: UIColor {
        let parts = rgb
        return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }

    /// The color without transparency.
    var opaque: CGColor { with(\.alpha, 1).color.cgColor }

    func with(_ key: WritableKeyPath<ColorValue, CGFloat>, _ value: CGFloat) -> ColorValue {
        var result = self
        result[keyPath: key] = value
        return result
    }

    // MARK: Text

    /// The components as bytes.
    private var bytes: [Int] { [rgb.red, rgb.green, rgb.blue, alpha].map { Int(($0 * 255).rounded()) } }

    /// The color as six digits, or as eight with an opacity below 1.
    var hex: String { (alpha < 1 ? bytes : Array(bytes.prefix(3))).map { String(format: "%02X", $0) }.joined() }

    /// Creates a value from 3, 4, 6 or 8 hexadecimal digits, with or without `#`; `nil` for other texts. Texts without
    /// an opacity have the opacity `alpha`.
    init?(hex text: String, alpha: CGFloat, keeping old: ColorValue? = nil) {
        var digits = text.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let hasAlpha = digits.count == 8
        let color = hasAlpha ? number >> 8 : number
        func part(_ shift: UInt32) -> CGFloat { CGFloat((color >> shift) & 0xFF) / 255 }
        self.init(
            red: part(16), green: part(8), blue: part(0), alpha: hasAlpha ? CGFloat(number & 0xFF) / 255 : alpha,
            keeping: old)
    }
}
