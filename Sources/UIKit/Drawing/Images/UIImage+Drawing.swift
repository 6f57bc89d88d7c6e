// Drawing of images into a context.
extension UIImage {
    /// The maximum width and height of a symbol's bitmap, in pixels. Larger symbols are scaled up from it.
    private static let largestSymbol = 4096

    /// Returns the pixels for display: rotated, and drawn in a color if there is one. Symbols have their natural size
    /// at `symbolScale` pixels per point, and are black without a color.
    package func picture(symbolScale: CGFloat, color: CGColor?) -> CGImage? {
        switch attributes.content {
        case .nothing: nil
        case .pixels, .encoded:
            attributes.content.bitmap.flatMap { attributes.renditions.pixels($0, imageOrientation, color) }
        case .symbol(let symbol):
            attributes.renditions.symbol(symbol, symbol.pixelSize(scale: symbolScale), color ?? .black)
        }
    }

    /// Returns a symbol rendered at a size in pixels; any other image in its own size.
    func picture(pixelSize: CGSize, color: CGColor?) -> CGImage? {
        guard let symbol else { return picture(symbolScale: 1, color: color) }
        func limited(_ length: CGFloat) -> Int {
            length.isFinite ? Int(min(max(1, length.rounded()), CGFloat(UIImage.largestSymbol))) : 1
        }
        return attributes.renditions.symbol(
            symbol, (limited(pixelSize.width), limited(pixelSize.height)), color ?? .black)
    }

    /// Draws the image into a rectangle of a context whose y-axis points down.
    package func draw(in rect: CGRect, of context: CGContext, color: CGColor?) {
        guard rect.isFinite, !rect.isEmpty else { return }
        let toPixels = context.userToDevice
        if let symbol {
            if context.isVector, SymbolRenderer.draw(symbol, in: rect, of: context, color: color ?? .black) { return }
            var target = rect
            var size = CGSize(
                width: (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot() * rect.width,
                height: (toPixels.c * toPixels.c + toPixels.d * toPixels.d).squareRoot() * rect.height)
            if toPixels.isUpright {
                // On whole pixels each pixel of the bitmap maps to one device pixel.
                let pixels = PixelRect(snapping: rect.applying(toPixels))
                if pixels.width > 0, pixels.height > 0 {
                    size = pixels.cgRect.size
                    target = pixels.cgRect.applying(toPixels.inverted())
                }
            }
            guard let picture = picture(pixelSize: size, color: color) else { return }
            return context.drawUpright(picture, in: target)
        }
        guard let picture = picture(symbolScale: 1, color: color) else { return }
        if isResizable, rect.size != size {
            let scale = pixelsPerPoint(of: picture)
            NineSlice(of: picture, scale: scale, insets: capInsets, mode: resizingMode).draw(in: rect, of: context)
        } else {
            context.drawUpright(picture, in: rect)
        }
    }

    /// Returns the number of pixels per point of the pixels for display: ``scale``, or less if the file is so large
    /// that its pixels are decoded at a reduced size.
    func pixelsPerPoint(of picture: CGImage) -> CGFloat {
        guard case .encoded(let file) = attributes.content, file.isReduced, size.width > 0 else { return scale }
        return CGFloat(picture.width) / size.width
    }

    /// A Boolean value that indicates whether the image has cap insets that apply when it is drawn at another size.
    var isResizable: Bool { !isSymbolImage && capInsets != .zero }

    func isEqual(to other: UIImage) -> Bool {
        let (a, b) = (attributes, other.attributes)
        guard a.scale == b.scale, a.orientation == b.orientation, a.renderingMode == b.renderingMode,
            a.capInsets == b.capInsets, a.resizingMode == b.resizingMode, a.tint == b.tint,
            a.configuration == b.configuration
        else { return false }
        switch (a.content, b.content) {
        case (.nothing, .nothing): return true
        case (.symbol(let a), .symbol(let b)): return a == b
        case (.encoded(let a), .encoded(let b)) where a === b: return true
        default:
            guard !isSymbolImage, !other.isSymbolImage, size == other.size, let a = a.content.bitmap,
                let b = b.content.bitmap
            else { return false }
            return a === b || a.hasPixels(of: b)
        }
    }

    /// Returns a smaller image that fits into `size`, in points, with the same proportions; `nil` if the image or the
    /// size is empty, or the file is damaged. Images are not enlarged.
    ///
    /// A JPEG file whose pixels have not been decoded is decoded at a reduced size. This takes less time, and memory in
    /// proportion to the result.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return nil }
        let factor = min(1, size.width / own.width, size.height / own.height)
        let target = CGSize(
            width: max(1, (own.width * factor * scale).rounded()),
            height: max(1, (own.height * factor * scale).rounded()))
        let color = attributes.tint?.cgColor
        let source: UIImage
        var isOpaque = false
        if case .encoded(let file) = attributes.content {
            guard let pixels = file.reduced(toCover: pixelSize(of: target)) else { return nil }
            // The decoder has reduced the image to exactly this size.
            if color == nil, imageOrientation == .up, pixels.width == Int(target.width),
                pixels.height == Int(target.height)
            {
                return UIImage(cgImage: pixels, scale: scale)
            }
            source = with {
                $0.content = .pixels(pixels)
                $0.renditions = BitmapCache()
            }
            isOpaque = color == nil && pixels.isOpaque
        } else {
            source = self
        }
        let rect = CGRect(origin: .zero, size: target)
        guard let context = CGContext.bitmap(bounds: rect, scale: 1, isOpaque: isOpaque) else { return nil }
        context.interpolationQuality = .high
        source.draw(in: rect, of: context, color: color)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale) }
    }

    /// Returns the size of an area, in pixels before the orientation is applied.
    private func pixelSize(of displayed: CGSize) -> (width: Int, height: Int) {
        let (width, height) = (Int(clamping: displayed.width), Int(clamping: displayed.height))
        return imageOrientation.swapsSides ? (height, width) : (width, height)
    }
}

extension CGAffineTransform {
    /// A Boolean value that indicates whether the transform only translates and scales, with positive factors.
    fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CGImage {
    /// Returns a Boolean value that indicates whether both images have the same pixels.
    fileprivate func hasPixels(of other: CGImage) -> Bool {
        guard width == other.width, height == other.height, isOpaque == other.isOpaque else { return false }
        let mask: UInt32 = isOpaque ? 0xFF_FFFF : .max
        return withPixels { mine in
            other.withPixels { theirs in
                for y in 0..<mine.height {
                    let a = (mine.base + y * mine.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    let b = (theirs.base + y * theirs.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    for x in 0..<mine.width where (a[x] ^ b[x]) & mask != 0 { return false }
                }
                return true
            }
        }
    }
}
