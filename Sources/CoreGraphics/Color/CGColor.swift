/// A color: components in a color space, and an alpha value.
///
/// ```swift
/// let accent = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 1)
/// layer.backgroundColor = accent
/// layer.borderColor = UIColor.separator.cgColor
/// context.setFillColor(accent)
/// context.fill(rect)
/// ```
///
/// Components and alpha range from 0 to 1. Values outside that range are clamped; values that are not finite count as
/// 0. A color is immutable. It does not depend on light or dark mode, unlike a `UIColor`.
public final class CGColor: Hashable, Sendable {
    /// The color space of the components.
    public let colorSpace: CGColorSpace?
    /// The alpha value, from 0 (transparent) to 1 (opaque).
    public let alpha: CGFloat
    private let first: CGFloat
    private let second: CGFloat
    private let third: CGFloat

    /// Opaque black in the device gray color space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the device gray color space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black in the device gray color space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(_ space: CGColorSpace, _ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ alpha: CGFloat) {
        colorSpace = space
        self.first = CGColor.clamp(first)
        self.second = CGColor.clamp(second)
        self.third = CGColor.clamp(third)
        self.alpha = CGColor.clamp(alpha)
    }

    /// Creates a color in the device RGB color space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.deviceRGB, red, green, blue, alpha)
    }

    /// Creates a color in the sRGB color space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standardRGB, red, green, blue, alpha)
    }

    /// Creates a color in the Display P3 color space.
    ///
    /// A color outside the sRGB gamut is drawn as the nearest sRGB color.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.wideRGB, red, green, blue, alpha)
    }

    /// Creates a gray color in the color space ``CGColorSpace/genericGrayGamma2_2``.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.genericGray, gray, 0, 0, alpha)
    }

    /// Creates a gray color in the device gray color space, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.deviceGray, gray, 0, 0, alpha)
    }

    /// Creates a color from an array of components.
    ///
    /// - Parameters:
    ///   - space: The color space of the components.
    ///   - components: As many components as the color space has, followed by alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(space, components[0], 0, 0, components[1])
        } else {
            self.init(space, components[0], components[1], components[2], components[3])
        }
    }

    /// The number of ``components``: those of the color space and alpha.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The components in the color space, followed by alpha.
    public var components: [CGFloat]? { isGray ? [first, alpha] : [first, second, third, alpha] }

    /// Returns the color with another alpha value.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(colorSpace ?? .deviceRGB, first, second, third, alpha)
    }

    /// Returns the color itself, which is immutable.
    public func copy() -> CGColor? { self }

    /// Red, green, blue and alpha in sRGB, not premultiplied, each from 0 to 1.
    package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
        if colorSpace?.isWideGamut == true {
            let (red, green, blue) = ColorTransfer.standard(fromP3: Double(first), Double(second), Double(third))
            return (max(0, min(1, red)), max(0, min(1, green)), max(0, min(1, blue)), Double(alpha))
        }
        return isGray
            ? (Double(first), Double(first), Double(first), Double(alpha))
            : (Double(first), Double(second), Double(third), Double(alpha))
    }

    /// Returns the color converted to another color space, or the nearest color in that space's gamut.
    ///
    /// - Parameters:
    ///   - space: The color space of the result.
    ///   - intent: Not used. Colors outside the gamut always become the nearest color inside it.
    ///   - options: Not used.
    /// - Returns: The converted color, never `nil`. The result is optional as on Apple's platforms.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
        guard space != colorSpace else { return self }
        let (red, green, blue, _) = rgba
        if space.model == .monochrome {
            return CGColor(space, CGFloat(ColorTransfer.gray(fromStandard: red, green, blue)), 0, 0, alpha)
        }
        guard space.isWideGamut else { return CGColor(space, CGFloat(red), CGFloat(green), CGFloat(blue), alpha) }
        let wide = ColorTransfer.p3(fromStandard: red, green, blue)
        return CGColor(space, CGFloat(wide.0), CGFloat(wide.1), CGFloat(wide.2), alpha)
    }

    /// A Boolean value that indicates whether the color is opaque.
    package var isOpaque: Bool { alpha >= 1 }

    private var isGray: Bool { colorSpace?.model == .monochrome }

    /// Returns a Boolean value that indicates whether two colors have the same components in the same color space.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b
            || a.first == b.first && a.second == b.second && a.third == b.third && a.alpha == b.alpha
                && a.colorSpace == b.colorSpace
    }

    /// Hashes the components and alpha.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(third)
        hasher.combine(alpha)
    }

    private static func clamp(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, min(1, value)) : 0 }
}
