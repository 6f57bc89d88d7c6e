/// A color, which may be dynamic and depend on traits such as light and dark appearance.
///
/// ```swift
/// let accent = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
/// let outline = UIColor { traits in
///     traits.userInterfaceStyle == .dark ? .systemGray : accent
/// }
/// label.textColor = accent.withAlphaComponent(0.8)
/// label.layer.borderColor = outline.resolvedColor(with: traitCollection).cgColor
/// ```
///
/// Colors are immutable and can be used on any thread. Components range from 0 to 1. Views resolve a dynamic color
/// again when their traits change; a `CGColor` that was obtained from one does not change. All colors are drawn in
/// sRGB: a color outside of that gamut is drawn as the nearest sRGB color.
open class UIColor: NSObject, @unchecked Sendable {
    private let mark = CoreFoundationTypeIDGuard()

    private enum Kind {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// Copies of an image, with its average color.
        case pattern(UIImage, CGColor)
    }

    private let kind: Kind

    /// Creates a color from red, green and blue components from 0 to 1, with an opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a color in the Display P3 color space. A color outside the sRGB gamut is drawn as the nearest sRGB
    /// color.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a gray from 0 for black to 1 for white, with an opacity.
    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Creates a color from hue, saturation and brightness, with an opacity.
    ///
    /// - Parameters:
    ///   - hue: The position on the color wheel; 1 is a full turn. Values outside 0…1 wrap around.
    ///   - saturation: The saturation, clamped to 0…1.
    ///   - brightness: The brightness, clamped to 0…1.
    ///   - alpha: The opacity.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        kind = .fixed(cgColor)
        super.init()
    }

    /// Creates a color that fills areas with tiled copies of an image.
    ///
    /// Fills (``setFill()``) start the tiling at the origin of the context, backgrounds of views at the origin of the
    /// view's bounds. If a single color is required, as for text and strokes, it is the average color of the image.
    public init(patternImage image: UIImage) {
        kind = .pattern(image, image.meanColor)
        super.init()
    }

    /// The image of a pattern color; `nil` for other colors.
    var patternImage: UIImage? { if case .pattern(let image, _) = kind { image } else { nil } }

    /// Creates a dynamic color. The closure is called to resolve it for traits, possibly on any thread.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates a color for a color literal, with components from 0 to 1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The Core Graphics color. A dynamic color is resolved with the current traits.
    open var cgColor: CGColor {
        switch kind {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic(let provider): provider(.current).cgColor
        }
    }

    /// Returns the color resolved with `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed, .pattern: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Returns the same color with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color), .pattern(_, let color):
            UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Retrieves the red, green, blue and alpha components, from 0 to 1. Always returns `true`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = cgColor.rgba
        red?.pointee = CGFloat(parts.red)
        green?.pointee = CGFloat(parts.green)
        blue?.pointee = CGFloat(parts.blue)
        alpha?.pointee = CGFloat(parts.alpha)
        return true
    }

    /// Retrieves the luminance as a gray value, and the opacity, from 0 to 1. Always returns `true`.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = cgColor.rgba
        // The weights of relative luminance. Equal components are already a gray.
        let gray =
            parts.red == parts.green && parts.green == parts.blue
            ? parts.red : 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        white?.pointee = CGFloat(gray)
        alpha?.pointee = CGFloat(parts.alpha)
        return true
    }

    /// Retrieves the hue (from 0 to 1; 0 for grays), saturation, brightness and opacity. Always returns `true`.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = cgColor.rgba
        let found = HSB.hsb(red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue))
        hue?.pointee = found.hue
        saturation?.pointee = found.saturation
        brightness?.pointee = found.brightness
        alpha?.pointee = CGFloat(parts.alpha)
        return true
    }

    /// A Boolean value that indicates whether the color depends on traits.
    var isDynamic: Bool { if case .dynamic = kind { true } else { false } }

    /// Returns a Boolean value that indicates whether both are the same color. A dynamic color is equal only to itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (kind, other.kind) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.pattern(let a, _), .pattern(let b, _)): return a.isEqual(b)
        default: return false
        }
    }

    /// A hash value, which is equal for equal colors.
    open override var hash: Int {
        switch kind {
        case .fixed(let color), .pattern(_, let color): return color.hashValue
        case .dynamic: return ObjectIdentifier(self).hashValue
        }
    }
}

extension UIColor {
    /// Sets the fill and stroke color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context. A pattern color sets a fill pattern.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(cgColor)
        if let image = patternImage { context.setFillPattern(image) }
    }

    /// Sets the stroke color of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Conversions between RGB and hue, saturation and brightness.
private enum HSB {
    static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = min(1, max(0, saturation))
        let brightness = min(1, max(0, brightness))
        // Each component has its maximum within 60° of its own hue and decreases linearly over the next 60°.
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return (part(5), part(3), part(1))
    }

    static func hsb(red: CGFloat, green: CGFloat, blue: CGFloat) -> (
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat
    ) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        guard range > 0 else { return (0, 0, high) }
        let sixths =
            if high == red {
                (green - blue) / range
            } else if high == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / high, high)
    }
}
