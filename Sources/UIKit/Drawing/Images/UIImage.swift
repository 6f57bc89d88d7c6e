/// A picture and how many of its pixels make a point.
public final class UIImage: NSObject, Sendable {
    /// The pixels.
    public let cgImage: CGImage?

    /// Pixels a point.
    public let scale: CGFloat

    /// The size in points.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    }

    package init(cgImage: CGImage, scale: CGFloat) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        super.init()
    }

    /// A picture of the pixels of `cgImage`, one a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

    /// The picture in a PNG file's data; nil if it is none, is broken, or is unreasonably large.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The picture in a PNG file's data with so many pixels a point; nil if it is none or is broken.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage(pngData: data) else { return nil }
        self.init(cgImage: image, scale: scale)
    }

    /// The picture in a PNG file; nil if it cannot be read. A name that ends in `@2x` means two pixels a point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The picture as the data of a PNG file.
    public func pngData() -> Data? { cgImage?.pngData() }

    /// Draws the picture with its top-left corner at a point of the current context.
    @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture stretched to a rectangle of the current context.
    @MainActor public func draw(in rect: CGRect) {
        guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
        // CoreGraphics draws images for a y axis that grows upwards.
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
    }
}
