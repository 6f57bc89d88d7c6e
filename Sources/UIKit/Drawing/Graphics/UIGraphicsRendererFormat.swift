/// What a renderer draws in.
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points; empty in a format that no renderer has taken yet.
    open internal(set) var bounds = CGRect.zero

    override init() { super.init() }

    /// Creates a format that suits the screen.
    open class func preferred() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }

    /// Creates a format that suits the screen, as ``preferred()`` does.
    open class func `default`() -> UIGraphicsRendererFormat { preferred() }
}

/// How the pictures of a `UIGraphicsImageRenderer` are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point: the screen's, unless set. Values that are not positive count as the screen's.
    open var scale: CGFloat = ScreenScale.current

    /// Whether pictures let nothing through; they are black then where nothing is drawn. False unless set.
    open var opaque = false

    /// A format as it suits the screen.
    public override init() { super.init() }

    /// A format as it suits where the traits are those given; the screen where they say no scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A format as it suits the screen.
    open override class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The same as ``preferred()``.
    open override class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The same format for a renderer of its own.
    func taken(for bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale > 0 && scale.isFinite ? scale : ScreenScale.current
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}
