/// The contrast of colors as the Web Content Accessibility Guidelines define it: from 1 for equal colors to 21 for
/// black and white.
enum ColorContrast {
    /// The least contrast of text to its background.
    static let leastForText = 4.5
    /// The least contrast of text to its background for users who prefer more contrast.
    static let increasedForText = 7.0

    /// Returns the relative luminance of an sRGB color with components from 0 to 1.
    static func luminance(red: Double, green: Double, blue: Double) -> Double {
        func light(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
    }

    /// Returns the relative luminance of an opaque pixel, 0xRRGGBB.
    static func luminance(of pixel: UInt32) -> Double {
        func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
        return luminance(red: part(16), green: part(8), blue: part(0))
    }

    /// Returns the contrast of two colors, given their relative luminance.
    static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Returns the contrast of two opaque pixels, 0xRRGGBB.
    static func ratio(of first: UInt32, and second: UInt32) -> Double {
        ratio(luminance(of: first), luminance(of: second))
    }
}
