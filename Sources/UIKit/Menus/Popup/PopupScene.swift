import DisplayServer

/// A window of the desktop that nobody manages, for a menu: where it is put, in front of everything, without the keys.
///
/// It is none of the application's scenes. Its input goes to the ``MenuSession`` that has it.
@MainActor final class PopupScene: UIWindowScene {
    override var isPopup: Bool { true }

    /// The window that fills it.
    private(set) var contentWindow: UIWindow?

    /// Opens one in front of a scene, looking as a view does.
    ///
    /// - Parameter frame: in points of the desktop.
    /// - Returns: nil if the display server refuses.
    static func open(over parent: UIWindowScene, frame: CGRect, kind: WindowKind, like view: UIView?) -> PopupScene? {
        let scene = PopupScene(server: parent.server)
        guard scene.openPopup(frame: frame, kind: kind, parent: parent) else { return nil }
        scene.surface?.setCornerRadius(MenuStyle.cornerRadius)
        let window = UIWindow(windowScene: scene)
        if let view {
            window.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
            window.tintColor = view.tintColor
        }
        // Where corners are cut, the edge goes on.
        window.backgroundColor = MenuStyle.edge
        window.isHidden = false
        scene.contentWindow = window
        return scene
    }

    /// Puts it elsewhere.
    func move(to frame: CGRect) {
        guard let surface else { return }
        if surface.screenOrigin != frame.origin { surface.move(to: frame.origin) }
        if bounds.size != frame.size { surface.resize(to: frame.size) }
    }

    /// Where it is, in points of the desktop.
    var frame: CGRect { CGRect(origin: surface?.screenOrigin ?? .zero, size: bounds.size) }
}
