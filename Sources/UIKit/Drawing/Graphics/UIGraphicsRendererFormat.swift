/// The format of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle to draw, in points; zero in a format that does not belong to a renderer.
    open internal(set) var bounds = CGRect.zero

    override init() { super.init() }

    /// Returns the preferred format for the screen.
    open class func preferred() -> UIGraphicsRendererFormat { UIGraphicsRendererFormat() }

    /// Returns the preferred format for the screen, as ``preferred()`` does.
    open class func `default`() -> UIGraphicsRendererFormat { preferred() }
}

/// The format of the images of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. The default, also for values that are not positive, is the scale of the screen.
    open var scale: CGFloat = ScreenScale.current

    /// A Boolean value that indicates whether images have no transparency and are initially black. The default is
    /// `false`.
    open var opaque = false

    /// Creates the preferred format for the screen.
    public override init() { super.init() }

    /// Creates the preferred format for a trait collection. Without a display scale, it uses that of the screen.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns the preferred format for the screen.
    open override class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the preferred format for the screen, as ``preferred()`` does.
    open override class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns a copy of the format for a renderer.
    func taken(for bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale > 0 && scale.isFinite ? scale : ScreenScale.current
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}
