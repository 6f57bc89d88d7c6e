import DisplayServer
import QuartzCore

/// A window of the desktop that nobody manages, for a popover that extends beyond its window.
///
/// Only the picture is there: the panel stays a subview of the presentation's container, in the window of the presenting
/// controller, with its responder chain, traits, focus and first responder. The panel's layer is shown by this scene instead
/// of the container's layer, and the popup's input goes to the parent scene, with locations in its coordinates.
@MainActor final class PopoverScene: UIWindowScene {
    override var isPopup: Bool { true }

    private weak var parent: UIWindowScene?
    fileprivate weak var panel: PopoverPanel?

    /// Opens a popup for a panel, which is in a container in a window.
    ///
    /// - Parameter frame: in points of the desktop.
    /// - Returns: nil if the display server refuses.
    static func open(for panel: PopoverPanel, over parent: UIWindowScene, frame: CGRect) -> PopoverScene? {
        let scene = PopoverScene(server: parent.server)
        scene.parent = parent
        scene.panel = panel
        guard scene.openPopup(frame: frame, kind: .popover, parent: parent) else { return nil }
        parent.popovers.append(scene)
        return scene
    }

    /// Shows the panel at a place of the desktop.
    func show(_ panel: PopoverPanel, at frame: CGRect) {
        guard let surface else { return }
        if surface.screenOrigin != frame.origin { surface.move(to: frame.origin) }
        if bounds.size != frame.size { surface.resize(to: frame.size) }
        surface.setShape(panel.shapeRects(scale: surface.scale))
        hold(panel.layer, at: panel.frame.origin, background: panel.edgeColor)
    }

    /// Gives the panel's layer back to the container, if the panel is still there, and closes the popup.
    func close() {
        parent?.popovers.removeAll { $0 === self }
        if let panel, let container = panel.superview, panel.layer.superlayer !== container.layer {
            container.layer.addSublayer(panel.layer)
        }
        disconnect()
    }

    /// The window of the desktop that the popover belongs to has moved.
    func parentDidChange() { panel?.superview?.setNeedsLayout() }

    /// Input of the popup is the parent's.
    func passOn(_ event: InputEvent) {
        guard let parent, let own = surface?.screenOrigin, let surface = parent.surface else { return }
        let origin = surface.screenOrigin
        parent.surface(surface, didReceive: event.moved(by: CGVector(dx: own.x - origin.x, dy: own.y - origin.y)))
    }

    /// The view of the panel at a point of the parent scene.
    func hitTest(inParent point: CGPoint, with event: UIEvent?) -> (window: UIWindow, view: UIView)? {
        guard let panel, let container = panel.superview as? PresentationContainer, let window = container.window else {
            return nil
        }
        let inPanel = panel.convert(window.convertFromScene(point), from: window)
        guard panel.point(inside: inPanel, with: event) else { return nil }
        if container.isInTransition { return (window, container) }
        return panel.hitTest(inPanel, with: event).map { (window, $0) }
    }
}

extension UIWindowScene {
    /// The panel around a view that is shown beyond the window; nil for all other views.
    package func panelBeyondWindow(around view: UIView) -> UIView? {
        for popover in popovers { if let panel = popover.panel, view.isDescendant(of: panel) { return panel } }
        return nil
    }
}

extension UIWindow {
    /// Asks the popovers of the window for another place: whether they may extend beyond it depends on the desktop.
    func placePopovers() {
        for view in subviewStorage {
            if let container = view as? PresentationContainer,
                container.presentation is UIPopoverPresentationController
            {
                container.setNeedsLayout()
            }
        }
    }
}
