import QuartzCore

/// A translucent rectangle in the tint color, in front of the items of a collection view.
@MainActor final class RubberBandView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.borderWidth = 1
        layer.cornerRadius = 2
        layer.zPosition = 1
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateColors() {
        backgroundColor = tintColor.withAlphaComponent(0.2)
        layer.borderColor = tintColor.withAlphaComponent(0.8).resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}
