import QuartzCore

/// A view that blurs and tints what lies behind it, or gives its content the colours of that.
///
/// Add subviews to ``contentView``, not to the view itself. Rounded corners, `clipsToBounds`, transforms and `alpha`
/// have their usual effect. An animation block animates changes of ``effect``.
///
/// The compositor keeps the blurred backdrop and updates the parts of it beneath which something changes, so a view
/// over content that stands still costs as much as an image.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdropView = BackdropView(frame: .zero)
    private let content = BackdropView(frame: .zero)

    /// Creates a view with an effect; nil is none.
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

    /// Views have no archives on this platform: always nil.
    public required init?(coder: NSCoder) { nil }

    /// The view for everything in front of the effect.
    open var contentView: UIView { content }

    /// The effect. Nil, and an effect of no known kind, shows what lies behind the view unchanged.
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
            // Without an effect, the tint is the same colour with no opacity: so an animation only mixes the opacity.
            backdropView.effect = material?.drawing(.fill) ?? BackdropDrawing()
        }
    }
}

/// A view whose layer shows the backdrop.
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    var effect: BackdropDrawing {
        get { (layer as? BackdropLayer)?.effect ?? BackdropDrawing() }
        set { (layer as? BackdropLayer)?.effect = newValue }
    }
}
