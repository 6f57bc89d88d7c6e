import CoreGraphics

// Placing: the solution becomes positions and sizes of views.
extension LayoutEngine {
    /// Copies the solution to the direct subviews of a view (LP-08).
    static func placeSubviews(of view: UIView) {
        let scale = view.scaleForLayout
        for subview in view.subviewStorage {
            guard let item = subview.layoutItem, item.isPlacedByEngine, let rect = item.solution else { continue }
            place(subview, rect, scale: scale)
        }
    }

    /// Moves a view to an alignment rectangle. Its transform and the origin of its bounds are kept (AL-33). Origin and
    /// size are rounded to device pixels, each by itself, ties away from zero (AL-35).
    private static func place(_ view: UIView, _ rect: CGRect, scale: CGFloat) {
        let frame = view.frame(forAlignmentRect: rounded(rect, scale: scale))
        guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
            return
        }
        // Modifying a part of an overridable property in place would allocate memory.
        let bounds = view.bounds
        if bounds.size != frame.size { view.bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let anchor = view.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if view.center != center { view.center = center }
    }

    private static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        // Values next to a tie are rounded like the tie, so that the precision of the solver does not decide.
        func round(_ value: CGFloat) -> CGFloat {
            (value * scale + (value < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero) / scale
        }
        return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
    }

    /// Gives a topmost view the size that its constraints state (LP-13).
    func applyRootSize() {
        guard let item = root.layoutItem, item.isPlacedByEngine, let rect = item.solution else { return }
        let size = LayoutEngine.rounded(rect, scale: root.scaleForLayout).size
        let frame = root.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        if root.bounds.size != frame.size { root.bounds.size = frame.size }
    }

    /// Keeps the size of the topmost view, which the app has set.
    func rootSizeDidChange() {
        guard let rootSize, !isUpdating else { return }
        let size = root.alignmentRectForLayout.size
        solver.setConstant(Double(size.width), of: rootSize.width)
        solver.setConstant(Double(size.height), of: rootSize.height)
        setNeedsUpdate()
    }
}
