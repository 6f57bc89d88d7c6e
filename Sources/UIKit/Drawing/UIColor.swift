/// A colour, perhaps one that differs between light and dark.
open class UIColor: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()

    private enum Kind {
        case fixed(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// Copies of an image, and its mean colour.
        case pattern(UIImage, CGColor)
    }

    private let kind: Kind

    /// A colour of red, green and blue, each 0…1, with an opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A colour of the Display P3 space; where it is more vivid than sRGB, the nearest colour is drawn.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A gray from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// A colour by hue (0…1 around the circle), saturation and brightness. Values outside are clamped.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A colour from CoreGraphics.
    public init(cgColor: CGColor) {
        kind = .fixed(cgColor)
        super.init()
    }

    /// Creates a colour that fills with copies of an image, side by side.
    ///
    /// Fills (``setFill()``) begin the copies at the origin of the drawing, backgrounds of views at the origin of the
    /// view's bounds. Wherever a single colour is needed, as for text and strokes, the colour is the mean of the image.
    public init(patternImage image: UIImage) {
        kind = .pattern(image, image.meanColor)
        super.init()
    }

    /// The image of a pattern colour; nil for any other.
    var patternImage: UIImage? { if case .pattern(let image, _) = kind { image } else { nil } }

    /// A colour that is asked for anew under each set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
        super.init()
    }

    /// The colour of a color literal; its components are 0…1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour under the current traits.
    open var cgColor: CGColor {
        switch kind {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic(let provider): provider(.current).cgColor
        }
    }

    /// The colour as it is under `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed, .pattern: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color), .pattern(_, let color):
            UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Puts the parts of the colour, 0…1, where the pointers show. Always true.
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

    /// Puts the colour's lightness, as a gray of the same lightness, and its opacity where the pointers show. Always
    /// true.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = cgColor.rgba
        // How bright the eye finds each part. Equal parts are a gray already.
        let gray =
            parts.red == parts.green && parts.green == parts.blue
            ? parts.red : 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        white?.pointee = CGFloat(gray)
        alpha?.pointee = CGFloat(parts.alpha)
        return true
    }

    /// Puts hue (0…1 around the circle; 0 for grays), saturation, brightness and opacity where the pointers show.
    /// Always true.
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

    /// Whether the colour differs between traits.
    var isDynamic: Bool { if case .dynamic = kind { true } else { false } }

    /// Whether both are the same colour. Colours that differ between traits equal only themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (kind, other.kind) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.pattern(let a, _), .pattern(let b, _)): return a.isEqual(b)
        default: return false
        }
    }

    /// Equal colours have equal ones.
    open override var hash: Int {
        switch kind {
        case .fixed(let color), .pattern(_, let color): return color.hashValue
        case .dynamic: return ObjectIdentifier(self).hashValue
        }
    }
}

extension UIColor {
    /// Fills and strokes of the current context use this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills of the current context use this colour from now on.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(cgColor)
        if let image = patternImage { context.setFillPattern(image) }
    }

    /// Strokes of the current context use this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Hue, saturation and brightness.
private enum HSB {
    static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let saturation = min(1, max(0, saturation))
        let brightness = min(1, max(0, brightness))
        // Each part is highest within a sixth of its own hue and falls off over the next sixth.
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
