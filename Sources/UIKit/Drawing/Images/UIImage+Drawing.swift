// How an image gets into a context.
extension UIImage {
    /// The most pixels on an edge that a symbol is drawn in; beyond it is stretched.
    private static let largestSymbol = 4096

    /// The picture as it is shown: turned, and in a colour if one is given. Symbols come in their own size at
    /// `symbolScale` pixels a point, in black if no colour is given.
    package func picture(symbolScale: CGFloat, color: CGColor?) -> CGImage? {
        switch attributes.content {
        case .nothing: nil
        case .pixels(let image): attributes.renditions.pixels(image, imageOrientation, color)
        case .symbol(let symbol):
            attributes.renditions.symbol(symbol, symbol.pixelSize(scale: symbolScale), color ?? .black)
        }
    }

    /// A symbol in a size in pixels; any other picture in its own size.
    func picture(pixelSize: CGSize, color: CGColor?) -> CGImage? {
        guard let symbol else { return picture(symbolScale: 1, color: color) }
        func limited(_ length: CGFloat) -> Int {
            length.isFinite ? Int(min(max(1, length.rounded()), CGFloat(UIImage.largestSymbol))) : 1
        }
        return attributes.renditions.symbol(
            symbol, (limited(pixelSize.width), limited(pixelSize.height)), color ?? .black)
    }

    /// Draws into a rectangle, upright where y grows downwards.
    package func draw(in rect: CGRect, of context: CGContext, color: CGColor?) {
        guard rect.isFinite, !rect.isEmpty else { return }
        let toPixels = context.userToPixels
        if isSymbolImage {
            var target = rect
            var size = CGSize(
                width: (toPixels.a * toPixels.a + toPixels.b * toPixels.b).squareRoot() * rect.width,
                height: (toPixels.c * toPixels.c + toPixels.d * toPixels.d).squareRoot() * rect.height)
            if toPixels.isUpright {
                // Whole pixels, so that each of the picture's has one of its own.
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
            NineParts(of: picture, scale: scale, insets: capInsets, mode: resizingMode).draw(in: rect, of: context)
        } else {
            context.drawUpright(picture, in: rect)
        }
    }

    /// Whether parts of the picture keep their size when it is drawn in another one.
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
        case (.pixels(let a), .pixels(let b)): return a === b || a.hasPixels(of: b)
        default: return false
        }
    }

    /// A smaller picture that fits into `size`, in points, with the same proportions; nil if there is nothing to show or
    /// the size is empty. Pictures are not made larger.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return nil }
        let factor = min(1, size.width / own.width, size.height / own.height)
        let target = CGSize(
            width: max(1, (own.width * factor * scale).rounded()),
            height: max(1, (own.height * factor * scale).rounded()))
        guard let context = CGContext.forPicture(bounds: CGRect(origin: .zero, size: target), scale: 1, isOpaque: false)
        else { return nil }
        context.interpolationQuality = .high
        draw(in: CGRect(origin: .zero, size: target), of: context, color: attributes.tint?.cgColor)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale) }
    }
}

extension CGAffineTransform {
    /// Whether it only moves, and stretches along the axes.
    fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CGImage {
    /// Whether each pixel is the same as the other image's.
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
