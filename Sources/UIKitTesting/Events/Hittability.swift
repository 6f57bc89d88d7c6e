import UIKit

/// Determines where a view can be touched.
@MainActor enum Hittability {
    /// Returns the center of the visible part of a view, in the window's coordinate system.
    ///
    /// - Throws: ``EventGeneratorError`` if the view is in another window or invisible, or if a touch there would reach
    ///   another view.
    static func point(of view: UIView, in window: UIWindow) throws -> CGPoint {
        window.windowScene?.updateNow()
        guard view.isDescendant(of: window) else {
            throw EventGeneratorError.viewIsNotInWindow(tree: ViewTree.text(window, marked: view))
        }
        guard part(of: view, in: window, cutBy: \.clipsToBounds) != nil else {
            throw EventGeneratorError.viewIsNotVisible(tree: ViewTree.text(window, marked: view))
        }
        // Views receive no touches outside of their superview, whether it clips or not (HT-10).
        guard let part = part(of: view, in: window, cutBy: { _ in true }) else {
            throw EventGeneratorError.viewIsNotHittable(tree: ViewTree.text(window, marked: view))
        }
        let point = CGPoint(x: part.midX, y: part.midY)
        guard let hit = hit(point, view, window), hit.isDescendant(of: view) else {
            throw EventGeneratorError.viewIsNotHittable(tree: ViewTree.text(window, marked: view))
        }
        return point
    }

    /// Returns the view that a touch at a point of the window would reach.
    private static func hit(_ point: CGPoint, _ view: UIView, _ window: UIWindow) -> UIView? {
        guard let scene = window.windowScene, scene.panelBeyondWindow(around: view) != nil else {
            return window.hitTest(point, with: nil)
        }
        return scene.hitTest(window.convertToScene(point), with: nil)?.view
    }

    /// Returns the frontmost view with this identifier, or nil.
    static func view(identified identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        for subview in view.subviews.reversed() {
            if let found = self.view(identified: identifier, in: subview) { return found }
        }
        return nil
    }

    /// Returns the part of a view inside the window and those ancestors for which `cuts` returns true, in the window's
    /// coordinate system. Nil if that part is empty, or the view is hidden or transparent.
    private static func part(of view: UIView, in window: UIWindow, cutBy cuts: (UIView) -> Bool) -> CGRect? {
        var rect = view.bounds
        var current = view
        // A popover that extends beyond the window is visible and touchable there.
        let outermost = window.windowScene?.panelBeyondWindow(around: view) ?? window
        while true {
            if current === view || current === window || cuts(current) { rect = rect.intersection(current.bounds) }
            guard !current.isHidden, current.alpha > 0.01, !rect.isNull, rect.width > 0, rect.height > 0 else {
                return nil
            }
            guard current !== outermost, let superview = current.superview else { break }
            rect = current.convert(rect, to: superview)
            current = superview
        }
        if outermost !== window { return outermost.convert(rect, to: window) }
        guard let scene = window.windowScene else { return rect }
        let corner = window.convertFromScene(CGPoint(x: scene.bounds.maxX, y: scene.bounds.maxY))
        let origin = window.convertFromScene(scene.bounds.origin)
        rect = rect.intersection(
            CGRect(x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y))
        return rect.isNull || rect.isEmpty ? nil : rect
    }
}
