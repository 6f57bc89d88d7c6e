/// A top-level window of the desktop and its framebuffer.
///
/// The protocol is composed of one part for each concern; code that needs only one of them takes only that part.
///
/// | part | concern |
/// |---|---|
/// | ``SurfaceGeometry`` | the size and position of the window |
/// | ``ManagedSurface`` | the window manager: mapping, keyboard focus, states, the title and the icon |
/// | ``PaintableSurface`` | the framebuffer |
/// | ``PopupSurface`` | the shape and the input grab of popups |
/// | ``TextInputSurface`` | input methods |
///
/// A destroyed surface ignores all requests, and notifies its delegate of nothing.
@MainActor package protocol DisplaySurface: ManagedSurface, PaintableSurface, PopupSurface, TextInputSurface {
    /// The delegate, which receives the surface's events.
    var delegate: (any DisplaySurfaceDelegate)? { get set }

    /// Sets the cursor to show while the pointer is over the window. The default is the desktop's cursor.
    func setCursor(_ shape: CursorShape)

    /// Destroys the window.
    func destroy()

    /// A Boolean value that indicates whether the window was destroyed: by ``destroy()``, by another client, or with
    /// the connection.
    var isDestroyed: Bool { get }
}
