/// What drawing actions of a renderer draw in. It is good as long as the actions run.
open class UIGraphicsRendererContext: NSObject {
    /// The context beneath, which is also the current one.
    public let cgContext: CGContext

    init(cgContext: CGContext) {
        self.cgContext = cgContext
        super.init()
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill colour, mixed with what is there in this way.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a one-point frame just inside a rectangle, in the stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws a one-point frame just inside a rectangle, in the stroke colour, mixed with what is there in this way.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { stroke(rect) }
    }

    /// Lets only the inside of a rectangle be drawn on from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What drawing actions of a `UIGraphicsImageRenderer` draw in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(cgContext: cgContext)
    }

    /// The picture drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
    }
}
