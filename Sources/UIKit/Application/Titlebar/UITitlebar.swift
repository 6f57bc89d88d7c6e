/// The title bar of a window.
///
/// ```swift
/// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///     (scene as? UIWindowScene)?.titlebar?.titleVisibility = .hidden
/// }
/// ```
///
/// With a hidden title, the desktop draws no frame around the window, and the navigation bar at its upper edge takes the
/// place of the title bar: it has the buttons of the window, dragging its empty part moves the window, and a double click
/// maximizes it (WC-03).
@preconcurrency @MainActor open class UITitlebar: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The visibility of the title, and of the frame that the desktop draws. The default is
    /// ``UITitlebarTitleVisibility/visible``. A desktop may draw a frame in any case.
    open var titleVisibility: UITitlebarTitleVisibility {
        get { scene?.hasFrame == false ? .hidden : .visible }
        set { scene?.hasFrame = newValue == .visible }
    }
}
