// Drawing images between a begin call and an end call. `UIGraphicsImageRenderer` does the same with a single call.

/// Creates an image context with a scale of 1 and makes it the current context. The image is initially transparent.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Creates an image context and makes it the current context until `UIGraphicsEndImageContext` is called.
///
/// - Parameters:
///   - size: The size of the image in points. If it is empty or the memory cannot be allocated, drawing has no effect
///     and there will be no image.
///   - opaque: Pass `true` for an image without transparency, which is initially black.
///   - scale: The number of pixels per point; 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : ScreenScale.current
    let context = CGContext.bitmap(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// Returns the image drawn so far; `nil` if the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, entry.imageScale > 0 else { return nil }
    return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: entry.imageScale) }
}

/// Removes the context that `UIGraphicsBeginImageContext` created. Does nothing if the current context is not an image
/// context.
public func UIGraphicsEndImageContext() {
    let stack = GraphicsStack.current
    if let entry = stack.entries.last, entry.imageScale > 0 { stack.entries.removeLast() }
}

extension CGContext {
    /// Creates a bitmap context with the coordinate system of views: in points, with y increasing downward and
    /// `bounds.origin` in the top left corner. Lengths are rounded up to whole pixels. Returns `nil` if the size is
    /// empty or the memory cannot be allocated.
    static func bitmap(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = (pixels(bounds.size.width, scale), pixels(bounds.size.height, scale))
        guard width > 0, height > 0, bounds.isFinite,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: (isOpaque ? opaqueBitmap : bitmap).rawValue)
        else { return nil }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }

    private static var bitmap: CGBitmapInfo { layout(.premultipliedFirst) }
    private static var opaqueBitmap: CGBitmapInfo { layout(.noneSkipFirst) }

    private static func layout(_ alpha: CGImageAlphaInfo) -> CGBitmapInfo {
        let order: CGBitmapInfo = UInt32(1).littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big
        return CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
    }

    /// Returns the number of pixels that contain a length; 0 for lengths that are invalid or too long for a context.
    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
        let count = (length * scale - 1e-6).rounded(.up)
        return count >= 1 && count <= 32767 ? Int(count) : 0
    }
}
