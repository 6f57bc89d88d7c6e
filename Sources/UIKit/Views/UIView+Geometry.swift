import QuartzCore

// Geometry: conversion of coordinates between views, and the effects of a change of size.
extension UIView {
    /// Applies a change of the layer's geometry. If the size changes, resizes the subviews and requests a layout
    /// (GE-07, GE-10).
    func changeGeometry(_ change: () -> Void) {
        let old = layer.bounds
        let isNested = isChangingGeometry
        isChangingGeometry = true
        change()
        isChangingGeometry = isNested
        geometryDidChange(from: old)
    }

    /// Sets the frame during initialization, when there are no subviews to resize or lay out.
    func setInitialFrame(_ frame: CGRect) {
        isChangingGeometry = true
        layer.frame = frame
        isChangingGeometry = false
    }

    // Changes of geometry that are made on the layer itself. Setting the layer's frame sets its bounds and then its
    // position, and reports both.

    package func layerDidChangeBounds(_ layer: CALayer, from old: CGRect) {
        if !isChangingGeometry { geometryDidChange(from: old) }
    }

    package func layerDidMove(_ layer: CALayer) {
        guard !isChangingGeometry else { return }
        layoutItem?.positionDidChange()
        positionOrSizeDidChange()
        viewController?.viewGeometryDidChange()
    }

    /// Handles a change of the layer's geometry from the given bounds.
    private func geometryDidChange(from old: CGRect) {
        let new = layer.bounds
        if old.size != new.size {
            setNeedsLayout()
            if let superviewStorage, !superviewStorage.isLayingOut { superviewStorage.setNeedsLayout() }
            if autoresizesSubviews, !subviewStorage.isEmpty { resizeSubviews(from: old.size, to: new.size) }
            if contentModeStorage == .redraw { setNeedsDisplay() }
            for view in subviewStorage where view.marginStorage.preservesSuperview { view.positionOrSizeDidChange() }
        } else if old.origin != new.origin {
            setNeedsLayout()
        }
        layoutItem?.geometryDidChange(from: old)
        positionOrSizeDidChange()
        viewController?.viewGeometryDidChange()
        if old != new { boundsDidChange(from: old) }
    }

    func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        if layer.affineTransform().isIdentity { frame.size = size } else { bounds.size = size }
    }

    private func resizeSubviews(from old: CGSize, to new: CGSize) {
        for view in subviewStorage
        where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            let frame = view.frame
            let x = UIView.resize(
                frame.origin.x, frame.width, from: old.width, to: new.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
            let y = UIView.resize(
                frame.origin.y, frame.height, from: old.height, to: new.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
            view.frame = CGRect(x: x.origin, y: y.origin, width: x.size, height: y.size)
        }
    }

    /// Resizes along one axis: the flexible parts share the change in proportion to their sizes, or equally if their
    /// sizes are zero.
    private static func resize(
        _ origin: CGFloat, _ size: CGFloat, from old: CGFloat, to new: CGFloat,
        flexible: (before: Bool, size: Bool, after: Bool)
    ) -> (origin: CGFloat, size: CGFloat) {
        let change = new - old
        let after = old - origin - size
        let total =
            (flexible.before ? origin : 0) + (flexible.size ? size : 0) + (flexible.after ? after : 0)
        let count = (flexible.before ? 1.0 : 0) + (flexible.size ? 1 : 0) + (flexible.after ? 1 : 0)
        guard count > 0 else { return (origin, size) }
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? change * part / total : change / count
        }
        return (origin + share(origin, flexible.before), max(0, size + share(size, flexible.size)))
    }

    func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? conversionRoot else { return point }
        if target === self { return point }
        if target === superviewStorage, layer.has2DTransform { return toSuperview(point) }
        guard let own = transformToRoot, let other = target.transformToRoot else {
            return layer.projection(to: target.layer).map(point)
        }
        return point.applying(own.concatenating(other.inverted()))
    }

    func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? conversionRoot else { return point }
        return source.convertPoint(point, to: self)
    }

    func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = view ?? conversionRoot, target !== self else { return rect }
        guard let own = transformToRoot, let other = target.transformToRoot else {
            return layer.projection(to: target.layer).map(rect)
        }
        return rect.applying(own.concatenating(other.inverted()))
    }

    func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? conversionRoot else { return rect }
        return source.convertRect(rect, to: self)
    }

    /// The view that `nil` represents in conversions: the window, or else the root of the view hierarchy.
    private var conversionRoot: UIView? {
        if let windowStorage { return windowStorage }
        var top = self
        while let parent = top.superviewStorage { top = parent }
        return top
    }

    /// The transform from this view's coordinates to its superview's (GE-04).
    package var transformToSuperview: CGAffineTransform {
        let bounds = layer.bounds
        let position = layer.position
        let anchor = layer.anchorPoint
        let x = bounds.origin.x + anchor.x * bounds.width
        let y = bounds.origin.y + anchor.y * bounds.height
        let own = layer.affineTransform()
        if own.isIdentity { return CGAffineTransform(translationX: position.x - x, y: position.y - y) }
        return CGAffineTransform(translationX: -x, y: -y).concatenating(own)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The transform from this view's coordinates to those outside the root of its view hierarchy, or `nil` if a view
    /// on the path has a 3D transform.
    private var transformToRoot: CGAffineTransform? {
        guard layer.has2DTransform else { return nil }
        var result = transformToSuperview
        var current = superviewStorage
        while let view = current {
            guard view.layer.has2DTransform else { return nil }
            result = result.concatenating(view.transformToSuperview)
            current = view.superviewStorage
        }
        return result
    }

    private func toSuperview(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperview) }

    /// Converts a point from the superview's coordinates.
    package func fromSuperview(_ point: CGPoint) -> CGPoint {
        if layer.has2DTransform, layer.affineTransform().isIdentity {
            let bounds = layer.bounds
            let position = layer.position
            let anchor = layer.anchorPoint
            return CGPoint(
                x: point.x - position.x + bounds.origin.x + anchor.x * bounds.width,
                y: point.y - position.y + bounds.origin.y + anchor.y * bounds.height)
        }
        guard layer.has2DTransform else {
            // If the projection has no inverse, the view is not visible, and no point is inside it.
            return layer.pointFromSuperlayer(point) ?? CGPoint(x: -1e9, y: -1e9)
        }
        return point.applying(transformToSuperview.inverted())
    }
}
