import QuartzCore

/// A view that blurs and tints the content behind it, or that draws its own content in the colors of that content.
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.frame = CGRect(x: 40, y: 40, width: 240, height: 80)
/// panel.layer.cornerRadius = 16
/// panel.clipsToBounds = true
/// panel.contentView.addSubview(label)
/// view.addSubview(panel)
/// ```
///
/// Add subviews to ``contentView``, not to the view itself. Rounded corners, `clipsToBounds`, transforms and `alpha`
/// have their usual effect. An animation block animates changes of ``effect``. With the effect `nil`, the content
/// behind the view is shown unchanged.
///
/// The compositor caches the blurred backdrop and updates only the parts of it beneath which content has changed. A
/// view over static content therefore costs as much as an image.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdropView = BackdropView(frame: .zero)
    private let content = BackdropView(frame: .zero)

    /// Creates a view with an effect, or without one for `nil`.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        backdropView.isUserInteractionEnabled = false
        for view in [backdropView, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        self.effect = effect
        updateEffect()
    }

    /// Creates a view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Returns `nil`: archived views are not supported on this platform.
    public required init?(coder: NSCoder) { nil }

    /// The view for all content in front of the effect.
    open var contentView: UIView { content }

    /// The effect of the view. With `nil`, or with an instance of the base class, the content behind the view is shown
    /// unchanged.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { updateEffect() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateEffect()
    }

    private func updateEffect() {
        let material = effect?.material(for: traitCollection.userInterfaceStyle)
        if effect is UIVibrancyEffect, let material {
            backdropView.effect = BackdropDrawing()
            content.effect = material.drawing(.vibrancy)
        } else {
            content.effect = BackdropDrawing()
            // Without an effect, the tint is the same color with an opacity of 0, so that an animation interpolates
            // only the opacity.
            backdropView.effect = material?.drawing(.fill) ?? BackdropDrawing()
        }
    }
}

/// A view whose layer displays the backdrop.
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var effect: BackdropDrawing {
        get { (layer as? BackdropLayer)?.effect ?? BackdropDrawing() }
        set { (layer as? BackdropLayer)?.effect = newValue }
    }
}
