import QuartzCore

/// The content view of a header or footer, which arranges its labels below each other.
@MainActor final class HeaderFooterContentView: UIView {
    static let minimumHeight: CGFloat = 28
    private static let gap: CGFloat = 2

    private var text: UILabel?
    private var detail: UILabel?

    /// The view of a content configuration, which replaces the labels (CE-03).
    var configuredView: UIView? {
        didSet {
            guard configuredView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            text?.isHidden = configuredView != nil
            detail?.isHidden = configuredView != nil
            if let configuredView { insertSubview(configuredView, at: 0) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: CellMetrics.sideMargin, bottom: CellMetrics.verticalMargin,
            trailing: CellMetrics.sideMargin)
    }

    required init?(coder: NSCoder) { return nil }

    var textLabel: UILabel {
        if let text { return text }
        let label = addLabel(CellMetrics.headerFont)
        text = label
        return label
    }

    var detailTextLabel: UILabel {
        if let detail { return detail }
        let label = addLabel(CellMetrics.smallFont)
        detail = label
        return label
    }

    private func addLabel(_ font: UIFont) -> UILabel {
        let label = CellLabel(frame: .zero)
        label.font = font
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.isHidden = configuredView != nil
        addSubview(label)
        return label
    }

    /// A Boolean value that indicates whether constraints determine the size of the content.
    var isConstrained: Bool { configuredView == nil && !constraints.isEmpty }

    private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        guard let label, label.hasText, width > 0 else { return 0 }
        let scale = max(scaleForLayout, 1)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return (height * scale - 1e-6).rounded(.up) / scale
    }

    /// The width at which no line of the content wraps.
    var preferredWidth: CGFloat {
        if let view = configuredView ?? (isConstrained ? self : nil) {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        }
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let widths = [text, detail].map { $0.map { $0.hasText ? $0.sizeThatFits(limit).width : 0 } ?? 0 }
        return (widths.max() ?? 0) + directionalLayoutMargins.leading + directionalLayoutMargins.trailing
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let configuredView {
            return configuredView.contentSize(forWidth: size.width)
        }
        let margins = directionalLayoutMargins
        let width = size.width - margins.leading - margins.trailing
        let (first, second) = (height(of: text, width: width), height(of: detail, width: width))
        let lines = first + second + (first > 0 && second > 0 ? HeaderFooterContentView.gap : 0)
        return CGSize(
            width: size.width,
            height: max(HeaderFooterContentView.minimumHeight, lines + margins.top + margins.bottom))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let configuredView {
            if configuredView.translatesAutoresizingMaskIntoConstraints { configuredView.frame = bounds }
            return
        }
        let margins = directionalLayoutMargins
        let width = max(0, bounds.width - margins.leading - margins.trailing)
        let (first, second) = (height(of: text, width: width), height(of: detail, width: width))
        let gap = first > 0 && second > 0 ? HeaderFooterContentView.gap : 0
        let scale = max(scaleForLayout, 1)
        // The text is near the rows: at the bottom of a header that is higher than necessary.
        let top = PixelRect.snap(max(0, (bounds.height - first - second - gap) / 2) * scale) / scale
        if let text, text.translatesAutoresizingMaskIntoConstraints {
            text.frame = mirrored(CGRect(x: margins.leading, y: top, width: width, height: first))
        }
        if let detail, detail.translatesAutoresizingMaskIntoConstraints {
            detail.frame = mirrored(CGRect(x: margins.leading, y: top + first + gap, width: width, height: second))
        }
    }
}
