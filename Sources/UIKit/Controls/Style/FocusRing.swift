import QuartzCore

/// The ring around a control that has the keys.
@MainActor final class FocusRing {
    private let layer = CALayer()

    /// The thickness of the ring, and the room between it and the control, in points.
    private static let width: CGFloat = 2
    private static let gap: CGFloat = 1

    init() {
        layer.animatesImplicitly = false
        layer.borderWidth = FocusRing.width
    }

    /// Puts the ring where the control wants it, in the control's colour.
    func place(around control: UIControl) {
        if layer.superlayer !== control.layer { control.layer.addSublayer(layer) }
        let (rect, radius) = control.focusShape
        // A control that cuts off what sticks out has the ring inside.
        let distance = control.clipsToBounds ? 0 : FocusRing.width + FocusRing.gap
        layer.frame = rect.insetBy(dx: -distance, dy: -distance)
        layer.cornerRadius = min(radius + distance, layer.bounds.width / 2, layer.bounds.height / 2)
        layer.borderColor = control.tintColor.resolvedColor(with: control.traitCollection).cgColor
    }

    func remove() { layer.removeFromSuperlayer() }
}
