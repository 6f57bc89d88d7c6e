// Hit-testing: finding the view for a touch.
extension UIView {
    /// Views at or below this opacity receive no touches. The comparison uses the 32-bit value that ``alpha`` stores
    /// (HT-04).
    private static let leastHittableAlpha: Float = 0.01

    /// A Boolean value that indicates whether the transform makes the view invisible, so that no touch can be in it.
    private var isFlattened: Bool {
        layer.isEdgeOnOrHiddenBackface
    }

    /// Converts a point from the superview's coordinates, using the model geometry of the view, or its presented
    /// geometry while an animator requests that (AN-04).
    private func hitPoint(_ point: CGPoint) -> CGPoint {
        guard presentedHitTestCount > 0, let seen = layer.plainPresentation else { return fromSuperview(point) }
        return seen.convert(point, from: seen.superlayer)
    }

    /// The maximum number of subviews that are tested one by one, without the index.
    private static let fewSubviews = 16

    /// The hit-test index of the layer, if it is sufficient to find the subviews at a point: no subview overrides
    /// hit-testing, no subview is hit-tested at its presented position, and the sublayers begin with those of the
    /// subviews in the same order. Layers above them receive no touches.
    private var subviewHitIndex: LayerHitIndex? {
        let index = layer.hitIndex { layers in
            layers.count >= subviewStorage.count
                && zip(layers, subviewStorage).allSatisfy { layer, view in
                    layer === view.layer && view.presentedHitTestCount == 0
                        && !UIView.hitTestMethod.isOverridden(in: type(of: view))
                        && !UIView.pointInsideMethod.isOverridden(in: type(of: view))
                }
        }
        return index?.isSufficient == true ? index : nil
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
        // A view that cannot receive touches is not asked `point(inside:)` (HT-03).
        guard !layer.isHidden, isUserInteractionEnabled, touchBlockCount == 0, alphaStorage > UIView.leastHittableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        // A copy, because the subviews may change during the calls.
        let subviews = subviewStorage
        if layer.arrangesInDepth { return hitTestInDepth(point, subviews, with: event) ?? self }
        if subviews.count > UIView.fewSubviews, let hitIndex = subviewHitIndex {
            var index = subviews.count
            while let next = hitIndex.last(around: point, before: index) {
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

    /// Returns the nearest subview that is hit, for subviews that are arranged in three dimensions.
    private func hitTestInDepth(_ point: CGPoint, _ subviews: [UIView], with event: UIEvent?) -> UIView? {
        for (layer, local) in layer.sublayersByDepth(at: point) {
            guard let view = subviews.first(where: { $0.layer === layer }) else { continue }
            if let hit = view.hitTest(local, with: event) { return hit }
        }
        return nil
    }
}
