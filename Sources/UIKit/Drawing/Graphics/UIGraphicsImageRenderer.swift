/// An object that creates images from drawing commands.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     UIBezierPath(ovalIn: context.format.bounds).fill()
/// }
/// ```
///
/// A renderer can be used on any thread. While the actions run, their context is the current context, as in a view's
/// `draw(_:)`. If the size is empty, invalid or too large for the available memory, the actions still run, and the
/// result is an empty image.
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images. The renderer uses a copy; changing this object has no effect.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer for images of a size, in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of the rectangle `bounds` of the drawing, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer for images of the rectangle `bounds` of the drawing, in points, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format.taken(for: bounds)
        super.init()
    }

    /// Returns the image that `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        // Each call has its own format, because the actions may change it.
        let format = format.taken(for: format.bounds)
        if let context = CGContext.bitmap(bounds: format.bounds, scale: format.scale, isOpaque: format.opaque) {
            let target = UIGraphicsImageRendererContext(cgContext: context, format: format)
            run(actions, in: target)
            return target.currentImage
        }
        let nowhere = CGRect(x: 0, y: 0, width: 1, height: 1)
        if let context = CGContext.bitmap(bounds: nowhere, scale: 1, isOpaque: format.opaque) {
            context.clip(to: .zero)
            run(actions, in: UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        return UIImage()
    }

    /// Returns the image that `actions` draw as PNG data; empty data if there is no image.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the image that `actions` draw as JPEG data, with translucent parts drawn on white; empty data if there
    /// is no image or the system has no encoder.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality, from 0 for the smallest file to 1 for the best quality.
    ///   - actions: A closure that draws the image.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func run(
        _ actions: (UIGraphicsImageRendererContext) -> Void, in context: UIGraphicsImageRendererContext
    ) {
        GraphicsStack.current.run(in: context.cgContext) { actions(context) }
    }
}
