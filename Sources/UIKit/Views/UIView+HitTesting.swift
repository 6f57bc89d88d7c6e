// Hit-testing: which view a touch is for.
extension UIView {
    /// Views at or below this opacity are not hit. The number is compared as the 32-bit value that ``alpha`` keeps (HT-04).
    private static let leastHittableAlpha: Float = 0.01

    /// Whether the transform leaves nothing of the view: there is no point of it that a touch could be at.
    private var isFlattened: Bool {
        layer.isSeenFromEdge
    }

    /// A point of the superview in this view's coordinates: where the view is, or is seen, if an animator wants that (AN-04).
    private func hitPoint(_ point: CGPoint) -> CGPoint {
        guard movingHitCount > 0, let seen = layer.plainPresentation else { return fromSuperview(point) }
        return seen.convert(point, from: seen.superlayer)
    }

    /// Up to this many subviews are asked one after the other.
    private static let fewSubviews = 16

    /// The places of the subviews, if only they decide which of them a point is in: none has hit-testing of its own, none
    /// moves while it may be hit where it is seen, and the layers are those of the subviews in the same order.
    private var subviewPlaces: SublayerPlaces? {
        let places = layer.sublayerPlaces { layers in
            layers.count == subviewStorage.count
                && zip(layers, subviewStorage).allSatisfy { layer, view in
                    layer === view.layer && view.movingHitCount == 0
                        && !UIView.hitTestMethod.isOverridden(in: type(of: view))
                        && !UIView.pointInsideMethod.isOverridden(in: type(of: view))
                }
        }
        return places?.isDecisive == true ? places : nil
    }

    private static let hitTestMethod = MethodSlot(
        base: UIView.self, plain: PlainView.self, overriding: HitTestingView.self)
    private static let pointInsideMethod = MethodSlot(
        base: UIView.self, plain: PlainView.self, overriding: PointInsideView.self)

    private final class PlainView: UIView {}
    private final class HitTestingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            MethodIdentity.probe()
            return nil
        }
    }
    private final class PointInsideView: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            MethodIdentity.probe()
            return false
        }
    }

    func performHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // The gate comes before `point(inside:)`, which a gated view is never asked (HT-03).
        guard !layer.isHidden, isUserInteractionEnabled, touchBlockCount == 0, alphaStorage > UIView.leastHittableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        // A copy: the subviews may change while they are asked.
        let subviews = subviewStorage
        if layer.arrangesInDepth { return hitTestInDepth(point, subviews, with: event) ?? self }
        if subviews.count > UIView.fewSubviews, let places = subviewPlaces {
            var index = subviews.count
            while let next = places.last(around: point, before: index) {
                let view = subviews[next]
                if !view.isFlattened, let hit = view.hitTest(view.hitPoint(point), with: event) { return hit }
                index = next
            }
            return self
        }
        for view in subviews.reversed() where !view.isFlattened {
            if let hit = view.hitTest(view.hitPoint(point), with: event) { return hit }
        }
        return self
    }

    /// The nearest of the subviews that is hit, where they lie in a space with depth.
    private func hitTestInDepth(_ point: CGPoint, _ subviews: [UIView], with event: UIEvent?) -> UIView? {
        for (layer, local) in layer.sublayersByDepth(at: point) {
            guard let view = subviews.first(where: { $0.layer === layer }) else { continue }
            if let hit = view.hitTest(local, with: event) { return hit }
        }
        return nil
    }
}
