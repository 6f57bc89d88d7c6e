import QuartzCore

/// The frames of the labels and the image of a cell, in a left-to-right layout.
@MainActor struct CellTextArrangement {
    let style: UITableViewCell.CellStyle
    /// The labels; `nil` without a text.
    let text: UILabel?
    let detail: UILabel?
    let imageSize: CGSize
    let margins: NSDirectionalEdgeInsets
    /// The number of device pixels per point.
    let scale: CGFloat

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
    }

    /// The largest height of an image that does not make the row higher.
    private func imageWidth(in height: CGFloat) -> CGFloat {
        guard imageSize.width > 0, imageSize.height > 0 else { return 0 }
        let limit = max(0, height)
        return imageSize.height > limit ? imageSize.width * limit / imageSize.height : imageSize.width
    }

    private var textStart: CGFloat {
        margins.leading + (imageSize.width > 0 ? imageSize.width + CellMetrics.imageGap : 0)
    }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(up(size.width), width), height: up(size.height))
    }

    private func up(_ length: CGFloat) -> CGFloat {
        let scale = max(scale, 1)
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    private func snap(_ value: CGFloat) -> CGFloat { PixelRect.snap(value * max(scale, 1)) / max(scale, 1) }

    /// Returns the widths of two labels beside each other: the text gives way to the detail text, unless that needs
    /// more than half of the width.
    private func widths(in room: CGFloat) -> (text: CGFloat, detail: CGFloat) {
        let unlimited = CGFloat.greatestFiniteMagnitude
        let wish = text.map { up($0.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width) } ?? 0
        let detailWish = detail.map { up($0.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width) } ?? 0
        guard detailWish > 0 else { return (room, 0) }
        guard wish > 0 else { return (0, room) }
        let both = max(0, room - CellMetrics.labelGap)
        if wish + detailWish <= both { return (both - detailWish, detailWish) }
        let share = max(both / 2, both - wish)
        let detailWidth = min(detailWish, share)
        return (both - detailWidth, detailWidth)
    }

    /// The width of the text of the `value2` style.
    private func captionWidth(in room: CGFloat) -> CGFloat { min(96, (room * 0.35).rounded()) }

    /// Returns the height of the content at a width of the content view.
    func height(width: CGFloat) -> CGFloat {
        let room = max(0, width - textStart - margins.trailing)
        let lines: CGFloat
        switch style {
        case .default: lines = size(of: text, width: room).height
        case .subtitle:
            let (first, second) = (size(of: text, width: room).height, size(of: detail, width: room).height)
            lines = first + second + (first > 0 && second > 0 ? CellMetrics.lineGap : 0)
        case .value1:
            let widths = widths(in: room)
            lines = max(size(of: text, width: widths.text).height, size(of: detail, width: widths.detail).height)
        case .value2:
            let caption = captionWidth(in: room)
            lines = max(
                size(of: text, width: caption).height,
                size(of: detail, width: max(0, room - caption - CellMetrics.labelGap)).height)
        }
        return margins.top + margins.bottom + max(lines, imageSize.height)
    }

    /// Returns the frames in a content view of a size.
    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        let inside = max(0, size.height - margins.top - margins.bottom)
        var x = margins.leading
        if imageSize.width > 0 {
            // An image that is higher than the row shrinks.
            let width = snap(imageWidth(in: max(inside, min(imageSize.height, size.height))))
            let height = min(imageSize.height, max(inside, min(imageSize.height, size.height)))
            frames.image = CGRect(x: x, y: snap((size.height - height) / 2), width: width, height: height)
            x += width + CellMetrics.imageGap
        }
        let room = max(0, size.width - x - margins.trailing)
        func centered(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            let height = min(height, size.height)
            return CGRect(x: x, y: snap((size.height - height) / 2), width: width, height: height)
        }
        switch style {
        case .default:
            frames.text = centered(x, room, self.size(of: text, width: room).height)
        case .subtitle:
            let first = self.size(of: text, width: room).height
            let second = self.size(of: detail, width: room).height
            let gap = first > 0 && second > 0 ? CellMetrics.lineGap : 0
            let top = max(0, snap((size.height - first - second - gap) / 2))
            frames.text = CGRect(x: x, y: top, width: room, height: first)
            frames.detail = CGRect(x: x, y: top + first + gap, width: room, height: second)
        case .value1:
            let widths = widths(in: room)
            frames.text = centered(x, widths.text, self.size(of: text, width: widths.text).height)
            frames.detail = centered(
                size.width - margins.trailing - widths.detail, widths.detail,
                self.size(of: detail, width: widths.detail).height)
        case .value2:
            let caption = captionWidth(in: room)
            let rest = max(0, room - caption - CellMetrics.labelGap)
            frames.text = centered(x, caption, self.size(of: text, width: caption).height)
            frames.detail = centered(
                x + caption + CellMetrics.labelGap, rest, self.size(of: detail, width: rest).height)
        }
        return frames
    }
}
