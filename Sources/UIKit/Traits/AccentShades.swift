import CoreGraphics

/// The shades of an accent color in which it is the default tint color (PO-14).
///
/// A desktop's accent color can be any color, for example a yellow that cannot be read on white. A shade has the hue of
/// the accent color, and its contrast to the backgrounds of the system is sufficient for text. Shades for the light
/// appearance are dark enough for white text in front of them, those for the dark appearance are light enough for black
/// text. An accent color that is suitable itself is its own shade.
final class AccentShades: Equatable, Sendable {
    /// The accent color, 0xRRGGBB.
    let rgb: UInt32

    private let light: UIColor
    private let dark: UIColor
    private let lightIncreased: UIColor
    private let darkIncreased: UIColor

    /// Creates the shades of an accent color.
    ///
    /// - Parameter rgb: The accent color, 0xRRGGBB.
    init(_ rgb: UInt32) {
        func color(_ surfaces: Surfaces, _ contrast: Double) -> UIColor {
            UIColor(hex: AccentShades.shade(of: rgb, on: surfaces, contrast: contrast))
        }
        self.rgb = rgb
        light = color(.light, ColorContrast.leastForText)
        dark = color(.dark, ColorContrast.leastForText)
        lightIncreased = color(.light, ColorContrast.increasedForText)
        darkIncreased = color(.dark, ColorContrast.increasedForText)
    }

    /// Returns the shade for the appearance and the contrast of traits.
    func color(for traits: UITraitCollection) -> UIColor {
        let isIncreased = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark
            ? isIncreased ? darkIncreased : dark : isIncreased ? lightIncreased : light
    }

    static func == (first: AccentShades, second: AccentShades) -> Bool { first.rgb == second.rgb }

    // MARK: Derivation

    /// The backgrounds of an appearance on which the tint color is used.
    private struct Surfaces: Sendable {
        let isDark: Bool
        /// The main background, 0xRRGGBB.
        let main: UInt32
        /// The luminance of the background of the system that is closest to the tint color.
        let plain: Double
        /// The luminance of the background of a gray button.
        let filled: Double
        /// The opacity of the tint color in the background of a tinted button.
        let tintOpacity: Double
        /// The greatest luminance with which a knob of a switch is visible in front of the tint color.
        let greatestLuminance: Double

        static let light = Surfaces(isDark: false)
        static let dark = Surfaces(isDark: true)

        private init(isDark: Bool) {
            let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
            func pixel(_ color: UIColor) -> UInt32 { color.resolvedColor(with: traits).pixel }
            let backgrounds: [UIColor] = [
                .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
                .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
            ]
            let luminances = backgrounds.map { ColorContrast.luminance(of: pixel($0)) }
            let fill = (isDark ? UIColor.tertiarySystemFill : .secondarySystemFill).resolvedColor(with: traits)
            self.isDark = isDark
            main = pixel(.systemBackground)
            plain = (isDark ? luminances.max() : luminances.min()) ?? 0
            filled = ColorContrast.luminance(of: AccentShades.blend(fill.pixel, fill.cgColor.alpha, over: main))
            tintOpacity = isDark ? 0.17 : 0.14
            greatestLuminance = isDark ? 0.57 : 1
        }

        /// Returns a Boolean value that indicates whether text in a color is readable on all backgrounds.
        func isReadable(_ color: UInt32, _ contrast: Double) -> Bool {
            let luminance = ColorContrast.luminance(of: color)
            let tinted = ColorContrast.luminance(of: AccentShades.blend(color, CGFloat(tintOpacity), over: main))
            return ColorContrast.ratio(luminance, plain) >= contrast
                && ColorContrast.ratio(luminance, filled) >= ColorContrast.leastForText
                && ColorContrast.ratio(luminance, tinted) >= ColorContrast.leastForText
        }

        func isTooLight(_ color: UInt32) -> Bool { ColorContrast.luminance(of: color) > greatestLuminance }
    }

    private static func shade(of rgb: UInt32, on surfaces: Surfaces, contrast: Double) -> UInt32 {
        if surfaces.isReadable(rgb, contrast), !surfaces.isTooLight(rgb) { return rgb }
        // The lightness is that of the accent color at the start, and at the end black or white.
        let scale = Scale(rgb)
        if surfaces.isDark {
            if surfaces.isTooLight(rgb) { return scale.last(0...scale.start) { !surfaces.isTooLight($0) } }
            return scale.first(scale.start...Scale.end) { surfaces.isReadable($0, contrast) }
        }
        return scale.last(0...scale.start) { surfaces.isReadable($0, contrast) }
    }

    /// The colors of one hue and saturation from black to the brightest one, and from there to white.
    private struct Scale {
        static let end = 510
        /// The position of the accent color.
        let start: Int
        /// The components of the brightest color, from 0 to 1.
        private let brightest: [Double]

        init(_ rgb: UInt32) {
            let parts = [16, 8, 0].map { rgb >> $0 & 0xFF }
            let greatest = parts.max() ?? 0
            start = Int(greatest)
            brightest = parts.map { greatest > 0 ? Double($0) / Double(greatest) : 1 }
        }

        /// Returns the color at a position, 0xRRGGBB.
        func color(at position: Int) -> UInt32 {
            brightest.reduce(0) { result, part in
                let value = position <= 255 ? part * Double(position) : 255 * part + (1 - part) * Double(position - 255)
                return result << 8 | UInt32(min(255, max(0, value.rounded())))
            }
        }

        /// Returns the first color of a range for which a condition holds. It holds for all after that one.
        func first(_ range: ClosedRange<Int>, _ condition: (UInt32) -> Bool) -> UInt32 {
            var (low, high) = (range.lowerBound, range.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if condition(color(at: middle)) { high = middle } else { low = middle + 1 }
            }
            return color(at: low)
        }

        /// Returns the last color of a range for which a condition holds. It holds for all before that one.
        func last(_ range: ClosedRange<Int>, _ condition: (UInt32) -> Bool) -> UInt32 {
            var (low, high) = (range.lowerBound, range.upperBound)
            while low < high {
                let middle = (low + high + 1) / 2
                if condition(color(at: middle)) { low = middle } else { high = middle - 1 }
            }
            return color(at: low)
        }
    }

    /// Returns a translucent color over an opaque one, 0xRRGGBB.
    private static func blend(_ color: UInt32, _ opacity: CGFloat, over background: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0) { result, shift in
            let (front, back) = (Double(color >> shift & 0xFF), Double(background >> shift & 0xFF))
            return result << 8 | UInt32((back + (front - back) * Double(opacity)).rounded())
        }
    }
}

extension UIColor {
    /// The components of a color that is not dynamic, without its opacity: 0xRRGGBB.
    fileprivate var pixel: UInt32 {
        let parts = cgColor.rgba
        return [parts.red, parts.green, parts.blue].reduce(0) { $0 << 8 | UInt32((min(1, max(0, $1)) * 255).rounded()) }
    }
}
