import QuartzCore

// Lays out a button with a configuration: the image is on one side of title and subtitle, and all of them together are
// positioned by the content alignment of the control. Leading and trailing follow the layout direction (RT-07).
extension UIButton {
    /// The frames of the parts, relative to the top left corner of their union, and the size of that union.
    struct ConfiguredParts {
        var size = CGSize.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var image = CGRect.zero
    }

    /// Returns the size including the content insets that fits a width, in points; 0 means an unlimited width.
    func configuredSize(_ shown: Configuration, fitting width: CGFloat) -> CGSize {
        let insets = shown.contentInsets.edgeInsets(isRightToLeft: isRightToLeft)
        let room = width > 0 ? max(1, width - insets.left - insets.right) : 0
        let parts = configuredParts(shown, room: CGSize(width: room, height: 0))
        // A button without text is as high as one with text, so that the buttons of a row have the same height.
        let height = max(parts.size.height, shown.buttonSize.font.lineHeight.rounded(.up))
        return CGSize(
            width: parts.size.width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    /// Returns the frames of the parts in a rectangle, positioned by the content alignment of the control.
    func configuredParts(_ shown: Configuration, in rect: CGRect) -> ConfiguredParts {
        var parts = configuredParts(shown, room: rect.size)
        let x = left(ofWidth: parts.size.width, in: rect)
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = rect.minY
        case .bottom: y = rect.maxY - parts.size.height
        case .center: y = rect.minY + onPixel((rect.height - parts.size.height) / 2)
        }
        parts.title = parts.title.offsetBy(dx: x, dy: y)
        parts.subtitle = parts.subtitle.offsetBy(dx: x, dy: y)
        parts.image = parts.image.offsetBy(dx: x, dy: y)
        return parts
    }

    /// Returns the frames of the parts with their union at the origin.
    ///
    /// - Parameter room: The available size, in points; a width of 0 is unlimited. The text shrinks before the image
    ///   does.
    private func configuredParts(_ shown: Configuration, room: CGSize) -> ConfiguredParts {
        var parts = ConfiguredParts()
        let imageSize = configurationState.indicator?.intrinsicContentSize ?? displayedImageSize
        let hasText = !(label.text ?? "").isEmpty || configurationState.subtitle != nil
        let padding = hasText && imageSize.width > 0 ? shown.imagePadding : 0
        let isBeside = !shown.imagePlacement.contains(.top) && !shown.imagePlacement.contains(.bottom)
        let textRoom = room.width > 0 ? max(1, room.width - (isBeside ? imageSize.width + padding : 0)) : 0
        let title = fitted(label, textRoom)
        let subtitle = configurationState.subtitle.map { fitted($0, textRoom) } ?? .zero
        let gap = title.height > 0 && subtitle.height > 0 ? shown.titlePadding : 0
        let text = CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        let textOrigin: CGPoint
        let imageOrigin: CGPoint
        if isBeside {
            parts.size = CGSize(
                width: imageSize.width + padding + text.width, height: max(imageSize.height, text.height))
            let isFirst = !shown.imagePlacement.contains(.trailing)
            textOrigin = CGPoint(
                x: isFirst ? imageSize.width + padding : 0, y: onPixel((parts.size.height - text.height) / 2))
            imageOrigin = CGPoint(
                x: isFirst ? 0 : text.width + padding, y: onPixel((parts.size.height - imageSize.height) / 2))
        } else {
            parts.size = CGSize(
                width: max(imageSize.width, text.width), height: imageSize.height + padding + text.height)
            let isFirst = shown.imagePlacement.contains(.top)
            textOrigin = CGPoint(
                x: onPixel((parts.size.width - text.width) / 2), y: isFirst ? imageSize.height + padding : 0)
            imageOrigin = CGPoint(
                x: onPixel((parts.size.width - imageSize.width) / 2), y: isFirst ? 0 : text.height + padding)
        }
        parts.image = CGRect(origin: imageOrigin, size: imageSize)
        let alignment = textAlignment(shown, hasImage: imageSize.width > 0)
        func place(_ size: CGSize, _ y: CGFloat) -> CGRect {
            let slack = text.width - size.width
            let x = alignment == .center ? onPixel(slack / 2) : alignment == .right ? slack : 0
            return CGRect(x: textOrigin.x + x, y: textOrigin.y + y, width: size.width, height: size.height)
        }
        parts.title = place(title, 0)
        parts.subtitle = place(subtitle, title.height + gap)
        let isMirrored = isRightToLeft
        if isMirrored {
            let whole = CGRect(origin: .zero, size: parts.size)
            parts.image = parts.image.mirrored(in: whole)
            parts.title = parts.title.mirrored(in: whole)
            parts.subtitle = parts.subtitle.mirrored(in: whole)
        }
        let shownAlignment: NSTextAlignment =
            switch alignment {
            case .left where isMirrored: .right
            case .right where isMirrored: .left
            default: alignment
            }
        label.textAlignment = shownAlignment
        configurationState.subtitle?.textAlignment = shownAlignment
        return parts
    }

    private func fitted(_ label: UILabel, _ width: CGFloat) -> CGSize {
        guard !(label.text ?? "").isEmpty else { return .zero }
        let free = label.sizeThatFits(.zero)
        // Glyphs are slightly wider at some scales; text that was measured at another scale must not wrap because of
        // it.
        if width <= 0 || free.width <= width + 1 { return free }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Returns the alignment of the texts in a left-to-right interface.
    private func textAlignment(_ shown: Configuration, hasImage: Bool) -> NSTextAlignment {
        switch shown.titleAlignment {
        case .leading: .left
        case .center: .center
        case .trailing: .right
        case .automatic:
            !hasImage || shown.imagePlacement.contains(.top) || shown.imagePlacement.contains(.bottom)
                ? .center : shown.imagePlacement.contains(.trailing) ? .right : .left
        }
    }

    func placeConfiguredParts(_ shown: Configuration) {
        layoutConfiguredBackground(shown)
        let insets = shown.contentInsets.edgeInsets(isRightToLeft: isRightToLeft)
        let parts = configuredParts(shown, in: bounds.inset(by: insets))
        if label.frame != parts.title { label.frame = parts.title }
        configurationState.subtitle?.frame = parts.subtitle
        if let indicator = configurationState.indicator {
            indicator.frame = parts.image
        } else {
            imageViewStorage?.frame = parts.image
        }
    }
}
