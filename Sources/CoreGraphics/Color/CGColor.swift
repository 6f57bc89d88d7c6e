/// A colour: components in a colour space, and opacity. Components are between 0 and 1: what lies outside is clamped,
/// what is not a finite number counts as 0.
public final class CGColor: Hashable, Sendable {
    /// The space that the components belong to.
    public let colorSpace: CGColorSpace?
    /// Opacity: 0 is invisible, 1 covers everything.
    public let alpha: CGFloat
    private let first: CGFloat
    private let second: CGFloat
    private let third: CGFloat

    /// Opaque black, in the grey space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white, in the grey space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing: black without opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(_ space: CGColorSpace, _ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ alpha: CGFloat) {
        colorSpace = space
        self.first = CGColor.clamp(first)
        self.second = CGColor.clamp(second)
        self.third = CGColor.clamp(third)
        self.alpha = CGColor.clamp(alpha)
    }

    /// A colour in the device's RGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.deviceRGB, red, green, blue, alpha)
    }

    /// A colour in the sRGB space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standardRGB, red, green, blue, alpha)
    }

    /// A colour in the Display P3 space. Where it is more vivid than sRGB can say, the nearest colour is drawn.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.wideRGB, red, green, blue, alpha)
    }

    /// A shade of grey in the space ``CGColorSpace/genericGrayGamma2_2``.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(.genericGray, gray, 0, 0, alpha)
    }

    /// A shade of grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.deviceGray, gray, 0, 0, alpha)
    }

    /// A colour from as many numbers as the space has components, and the opacity after them.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(space, components[0], 0, 0, components[1])
        } else {
            self.init(space, components[0], components[1], components[2], components[3])
        }
    }

    /// How many ``components`` there are: those of the space and the opacity.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The components of the space, and the opacity as the last.
    public var components: [CGFloat]? { isGray ? [first, alpha] : [first, second, third, alpha] }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(colorSpace ?? .deviceRGB, first, second, third, alpha)
    }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// Red, green, blue and opacity in sRGB, not multiplied, each between 0 and 1.
    package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
        if colorSpace?.isWideGamut == true {
            let (red, green, blue) = ColorTransfer.standard(fromP3: Double(first), Double(second), Double(third))
            return (max(0, min(1, red)), max(0, min(1, green)), max(0, min(1, blue)), Double(alpha))
        }
        return isGray
            ? (Double(first), Double(first), Double(first), Double(alpha))
            : (Double(first), Double(second), Double(third), Double(alpha))
    }

    /// The colour that looks the same in another space, or the nearest that it has.
    ///
    /// - Parameters:
    ///   - intent: not used: colours outside of the space become the nearest inside.
    ///   - options: not used.
    /// - Returns: always a colour; optional as on Apple's platforms.
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

    /// Whether it covers what is behind it.
    package var isOpaque: Bool { alpha >= 1 }

    private var isGray: Bool { colorSpace?.model == .monochrome }

    /// Whether both have the same components in the same colour space.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b
            || a.first == b.first && a.second == b.second && a.third == b.third && a.alpha == b.alpha
                && a.colorSpace == b.colorSpace
    }

    /// Equal colours have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(third)
        hasher.combine(alpha)
    }

    private static func clamp(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, min(1, value)) : 0 }
}
