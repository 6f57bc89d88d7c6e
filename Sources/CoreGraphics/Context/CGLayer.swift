/// An offscreen drawing that can be drawn repeatedly into contexts of the same kind.
public final class CGLayer {
    /// The context of the layer's content: `size` units large, with the origin at the corner that has the least x and y
    /// when the layer is drawn.
    public let context: CGContext?
    /// The size, in units of the context that the layer was created for.
    public let size: CGSize

    /// Creates an empty layer with the resolution of a context.
    ///
    /// - Parameters:
    ///   - context: The context that the layer will be drawn in.
    ///   - size: The size in units of `context`. A size that is not positive, or that needs more than 32767 pixels on
    ///     an edge, returns `nil`.
    ///   - auxiliaryInfo: Not used.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let t = context.userToDevice
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
