import QuartzCore

/// The content of a row in a column: an image and a text, or a view.
@MainActor struct ColumnCellContent {
    var label: UILabel?
    var imageView: UIImageView?
    var view: UIView?

    /// All views in use.
    var views: [UIView] { [imageView, label, view].compactMap { $0 } }

    var isHidden = false {
        didSet { if isHidden != oldValue { for view in views { view.isHidden = isHidden } } }
    }

    private var imageSize: CGSize {
        guard let image = imageView?.image else { return .zero }
        let size = image.size
        let scale = min(1, ColumnMetrics.imageSize / max(size.width, size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The width that the image takes, with the space beside it.
    private var imageRoom: CGFloat { imageView?.image == nil ? 0 : ColumnMetrics.imageSize + ColumnMetrics.gap }

    // MARK: Size

    /// The width that the content needs, without margins.
    var fittingWidth: CGFloat {
        if let view { return view.sizeThatFits(.zero).width }
        let text = label.map { $0.hasText ? $0.sizeThatFits(.zero).width : 0 } ?? 0
        return imageRoom + text
    }

    /// Returns the height that the content needs at a width.
    func fittingHeight(width: CGFloat) -> CGFloat {
        if let view { return view.contentSize(forWidth: width).height }
        let room = CGSize(width: max(0, width - imageRoom), height: .greatestFiniteMagnitude)
        return max(label.map { $0.hasText ? $0.sizeThatFits(room).height : 0 } ?? 0, imageSize.height)
    }

    // MARK: Layout

    /// Places the content in the area of its column.
    func place(in area: CGRect, _ alignment: TableColumn.Alignment, isRightToLeft: Bool, scale: CGFloat) {
        let area = area.insetBy(dx: min(ColumnMetrics.margin, area.width / 2), dy: 0)
        if let view, view.translatesAutoresizingMaskIntoConstraints {
            view.frame = area
            return
        }
        var text = area
        if let imageView, imageView.image != nil {
            let size = imageSize
            func onPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
            let box = ColumnMetrics.imageSize
            let start = isRightToLeft ? area.maxX - box : area.minX
            imageView.frame = CGRect(
                x: onPixels(start + (box - size.width) / 2), y: onPixels(area.midY - size.height / 2),
                width: size.width, height: size.height)
            // An image that does not fit into a narrow column would cover the next one.
            imageView.isHidden = isHidden || area.width < box
            text.size.width = max(0, area.width - imageRoom)
            if !isRightToLeft { text.origin.x += area.width - text.width }
        }
        guard let label else { return }
        label.textAlignment = alignment.textAlignment(isRightToLeft: isRightToLeft)
        label.frame = text
    }
}
