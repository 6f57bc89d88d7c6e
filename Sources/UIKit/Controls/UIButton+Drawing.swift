import QuartzCore

// The ground of `.system` buttons, drawn straight into the frame.
extension UIButton: LayerPainter {
    /// The radius of the ground's corners where the layer has none, in points.
    private static let cornerRadius: CGFloat = 8

    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        guard let color = groundColor else { return }
        let bounds = bounds
        let hasOwnGround = backgroundColor != nil
        let wished = hasOwnGround || layer.cornerRadius > 0 ? layer.cornerRadius : UIButton.cornerRadius
        let radius = min(wished, bounds.width / 2, bounds.height / 2)
        context.setFillColor(color)
        if radius > 0 {
            context.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
            context.fillPath()
        } else {
            context.fill(bounds)
        }
    }

    /// What is laid over the background to show the state; nil where there is nothing to show.
    private var groundColor: CGColor? {
        guard buttonType == .system else { return nil }
        let traits = traitCollection
        guard backgroundColor != nil else {
            let strength: CGFloat = isHighlighted ? 0.18 : isSelected ? 0.12 : 0.08
            guard isEnabled, isHighlighted || isSelected || isHovered else { return nil }
            return tintColor.resolvedColor(with: traits).withAlphaComponent(strength).cgColor
        }
        // On a ground of the app's own: paler if disabled, otherwise nearer to black, or to white in the dark.
        guard isEnabled else {
            return UIColor.systemBackground.resolvedColor(with: traits).withAlphaComponent(0.5).cgColor
        }
        guard isHighlighted || isSelected || isHovered else { return nil }
        let strength: CGFloat = isHighlighted ? 0.18 : isSelected ? 0.12 : 0.07
        return CGColor(gray: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: strength)
    }
}
