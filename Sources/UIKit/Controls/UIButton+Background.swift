import QuartzCore

// The state background of `.system` buttons: a layer behind the content that is created when it is first needed. A
// layer has the same edges and corners as the view's background, to the pixel.
extension UIButton {
    /// Updates the background layer for the current state.
    func updateBackground() {
        guard let color = stateColor else {
            backgroundLayer?.isHidden = true
            return
        }
        let shown = backgroundLayer ?? CALayer()
        if backgroundLayer == nil {
            shown.animatesImplicitly = false
            layer.insertSublayer(shown, at: 0)
            backgroundLayer = shown
        }
        shown.isHidden = false
        shown.backgroundColor = color
        layoutBackground()
    }

    func layoutBackground() {
        guard let backgroundLayer else { return }
        let hasOwnCorners = backgroundColor != nil || layer.cornerRadius > 0
        backgroundLayer.frame = hasOwnCorners ? bounds : paddedBounds
        backgroundLayer.cornerRadius = hasOwnCorners ? layer.cornerRadius : ControlStyle.cornerRadius
    }

    /// The bounds, extended by some padding beside title and image, which may fill the bounds.
    private var paddedBounds: CGRect {
        var parts = label.text?.isEmpty == false ? label.frame : .null
        if let imageViewStorage, imageViewStorage.image != nil { parts = parts.union(imageViewStorage.frame) }
        return parts.isNull ? bounds : bounds.union(parts.insetBy(dx: -UIButton.backgroundPadding, dy: 0))
    }

    /// The minimum distance between the edge of the background and the content beside it, in points.
    private static let backgroundPadding: CGFloat = 8

    /// The color that overlays the background to show the state; `nil` if the state has none.
    private var stateColor: CGColor? {
        guard buttonType == .system else { return nil }
        guard backgroundColor != nil else {
            guard isEnabled, isHighlighted || isSelected || isHovered else { return nil }
            let alpha: CGFloat = isHighlighted ? 0.18 : isSelected ? 0.12 : 0.08
            return tintColor.resolvedColor(with: traitCollection).withAlphaComponent(alpha).cgColor
        }
        // On a background of the app: lighter if the button is disabled, otherwise darker, so that the title keeps its
        // contrast.
        guard isEnabled else {
            return UIColor.systemBackground.resolvedColor(with: traitCollection).withAlphaComponent(0.5).cgColor
        }
        guard isHighlighted || isSelected || isHovered else { return nil }
        let alpha: CGFloat = isHighlighted ? 0.10 : isSelected ? 0.06 : 0.04
        return CGColor(gray: 0, alpha: traitCollection.userInterfaceStyle == .dark ? 2.5 * alpha : alpha)
    }
}
