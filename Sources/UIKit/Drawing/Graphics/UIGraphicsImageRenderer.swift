/// Makes pictures by drawing.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     UIBezierPath(ovalIn: context.format.bounds).fill()
/// }
/// ```
///
/// It may be used on any thread. While the actions run, their context is the current one, as in a view's `draw(_:)`.
/// A size that is empty, makes no sense or is more than there is memory for gives an empty picture; the actions run all
/// the same.
open class UIGraphicsImageRenderer: NSObject {
    /// How pictures are made. Changing it does not change the renderer.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer for pictures of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// A renderer for pictures of a size in points, made in this way.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer for pictures of what is drawn in `bounds`.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// A renderer for pictures of what is drawn in `bounds`, made in this way.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format.taken(for: bounds)
        super.init()
    }

    /// The picture that `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        // Each run has a format of its own: the actions may change it.
        let format = format.taken(for: format.bounds)
        if let context = CGContext.forPicture(bounds: format.bounds, scale: format.scale, isOpaque: format.opaque) {
            let target = UIGraphicsImageRendererContext(cgContext: context, format: format)
            run(actions, in: target)
            return target.currentImage
        }
        let nowhere = CGRect(x: 0, y: 0, width: 1, height: 1)
        if let context = CGContext.forPicture(bounds: nowhere, scale: 1, isOpaque: format.opaque) {
            context.clip(to: .zero)
            run(actions, in: UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        return UIImage()
    }

    /// The picture that `actions` draw, as a PNG file; no data if there is no picture.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that `actions` draw, as a JPEG file, on white where it is translucent; no data if there is no picture or
    /// the system has no encoder. The quality is from 0, the smallest file, to 1, the best picture.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func run(
        _ actions: (UIGraphicsImageRendererContext) -> Void, in context: UIGraphicsImageRendererContext
    ) {
        let stack = GraphicsStack.current
        let depth = stack.entries.count
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        // Whatever the actions pushed and did not pop goes too.
        if stack.entries.count > depth { stack.entries.removeLast(stack.entries.count - depth) }
    }
}
