// Decoding and scaling in advance of display.
extension UIImage {
    /// Returns the image decoded, and with its orientation applied to the pixels, so that displaying it needs no
    /// further work; `nil` if the image is empty or its file is damaged.
    public func preparingForDisplay() -> UIImage? {
        switch attributes.content {
        case .nothing: return nil
        case .symbol: return self
        case .encoded(let file) where file.isReduced:
            // The size is that of the file, not that of the pixels, so the image stays as it is.
            return picture(symbolScale: 1, color: nil) == nil ? nil : self
        case .pixels, .encoded:
            guard imageOrientation != .up else { return cgImage == nil ? nil : self }
            let turned = with { $0.applyOrientation() }
            return turned.imageOrientation == .up ? turned : nil
        }
    }

    /// Calls the handler with the result of ``preparingForDisplay()`` on a background thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns the result of ``preparingForDisplay()``, computed in the background.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// Calls the handler with the result of ``preparingThumbnail(of:)`` on a background thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns the result of ``preparingThumbnail(of:)``, computed in the background.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}

extension UIImage {
    /// Returns an image that image views and controls mirror if they are laid out from right to left (RT-11).
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts. The default is `false`.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    /// Returns the image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// The distances from the edges to the part of the image that layout aligns, in points. The default is zero.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentInsets }
}

extension UIImage.Attributes {
    /// Applies the orientation to the pixels. Does nothing if the image is a symbol or the memory cannot be allocated.
    fileprivate mutating func applyOrientation() {
        guard let image = content.bitmap, let turned = renditions.pixels(image, orientation, nil) else { return }
        content = .pixels(turned)
        orientation = .up
        renditions = BitmapCache()
    }
}

/// The default type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
