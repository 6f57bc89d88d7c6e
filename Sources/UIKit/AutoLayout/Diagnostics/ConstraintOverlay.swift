import CoreGraphics
import QuartzCore

/// Shows the constraints of windows on top of their content, for debugging.
///
/// Launch the app with the environment variable `UIKIT_SHOW_CONSTRAINTS=1`. The overlay compares the marks of each
/// window with those of the previous frame, and is repainted if they have changed.
@MainActor final class ConstraintOverlay {
    /// Updates the overlays of windows after their layout.
    func update(_ windows: [UIWindow]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        for window in windows {
            let groups = LayoutEngine.isUsed ? marks(in: window) : []
            let layer = layer(of: window)
            if layer == nil, groups.isEmpty { continue }
            show(groups, in: window, layer ?? addLayer(to: window))
        }
    }

    private func layer(of window: UIWindow) -> ConstraintOverlayLayer? {
        for case let layer as ConstraintOverlayLayer in window.layer.sublayers ?? [] { return layer }
        return nil
    }

    private func addLayer(to window: UIWindow) -> ConstraintOverlayLayer {
        let layer = ConstraintOverlayLayer()
        // The layer is in front of everything. It is never hit, because hit testing only considers views.
        layer.zPosition = 1_000_000
        window.layer.addSublayer(layer)
        return layer
    }

    private func show(_ groups: [ConstraintMarkGroup], in window: UIWindow, _ layer: ConstraintOverlayLayer) {
        let (bounds, scale) = (window.bounds, window.screen.scale)
        guard layer.groups != groups || layer.frame != bounds || layer.contentsScale != scale else { return }
        layer.groups = groups
        layer.frame = bounds
        layer.contentsScale = scale
        layer.setNeedsDisplay()
    }

    /// Returns the marks of the visible views of a window, superviews first, in the coordinates of the window.
    private func marks(in window: UIWindow) -> [ConstraintMarkGroup] {
        var result: [ConstraintMarkGroup] = []
        func visit(_ view: UIView, _ visible: CGRect) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            var visible = visible
            if view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: window)) }
            guard !visible.isNull, !visible.isEmpty else { return }
            var marks = ConstraintMarks(of: view)
            if !marks.isEmpty {
                marks.convert(from: view, to: window)
                result.append(ConstraintMarkGroup(marks: marks, clip: visible))
            }
            for subview in view.subviewStorage { visit(subview, visible) }
        }
        visit(window, window.bounds)
        return result
    }
}
