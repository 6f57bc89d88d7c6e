import QuartzCore

/// The frames of the parts of a list content view, in a left-to-right layout.
@MainActor struct ListContentArrangement {
    let configuration: UIListContentConfiguration
    /// The labels; `nil` without a text.
    let text: UILabel?
    let secondaryText: UILabel?
    /// The size of the image; zero without one.
    let imageSize: CGSize
    let margins: NSDirectionalEdgeInsets
    /// The number of device pixels per point.
    let scale: CGFloat

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
    }

    private static let unlimited = CGFloat.greatestFiniteMagnitude
    /// The side of ``UIListContentConfiguration/ImageProperties/standardDimension``, in points.
    private static let standardDimension: CGFloat = 24

    // MARK: Image

    /// The displayed size of the image, within its largest size.
    private var shownImageSize: CGSize {
        guard imageSize.width > 0, imageSize.height > 0 else { return .zero }
        let limit = configuration.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0 { factor = min(factor, limit.width / imageSize.width) }
        if limit.height > 0 { factor = min(factor, limit.height / imageSize.height) }
        return CGSize(width: imageSize.width * factor, height: imageSize.height * factor)
    }

    /// The size of the area in which the image is centered.
    private var reservedSize: CGSize {
        let shown = shownImageSize
        guard shown.width > 0 else { return .zero }
        let reserved = configuration.imageProperties.reservedLayoutSize
        func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension {
                return max(own, ListContentArrangement.standardDimension)
            }
            return reserved > 0 ? reserved : own
        }
        return CGSize(width: length(reserved.width, shown.width), height: length(reserved.height, shown.height))
    }

    private var textStart: CGFloat {
        let reserved = reservedSize
        return margins.leading + (reserved.width > 0 ? reserved.width + configuration.imageToTextPadding : 0)
    }

    // MARK: Texts

    private func up(_ length: CGFloat) -> CGFloat {
        let scale = max(scale, 1)
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    private func snap(_ value: CGFloat) -> CGFloat { PixelRect.snap(value * max(scale, 1)) / max(scale, 1) }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: ListContentArrangement.unlimited))
        return CGSize(width: min(up(size.width), width), height: up(size.height))
    }

    private struct Texts {
        var first = CGSize.zero
        var second = CGSize.zero
        var isSideBySide = false
        var size = CGSize.zero
    }

    /// Returns the sizes of the texts in a width.
    private func texts(in room: CGFloat) -> Texts {
        var result = Texts()
        let hasBoth = text != nil && secondaryText != nil
        if hasBoth, configuration.prefersSideBySideTextAndSecondaryText {
            let first = size(of: text, width: ListContentArrangement.unlimited)
            let second = size(of: secondaryText, width: ListContentArrangement.unlimited)
            let width = first.width + second.width + configuration.textToSecondaryTextHorizontalPadding
            if width <= room {
                result.first = first
                result.second = second
                result.isSideBySide = true
                result.size = CGSize(width: width, height: max(first.height, second.height))
                return result
            }
        }
        result.first = size(of: text, width: room)
        result.second = size(of: secondaryText, width: room)
        result.size = CGSize(
            width: max(result.first.width, result.second.width),
            height: result.first.height + result.second.height
                + (hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0))
        return result
    }

    // MARK: Results

    /// Returns the size of the content at a width of the view.
    func size(width: CGFloat) -> CGSize {
        let isUnlimited = width.isNaN || width >= 1_000_000
        let room = isUnlimited ? ListContentArrangement.unlimited : max(0, width - textStart - margins.trailing)
        let texts = texts(in: room)
        return CGSize(
            width: isUnlimited ? textStart + texts.size.width + margins.trailing : width,
            height: margins.top + max(texts.size.height, up(reservedSize.height)) + margins.bottom)
    }

    /// Returns the frames in a view of a size.
    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        // The content is centered between the margins, as far as they fit.
        let top = min(margins.top, size.height / 2)
        let middle = (top + max(top, size.height - margins.bottom)) / 2
        let reserved = reservedSize
        if reserved.width > 0 {
            let shown = shownImageSize
            frames.image = CGRect(
                x: snap(margins.leading + (reserved.width - shown.width) / 2), y: snap(middle - shown.height / 2),
                width: shown.width, height: shown.height)
        }
        let room = max(0, size.width - textStart - margins.trailing)
        let texts = texts(in: room)
        if texts.isSideBySide {
            let end = size.width - margins.trailing
            frames.text = CGRect(
                x: textStart, y: snap(middle - texts.first.height / 2), width: texts.first.width,
                height: texts.first.height)
            frames.secondaryText = CGRect(
                x: end - texts.second.width, y: snap(middle - texts.second.height / 2), width: texts.second.width,
                height: texts.second.height)
            return frames
        }
        let start = snap(middle - texts.size.height / 2)
        frames.text = CGRect(x: textStart, y: start, width: room, height: texts.first.height)
        frames.secondaryText = CGRect(
            x: textStart, y: start + texts.size.height - texts.second.height, width: room, height: texts.second.height)
        return frames
    }
}
