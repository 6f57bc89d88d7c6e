/// A drawing that is kept to be drawn many times in contexts of one kind.
public final class CGLayer {
    /// The context to draw in: `size` units large, with the origin at the corner that lies at the least x and y where the
    /// layer is drawn.
    public let context: CGContext?
    /// The size in units of the context that the layer was made for.
    public let size: CGSize

    /// Creates an empty layer with the resolution of a context. Nil for sizes that are not positive, or too large.
    ///
    /// - Parameter auxiliaryInfo: not used.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let t = context.userToPixels
        let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
        guard size.width > 0, size.height > 0, scale > 0, scale.isFinite, size.width * scale <= 32767,
            size.height * scale <= 32767
        else { return nil }
        let width = max(1, Int((size.width * scale).rounded(.up)))
        let height = max(1, Int((size.height * scale).rounded(.up)))
        guard
            let own = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Host.rawValue)
        else { return nil }
        own.scaleBy(x: CGFloat(width) / size.width, y: CGFloat(height) / size.height)
        self.context = own
        self.size = size
    }
}
