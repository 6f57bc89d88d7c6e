import DisplayServer
import QuartzCore

/// An override-redirect window that displays a popover that extends beyond its window. The window manager does not
/// manage it.
///
/// The scene displays only the panel's layer. The panel remains a subview of the presentation's container in the window
/// of the presenting controller, and keeps that window's responder chain, traits, focus and first responder. While the
/// scene shows the layer, the container's layer does not. The popup's input is forwarded to the parent scene, with
/// locations in its coordinates.
@MainActor final class PopoverScene: UIWindowScene {
    override var isPopup: Bool { true }
    override var dropScene: UIWindowScene? { parent }

    private(set) weak var parent: UIWindowScene?
    fileprivate weak var panel: PopoverPanel?

    /// Opens a popup for a panel in the container of a window.
    ///
    /// - Parameters:
    ///   - panel: The panel.
    ///   - parent: The scene of the panel's window.
    ///   - frame: The frame of the popup, in points and desktop coordinates.
    /// - Returns: The scene, or `nil` if the display server does not create a window.
    static func open(for panel: PopoverPanel, over parent: UIWindowScene, frame: CGRect) -> PopoverScene? {
        let scene = PopoverScene(server: parent.server)
        scene.parent = parent
        scene.panel = panel
        guard scene.openPopup(frame: frame, kind: .popover, parent: parent) else { return nil }
        parent.popovers.append(scene)
        return scene
    }

    /// Displays the panel in a frame in desktop coordinates.
    func show(_ panel: PopoverPanel, at frame: CGRect) {
        guard let surface else { return }
        surface.setFrame(frame)
        surface.setShape(panel.shapeRects(scale: surface.scale))
        hold(panel.layer, at: panel.frame.origin, background: panel.edgeColor)
    }

    /// Returns the panel's layer to its container, if the panel still has one, and closes the popup.
    func close() {
        parent?.popovers.removeAll { $0 === self }
        if let panel, let container = panel.superview, panel.layer.superlayer !== container.layer {
            container.layer.addSublayer(panel.layer)
        }
        disconnect()
    }

    /// Updates the placement after the parent's desktop window has moved.
    func parentDidChange() { panel?.superview?.setNeedsLayout() }

    /// Forwards an event of the popup to the parent scene, with converted locations.
    override func forwards(_ event: InputEvent) -> Bool {
        guard let parent, let own = surface?.screenOrigin, let surface = parent.surface else { return true }
        let origin = surface.screenOrigin
        parent.surface(surface, didReceive: event.moved(by: CGVector(dx: own.x - origin.x, dy: own.y - origin.y)))
        return true
    }

    /// Returns the view of the panel at a point of the parent scene.
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
    /// Returns the panel that contains a view, if the panel is displayed beyond the window. The result is `nil` for all
    /// other views.
    package func panelBeyondWindow(around view: UIView) -> UIView? {
        for popover in popovers { if let panel = popover.panel, view.isDescendant(of: panel) { return panel } }
        return nil
    }
}

extension UIWindow {
    /// Updates the placement of the window's popovers. The state of the desktop determines whether they may extend
    /// beyond the window.
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
