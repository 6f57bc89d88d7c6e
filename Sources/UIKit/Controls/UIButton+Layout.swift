import QuartzCore

// The layout of the title and image of a button.
extension UIButton {
    /// The padding above and below the title of a button without ``contentEdgeInsets``, in points.
    private static let titlePadding: CGFloat = 6
    /// The size of a button without content.
    private static let emptySize = CGSize(width: 30, height: 34)

    private var titleSize: CGSize { label.sizeThatFits(.zero) }

    /// Returns the size that fits the content.
    ///
    /// - Parameter width: The available width for a button with a configuration, in points; 0 is unlimited.
    func fittingSize(width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        if let shown = configurationState.shown { return configuredSize(shown, fitting: width) }
        let title = titleSize
        let imageSize = displayedImageSize
        let insets = content.insets
        let background = currentBackgroundImage?.size ?? .zero
        let hasTitle = title.width > 0
        let hasImage = imageSize.width > 0
        var size = CGSize(width: title.width + imageSize.width, height: max(title.height, imageSize.height))
        if insets == .zero {
            if hasTitle {
                // A title of a single character is still easy to hit.
                if !hasImage { size.width = max(size.width, UIButton.emptySize.width) }
                size.height = max(title.height + 2 * UIButton.titlePadding, imageSize.height)
            } else if !hasImage, background == .zero {
                size = UIButton.emptySize
            }
        }
        return CGSize(
            width: max(background.width, size.width + insets.left + insets.right),
            height: max(background.height, size.height + insets.top + insets.bottom))
    }

    /// Returns the frames of the title and the image, side by side in a rectangle and positioned by the content
    /// alignment. The image is on the leading side of the title (RT-07). The title shrinks where there is not enough
    /// room.
    func parts(in rect: CGRect) -> (title: CGRect, image: CGRect) {
        if let shown = configurationState.shown {
            let parts = configuredParts(shown, in: rect)
            return (parts.title, parts.image)
        }
        var title = titleSize
        var imageSize = displayedImageSize
        imageSize.width = min(imageSize.width, max(0, rect.width))
        title.width = min(title.width, max(0, rect.width - imageSize.width))
        if contentHorizontalAlignment == .fill { title.width = max(0, rect.width - imageSize.width) }
        let width = imageSize.width + title.width
        let left = left(ofWidth: width, in: rect)
        let isMirrored = isRightToLeft
        let titleRect = CGRect(
            origin: CGPoint(x: isMirrored ? left : left + imageSize.width, y: top(of: title, in: rect)),
            size: vertical(title, in: rect))
        let imageRect = CGRect(
            origin: CGPoint(x: isMirrored ? left + title.width : left, y: top(of: imageSize, in: rect)),
            size: vertical(imageSize, in: rect))
        return (titleRect.inset(by: content.titleInsets), imageRect.inset(by: content.imageInsets))
    }

    /// Returns the left edge of content of a width in a rectangle.
    func left(ofWidth width: CGFloat, in rect: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: rect.minX
        case .right, .trailing: rect.maxX - width
        case .fill: isRightToLeft ? rect.maxX - width : rect.minX
        case .center: rect.minX + onPixel((rect.width - width) / 2)
        }
    }

    private func top(of size: CGSize, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: rect.minY
        case .bottom: rect.maxY - size.height
        case .center: rect.minY + onPixel((rect.height - size.height) / 2)
        }
    }

    private func vertical(_ size: CGSize, in rect: CGRect) -> CGSize {
        contentVerticalAlignment == .fill ? CGSize(width: size.width, height: max(0, rect.height)) : size
    }

    /// Returns a length rounded to a device pixel. It rounds halves as labels do, so that titles align with labels
    /// beside them.
    func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(layer.contentsScale, 1)
        return PixelRect.snap(length * scale) / scale
    }

    func placeParts() {
        updateConfigurationIfNeeded()
        if let shown = configurationState.shown { return placeConfiguredParts(shown) }
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let rect = contentRect(forBounds: bounds)
        let title = titleRect(forContentRect: rect)
        if label.frame != title { label.frame = title }
        if let imageViewStorage { imageViewStorage.frame = imageRect(forContentRect: rect) }
        layoutBackground()
    }
}
