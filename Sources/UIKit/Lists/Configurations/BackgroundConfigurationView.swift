import QuartzCore

/// A view that displays a background configuration.
@MainActor final class BackgroundConfigurationView: UIView {
    private let fill = UIView(frame: .zero)
    private var customView: UIView?
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?

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
        showEffect()
        showImage()
        if configuration.customView !== customView {
            if customView?.superview === fill { customView?.removeFromSuperview() }
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    /// Displays the effect behind everything else.
    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
        view.effect = effect
    }

    /// Displays the image behind the view of the app.
    private func showImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: .zero)
        if imageView == nil { fill.insertSubview(view, at: 0) }
        imageView = view
        view.image = image
        view.contentMode = configuration.imageContentMode
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
        var insets = configuration.backgroundInsets.edgeInsets(isRightToLeft: isRightToLeft)
        let margins = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !margins.isEmpty, let view = superview {
            let own = view.directionalLayoutMargins
            let added = NSDirectionalEdgeInsets(
                top: margins.contains(.top) ? own.top : 0, leading: margins.contains(.leading) ? own.leading : 0,
                bottom: margins.contains(.bottom) ? own.bottom : 0,
                trailing: margins.contains(.trailing) ? own.trailing : 0
            ).edgeInsets(isRightToLeft: isRightToLeft)
            insets.top += added.top
            insets.left += added.left
            insets.bottom += added.bottom
            insets.right += added.right
        }
        let frame = bounds.inset(by: insets).insetBy(dx: -outset, dy: -outset)
        fill.frame = frame
        let radius = max(0, configuration.cornerRadius) + (configuration.cornerRadius > 0 ? outset : 0)
        fill.layer.cornerRadius = max(0, min(radius, frame.width / 2, frame.height / 2))
        fill.clipsToBounds = customView != nil && radius > 0 || imageView != nil
        customView?.frame = fill.bounds
        imageView?.frame = fill.bounds
        effectView?.frame = frame
        effectView?.layer.cornerRadius = fill.layer.cornerRadius
        effectView?.clipsToBounds = radius > 0
    }
}
