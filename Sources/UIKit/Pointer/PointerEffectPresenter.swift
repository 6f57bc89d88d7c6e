import QuartzCore

/// Shows a pointer effect on a view. It uses additional layers and animations, and does not change the view's
/// properties.
@MainActor final class PointerEffectPresenter {
    private static let scaleKey = "UIPointerEffect.scale"
    private let view: UIView
    private var tint: CALayer?

    /// Starts the effect. Returns nil if the view is not in a window.
    init?(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        let preview = effect.preview
        view = preview.view
        guard view.window != nil, !view.bounds.isEmpty else { return nil }
        switch effect.resolved {
        case .automatic, .highlight: addTint(.underlay, of: preview, shape, outset: 6)
        case .lift:
            addTint(.underlay, of: preview, shape, outset: 4, hasShadow: true)
            scale()
        case .hover(_, let mode, let hasShadow, let isScaled):
            if mode != .none || hasShadow {
                addTint(mode == .overlay ? .overlay : .underlay, of: preview, shape, outset: 0, hasShadow: hasShadow)
            }
            if isScaled { scale() }
        }
    }

    /// Ends the effect.
    func end() {
        tint?.removeFromSuperlayer()
        view.layer.removeAnimation(forKey: PointerEffectPresenter.scaleKey)
    }

    private func scale() {
        let size = max(view.bounds.width, view.bounds.height)
        let animation = CABasicAnimation(keyPath: "transform.scale")
        // Enlarge by six points, but at most by 10%.
        animation.toValue = 1 + min(0.1, 6 / size)
        animation.duration = 0.15
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: PointerEffectPresenter.scaleKey)
    }

    private func addTint(
        _ mode: UIPointerEffect.TintMode, of preview: UITargetedPreview, _ shape: UIPointerShape?, outset: CGFloat,
        hasShadow: Bool = false
    ) {
        guard let parent = view.layer.superlayer else { return }
        let tint = CALayer()
        tint.animatesImplicitly = false
        let outline = shape?.outline
        let rect =
            outline?.rect ?? (preview.parameters.visiblePath?.bounds ?? view.bounds).insetBy(dx: -outset, dy: -outset)
        // The shape's rectangle and the layer are both in the coordinate space of the view's superview.
        tint.frame = outline != nil ? rect : view.convert(rect, to: view.superview)
        tint.cornerRadius = min(outline?.radius ?? UIPointerShape.defaultCornerRadius, rect.width / 2, rect.height / 2)
        tint.backgroundColor = UIColor.tertiarySystemFill.resolvedColor(with: view.traitCollection).cgColor
        if hasShadow {
            tint.shadowOpacity = 0.25
            tint.shadowRadius = 5
            tint.shadowOffset = CGSize(width: 0, height: 2)
            tint.shadowPath = CGPath(
                roundedRect: tint.bounds, cornerWidth: tint.cornerRadius, cornerHeight: tint.cornerRadius,
                transform: nil)
        }
        if mode == .overlay {
            parent.insertSublayer(tint, above: view.layer)
        } else {
            parent.insertSublayer(tint, below: view.layer)
        }
        self.tint = tint
    }
}

extension UIPointerEffect {
    /// The effect itself, or for `automatic` the one that suits the size of the view.
    @MainActor fileprivate var resolved: UIPointerEffect {
        guard case .automatic(let preview) = self else { return self }
        let size = max(preview.size.width, preview.size.height)
        if size <= 60 { return .highlight(preview) }
        return size <= 160 ? .lift(preview) : .hover(preview, prefersScaledContent: false)
    }
}
