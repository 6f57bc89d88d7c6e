// Decoding and shrinking ahead of display.
extension UIImage {
    /// Returns the image with its pixels turned the way they are shown, so that displaying it takes no further work; nil
    /// if there is nothing to show. Files are decoded when an image is created.
    public func preparingForDisplay() -> UIImage? {
        switch attributes.content {
        case .nothing: return nil
        case .symbol: return self
        case .pixels:
            guard imageOrientation != .up else { return self }
            guard let turned = picture(symbolScale: scale, color: nil) else { return nil }
            return with {
                $0.content = .pixels(turned)
                $0.orientation = .up
                $0.renditions = Renditions()
            }
        }
    }

    /// Calls the handler with ``preparingForDisplay()`` on a thread in the background.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Returns ``preparingForDisplay()``, computed in the background.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// Calls the handler with ``preparingThumbnail(of:)`` on a thread in the background.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns ``preparingThumbnail(of:)``, computed in the background.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}

extension UIImage {
    /// Returns an image that is mirrored where the interface runs from right to left. Interfaces run from left to right on
    /// this platform, and the image is shown as it is.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// Whether the image is mirrored where the interface runs from right to left. False by default.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    /// Returns the image with other insets for aligning it.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// The distances from the edges to the part of the image that layout aligns, in points. Zero by default.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentInsets }
}

/// The type of `#imageLiteral(resourceName:)` where nothing else is said.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
