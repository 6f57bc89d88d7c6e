import QuartzCore

// Where a button's title and picture are.
extension UIButton {
    /// Between picture and title, in points.
    private static let gap: CGFloat = 6
    /// Around the content of `.system` buttons that were given no distances: as with a configuration.
    private static let systemInsets = Configuration.Size.medium.insets.leftToRight

    var effectiveInsets: UIEdgeInsets {
        buttonType == .system && content.insets == .zero ? UIButton.systemInsets : content.insets
    }

    private var titleSize: CGSize { label.sizeThatFits(.zero) }

    private func gap(_ title: CGSize, _ picture: CGSize) -> CGFloat {
        title.width > 0 && picture.width > 0 ? UIButton.gap : 0
    }

    /// - Parameter width: of the room there is for a button with a configuration; 0 is any.
    func fittingSize(width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        if let shown = configurationState.shown { return configuredSize(shown, fitting: width) }
        let title = titleSize
        let picture = shownPictureSize
        let insets = effectiveInsets
        // A button without a title is as high as one with a title, so that a row of buttons has one height.
        let height = max(title.height, picture.height, picture.height > 0 ? 0 : label.font.lineHeight.rounded(.up))
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(
                background.width, title.width + gap(title, picture) + picture.width + insets.left + insets.right),
            height: max(background.height, height + insets.top + insets.bottom))
    }

    /// Picture and title side by side in a rectangle, as the alignments say. The title gives way where there is no
    /// room.
    func parts(in rect: CGRect) -> (title: CGRect, image: CGRect) {
        if let shown = configurationState.shown {
            let parts = configuredParts(shown, in: rect)
            return (parts.title, parts.picture)
        }
        var title = titleSize
        var picture = shownPictureSize
        let gap = gap(title, picture)
        picture.width = min(picture.width, max(0, rect.width))
        title.width = min(title.width, max(0, rect.width - picture.width - gap))
        if contentHorizontalAlignment == .fill { title.width = max(0, rect.width - picture.width - gap) }
        let width = picture.width + gap + title.width
        let left: CGFloat
        switch contentHorizontalAlignment {
        case .left, .leading, .fill: left = rect.minX
        case .right, .trailing: left = rect.maxX - width
        case .center: left = rect.minX + onPixel((rect.width - width) / 2)
        }
        let titleRect = CGRect(
            origin: CGPoint(x: left + picture.width + gap, y: top(of: title, in: rect)),
            size: vertical(title, in: rect))
        let imageRect = CGRect(
            origin: CGPoint(x: left, y: top(of: picture, in: rect)), size: vertical(picture, in: rect))
        return (titleRect.inset(by: content.titleInsets), imageRect.inset(by: content.imageInsets))
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

    /// A length that ends on a device pixel; halves go on as in labels, whose lines a title may stand beside.
    func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = max(layer.contentsScale, 1)
        return PixelRect.snap(length * scale) / scale
    }

    func placeParts() {
        updateConfigurationIfNeeded()
        if let shown = configurationState.shown { return placeConfiguredParts(shown) }
        placeGround()
        backgroundPictureView?.frame = backgroundRect(forBounds: bounds)
        let rect = contentRect(forBounds: bounds)
        let title = titleRect(forContentRect: rect)
        if label.frame != title { label.frame = title }
        if let pictureView { pictureView.frame = imageRect(forContentRect: rect) }
    }
}
