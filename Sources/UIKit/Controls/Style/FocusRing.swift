import QuartzCore

/// The ring around a view with keyboard focus.
@MainActor final class FocusRing {
    private let layer = CALayer()

    /// The thickness of the ring, and the distance between it and the view, in points.
    private static let width: CGFloat = 2
    private static let gap: CGFloat = 1

    init() {
        layer.animatesImplicitly = false
        layer.borderWidth = FocusRing.width
    }

    /// Positions the ring around the view, in the tint color of the view.
    func place(around view: UIView) {
        let (rect, radius) = view.focusRingShape
        place(around: rect, cornerRadius: radius, in: view)
    }

    /// Positions the ring around a part of a view, in the tint color of the view.
    func place(around rect: CGRect, cornerRadius radius: CGFloat, in view: UIView) {
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        // A view that clips its subviews has the ring inside its bounds.
        let distance = view.clipsToBounds ? 0 : FocusRing.width + FocusRing.gap
        layer.frame = rect.insetBy(dx: -distance, dy: -distance)
        layer.cornerRadius = min(radius + distance, layer.bounds.width / 2, layer.bounds.height / 2)
        layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    }

    func remove() { layer.removeFromSuperlayer() }
}
