/// The drawing environment of a graphics renderer. It is valid only while the drawing actions run.
open class UIGraphicsRendererContext: NSObject {
    /// The graphics context, which is also the current context.
    public let cgContext: CGContext

    init(cgContext: CGContext) {
        self.cgContext = cgContext
        super.init()
    }

    /// Fills a rectangle with the fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill color, using a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a one-point frame just inside a rectangle, in the stroke color.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws a one-point frame just inside a rectangle, in the stroke color, using a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode) { stroke(rect) }
    }

    /// Intersects the clipping area with a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing environment of a `UIGraphicsImageRenderer`.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(cgContext: cgContext)
    }

    /// The image drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
    }
}
