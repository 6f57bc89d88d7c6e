import QuartzCore

/// The ring around a view that is focused.
@MainActor final class FocusRing {
    private let layer = CALayer()

    /// The thickness of the ring, and the room between it and the control, in points.
    private static let width: CGFloat = 2
    private static let gap: CGFloat = 1

    init() {
        layer.animatesImplicitly = false
        layer.borderWidth = FocusRing.width
    }

    /// Puts the ring where the view wants it, in the view's colour.
    func place(around view: UIView) {
        let (rect, radius) = view.focusRingShape
        place(around: rect, cornerRadius: radius, in: view)
    }

    /// Puts the ring around a part of a view, in the view's colour.
    func place(around rect: CGRect, cornerRadius radius: CGFloat, in view: UIView) {
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        // A view that cuts off what sticks out has the ring inside.
        let distance = view.clipsToBounds ? 0 : FocusRing.width + FocusRing.gap
        layer.frame = rect.insetBy(dx: -distance, dy: -distance)
        layer.cornerRadius = min(radius + distance, layer.bounds.width / 2, layer.bounds.height / 2)
        layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    }

    func remove() { layer.removeFromSuperlayer() }
}
