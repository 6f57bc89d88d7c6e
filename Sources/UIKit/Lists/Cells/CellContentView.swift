/// The content view of a cell, which arranges the labels and the image of the cell's style.
///
/// Labels and image are created when they are first asked for: a cell with content of its own has none.
@MainActor final class CellContentView: UIView {
    private let style: UITableViewCell.CellStyle
    private var text: UILabel?
    private var detail: UILabel?
    private var image: UIImageView?

    /// The view of a content configuration, which replaces the labels and the image (CE-03).
    var configuredView: UIView? {
        didSet {
            guard configuredView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            for view in [image, text, detail] as [UIView?] { view?.isHidden = configuredView != nil }
            if let configuredView { insertSubview(configuredView, at: 0) }
            setNeedsLayout()
        }
    }

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: CellMetrics.sideMargin, bottom: CellMetrics.verticalMargin,
            trailing: CellMetrics.sideMargin)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Parts

    var textLabel: UILabel {
        if let text { return text }
        let label = addLabel()
        label.font = CellMetrics.textFont
        if style == .value2 {
            label.font = CellMetrics.smallFont
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        text = label
        return label
    }

    var detailTextLabel: UILabel? {
        if style == .default { return nil }
        if let detail { return detail }
        let label = addLabel()
        label.font = style == .subtitle ? CellMetrics.smallFont : CellMetrics.textFont
        if style != .value2 { label.textColor = .secondaryLabel }
        detail = label
        return label
    }

    var imageView: UIImageView {
        if let image { return image }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        view.isHidden = configuredView != nil
        addSubview(view)
        image = view
        return view
    }

    private func addLabel() -> UILabel {
        let label = CellLabel(frame: .zero)
        label.isHidden = configuredView != nil
        addSubview(label)
        return label
    }

    /// The text of the labels, for assistive technologies.
    var accessibilityText: String? {
        if configuredView != nil { return configuredView?.accessibilityLabel }
        let texts = [text?.text, detail?.text].compactMap { $0 }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// A Boolean value that indicates whether constraints determine the size of the content.
    var isConstrained: Bool { configuredView == nil && !constraints.isEmpty }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let configuredView {
            return configuredView.contentSize(forWidth: size.width)
        }
        return CGSize(width: size.width, height: arrangement.height(width: size.width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let configuredView {
            if configuredView.translatesAutoresizingMaskIntoConstraints { configuredView.frame = bounds }
            return
        }
        guard text != nil || detail != nil || image != nil else { return }
        let frames = arrangement.frames(in: bounds.size)
        if let text, text.translatesAutoresizingMaskIntoConstraints { text.frame = mirrored(frames.text) }
        if let detail, detail.translatesAutoresizingMaskIntoConstraints { detail.frame = mirrored(frames.detail) }
        if let image, image.translatesAutoresizingMaskIntoConstraints { image.frame = mirrored(frames.image) }
    }

    private var arrangement: CellTextArrangement {
        CellTextArrangement(
            style: style, text: text.flatMap { $0.hasText ? $0 : nil },
            detail: detail.flatMap { $0.hasText ? $0 : nil },
            imageSize: image?.image == nil ? .zero : image?.sizeThatFits(.zero) ?? .zero,
            margins: directionalLayoutMargins, scale: scaleForLayout)
    }
}
