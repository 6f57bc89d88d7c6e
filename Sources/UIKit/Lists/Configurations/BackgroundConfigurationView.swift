import QuartzCore

/// A view that displays a background configuration.
@MainActor final class BackgroundConfigurationView: UIView {
    private let fill = UIView(frame: .zero)
    private var customView: UIView?

    var configuration: UIBackgroundConfiguration {
        didSet { configurationDidChange() }
    }

    init(configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        configurationDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    private func configurationDidChange() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.borderWidth = max(0, configuration.strokeWidth)
        updateStroke()
        if configuration.customView !== customView {
            if customView?.superview === fill { customView?.removeFromSuperview() }
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func updateStroke() {
        guard configuration.strokeWidth > 0 else { return }
        fill.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        configurationDidChange()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateStroke()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
        let insets = configuration.backgroundInsets.edgeInsets(isRightToLeft: isRightToLeft)
        let frame = bounds.inset(by: insets).insetBy(dx: -outset, dy: -outset)
        fill.frame = frame
        let radius = max(0, configuration.cornerRadius) + (configuration.cornerRadius > 0 ? outset : 0)
        fill.layer.cornerRadius = max(0, min(radius, frame.width / 2, frame.height / 2))
        fill.clipsToBounds = customView != nil && radius > 0
        customView?.frame = fill.bounds
    }
}
