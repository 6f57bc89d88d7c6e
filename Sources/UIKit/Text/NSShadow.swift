import CoreGraphics

/// A shadow behind text, the value of the attribute `.shadow`.
open class NSShadow: NSObject, NSCopying {
    private let mark = CoreFoundationTypeIDGuard()

    /// The offset of the shadow from the text, in points. A positive height moves it down. The default is (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// The blur radius of the shadow, in points. The default, 0, results in sharp edges.
    open var shadowBlurRadius: CGFloat = 0

    /// The color of the shadow, a ``UIColor``. The default is black with an opacity of one third. Nil and values of
    /// other types draw no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow with the default values.
    public override init() { super.init() }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
