import QuartzCore

/// The background of a bar: effect, color, image and the line between bar and content.
@MainActor final class BarBackground: UIView {
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private let line = UIView()
    private var shadowView: UIImageView?

    /// A Boolean value that indicates whether the line is at the upper edge.
    var hasLineAtTop = false { didSet { if hasLineAtTop != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows an appearance.
    ///
    /// - Parameters:
    ///   - appearance: The appearance.
    ///   - isTransparent: Whether neither background nor line are shown.
    func show(_ appearance: UIBarAppearance, isTransparent: Bool) {
        let color = isTransparent ? nil : appearance.backgroundColor
        // A transparent color of the same hue, so that animations interpolate only the opacity.
        backgroundColor = color ?? (backgroundColor ?? BarDesign.background).withAlphaComponent(0)
        show(effect: isTransparent ? nil : appearance.backgroundEffect)
        show(image: isTransparent ? nil : appearance.backgroundImage, appearance.backgroundImageContentMode)
        let shadowImage = isTransparent ? nil : appearance.shadowImage
        show(shadow: shadowImage, color: appearance.shadowColor)
        line.backgroundColor = appearance.shadowColor ?? line.backgroundColor
        line.alpha = isTransparent || shadowImage != nil || appearance.shadowColor == nil ? 0 : 1
    }

    private func show(effect: UIBlurEffect?) {
        guard effect != nil || effectView != nil else { return }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        if effectView == nil {
            effectView = view
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            setNeedsLayout()
        }
        view.effect = effect
    }

    private func show(image: UIImage?, _ mode: UIView.ContentMode) {
        guard image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            imageView = view
            view.clipsToBounds = true
            insertSubview(view, belowSubview: line)
            setNeedsLayout()
        }
        view.contentMode = mode
        view.image = image
    }

    private func show(shadow: UIImage?, color: UIColor?) {
        guard shadow != nil || shadowView != nil else { return }
        let view = shadowView ?? UIImageView()
        if shadowView == nil {
            shadowView = view
            addSubview(view)
        }
        view.image = shadow
        view.tintColor = color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        imageView?.frame = bounds
        let pixel = 1 / max(1, window?.screen.scale ?? layer.contentsScale)
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? 0 : bounds.height - pixel, width: bounds.width, height: pixel)
        let height = shadowView?.image?.size.height ?? 0
        shadowView?.frame = CGRect(
            x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
