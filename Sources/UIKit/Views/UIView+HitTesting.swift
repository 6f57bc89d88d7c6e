// Hit-testing: which view a touch is for.
extension UIView {
    /// Views at or below this opacity are not hit. The number is compared as the 32-bit value that ``alpha`` keeps (HT-04).
    private static let leastHittableAlpha: Float = 0.01

    /// Whether the transform leaves nothing of the view: there is no point of it that a touch could be at.
    private var isFlattened: Bool {
        let transform = layer.affineTransform()
        return transform.a * transform.d - transform.b * transform.c == 0
    }

    /// A point of the superview in this view's coordinates: where the view is, or is seen, if an animator wants that (AN-04).
    private func hitPoint(_ point: CGPoint) -> CGPoint {
        guard movingHitCount > 0, let seen = layer.presentation() else { return fromSuperview(point) }
        return seen.convert(point, from: seen.superlayer)
    }

    func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The gate comes before `point(inside:)`, which a gated view is never asked (HT-03).
        guard !layer.isHidden, isUserInteractionEnabled, touchBlockCount == 0, alphaStorage > UIView.leastHittableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        // A copy: the subviews may change while they are asked.
        let subviews = subviewStorage
        for view in subviews.reversed() where !view.isFlattened {
            if let hit = view.hitTest(view.hitPoint(point), with: event) { return hit }
        }
        return self
    }
}
