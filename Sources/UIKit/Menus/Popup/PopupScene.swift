import DisplayServer

/// An override-redirect window for a menu: the window manager does not manage it, it is in front of all other windows,
/// and it does not take keyboard focus.
///
/// It is not one of the application's scenes. Its input goes to the ``MenuSession`` that owns it.
@MainActor final class PopupScene: UIWindowScene {
    override var isPopup: Bool { true }

    /// The window that fills the scene.
    private(set) var contentWindow: UIWindow?

    /// Opens a popup in front of a scene.
    ///
    /// - Parameters:
    ///   - parent: The scene that the popup belongs to.
    ///   - frame: The frame of the popup, in points and desktop coordinates.
    ///   - kind: The kind of window, for the window manager and compositor.
    ///   - view: The view whose user interface style, layout direction and tint color the popup takes over.
    /// - Returns: The scene, or `nil` if the display server does not create a window.
    static func open(over parent: UIWindowScene, frame: CGRect, kind: WindowKind, like view: UIView?) -> PopupScene? {
        let scene = PopupScene(server: parent.server)
        guard scene.openPopup(frame: frame, kind: kind, parent: parent) else { return nil }
        scene.surface?.setCornerRadius(MenuStyle.cornerRadius)
        let window = UIWindow(windowScene: scene)
        if let view {
            window.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
            if view.isRightToLeft != window.isRightToLeft {
                window.traitOverrides.layoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
            }
            window.tintColor = view.tintColor
        }
        // The background continues the border at the rounded corners.
        window.backgroundColor = MenuStyle.edge
        window.isHidden = false
        scene.contentWindow = window
        return scene
    }

    /// Moves and resizes the popup.
    func move(to frame: CGRect) {
        surface?.setFrame(frame)
    }

    /// The frame of the popup, in points and desktop coordinates.
    var frame: CGRect { CGRect(origin: surface?.screenOrigin ?? .zero, size: bounds.size) }
}
