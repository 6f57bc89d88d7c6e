// Drawing into pictures with a begin and an end. `UIGraphicsImageRenderer` does the same with one call.

/// Makes a context for a picture of this size the current one, with one pixel a point and nothing in it.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a context for a picture the current one, until `UIGraphicsEndImageContext`.
///
/// - Parameters:
///   - size: the picture's size in points. Where it is empty or there is no memory for it, nothing is drawn and there
///     will be no picture.
///   - opaque: whether the picture lets nothing through; it is black then where nothing is drawn.
///   - scale: pixels a point; 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : ScreenScale.current
    let context = CGContext.forPicture(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// The picture drawn so far; nil if the current context was not begun to make one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, entry.imageScale > 0 else { return nil }
    return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: entry.imageScale) }
}

/// Ends what `UIGraphicsBeginImageContext` began. Does nothing if the current context was not begun by it.
public func UIGraphicsEndImageContext() {
    let stack = GraphicsStack.current
    if let entry = stack.entries.last, entry.imageScale > 0 { stack.entries.removeLast() }
}

extension CGContext {
    /// A bitmap context as views draw in: points, y downwards, `bounds.origin` in the top left corner. Lengths round up
    /// to whole pixels. Nil if there is nothing to draw in or no memory for it.
    static func forPicture(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
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

    /// Pixels that hold a length; 0 for what makes no sense or is too long for a context.
    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
        let count = (length * scale - 1e-6).rounded(.up)
        return count >= 1 && count <= 32767 ? Int(count) : 0
    }
}
