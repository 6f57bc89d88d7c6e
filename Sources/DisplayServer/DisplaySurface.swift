import CoreGraphics

/// A top-level window of the desktop and its framebuffer.
///
/// The framebuffer always holds the complete content of the window: when the desktop requests a part of it again,
/// nothing is repainted.
@MainActor package protocol DisplaySurface: AnyObject {
    /// The delegate, which receives the surface's events.
    var delegate: (any DisplaySurfaceDelegate)? { get set }

    /// The size of the content, in device pixels.
    var pixelSize: (width: Int, height: Int) { get }

    /// The number of device pixels per point.
    var scale: CGFloat { get }

    /// The position of the content's top-left corner on the screen, in points.
    var screenOrigin: CGPoint { get }

    /// The title of the window.
    var title: String { get set }

    /// Sets the limits of the content's size, in points, that the window manager is asked to respect; nil means no
    /// limit.
    func setSizeLimits(minimum: CGSize?, maximum: CGSize?)

    /// Requests another content size, in points. ``DisplaySurfaceDelegate/surfaceDidResize(_:)`` is called if the
    /// request is granted.
    func resize(to size: CGSize)

    /// Requests another position of the content's top-left corner on the screen, in points.
    func move(to origin: CGPoint)

    /// Maps the window, which makes it visible.
    func map()

    /// Unmaps the window. It can be mapped again.
    func unmap()

    /// A Boolean value that indicates whether the window is mapped, according to the last event from the server.
    var isMapped: Bool { get }

    /// A Boolean value that indicates whether the window has keyboard focus.
    var hasFocus: Bool { get }

    /// Asks the window manager to raise the window and give it keyboard focus.
    func activate()

    /// The state of the window. Empty while the window is not mapped, and if no window manager is running.
    var state: WindowState { get }

    /// Requests that states be added or removed. ``DisplaySurfaceDelegate/surfaceDidChangeState(_:)`` is called if the
    /// request is granted. Before ``map()``, sets the initial state of the window.
    func setState(_ state: WindowState, _ isOn: Bool)

    /// Makes the window transient for another window, of which it is a dialog or a palette; nil removes the relation.
    func setParent(_ parent: (any DisplaySurface)?)

    /// Sets whether the window demands the user's attention. The window manager ends this when the window gets keyboard
    /// focus.
    func setUrgent(_ isUrgent: Bool)

    /// Sets the icon of the window for task lists and switchers; nil leaves it to the desktop. The image is copied and
    /// scaled to several sizes.
    func setIcon(_ picture: PixelBuffer?)

    /// Sets whether key presses enter text, and the position of the caret, in points of the surface. Only while text
    /// input is active, input methods, dead keys and the Compose key take part in translating keys; key events that
    /// they consume are not delivered.
    func setTextInput(active: Bool, caretRect: CGRect)

    /// Ends the current composition because the caret moves elsewhere. An event removes the marked text if that has not
    /// been delivered already.
    ///
    /// - Returns: The text that the input method commits. Nil if it commits nothing, or not yet: some input methods
    ///   insert the text a moment later.
    func endComposition() -> String?

    /// Sets the cursor to show while the pointer is over the window. The default is the desktop's cursor.
    func setCursor(_ shape: CursorShape)

    /// Moves pixels of the framebuffer, calls `body` to paint `damage` in it, and presents everything that changed on the
    /// screen. `body` must not change other pixels. The first paint of a surface, and the first paint after its size changed, must cover the
    /// whole framebuffer, whose content is undefined then.
    ///
    /// - Returns: True if the damage was painted. False for a destroyed surface, and while memory for the framebuffer
    ///   is unavailable: `body` was not called then, and the caller must keep the damage.
    @discardableResult
    func paint(_ damage: PixelRegion, moving moves: [PixelMove], _ body: (PixelBuffer) -> Void) -> Bool

    /// Gives read access to the current framebuffer, for screenshots and tests. Returns nil before the first paint.
    func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result?

    /// Rounds the corners of a popup. The window does not include the pixels outside of them.
    ///
    /// - Parameter radius: The corner radius in points; 0 for square corners.
    func setCornerRadius(_ radius: CGFloat)

    /// Sets the shape of a popup to the union of rectangles, in device pixels. The window shows no content and receives
    /// no input outside of it.
    func setShape(_ rects: [PixelRect])

    /// Grabs all pointers and keyboards of the desktop for this application. The application's windows receive their
    /// input as before; input outside of them is sent to this surface, with locations outside of its bounds. The
    /// surface must be mapped. Only one surface can have the grab. It ends with ``releaseInput()``, or when the surface
    /// is unmapped or destroyed.
    ///
    /// - Returns: False if another client has grabbed a device, or if the surface is not mapped. Nothing is grabbed
    ///   then.
    func grabInput() -> Bool

    /// Releases the grab of ``grabInput()``.
    func releaseInput()

    /// A Boolean value that indicates whether the surface has the grab, according to the last event from the server.
    var hasInputGrab: Bool { get }

    /// Destroys the window.
    func destroy()

    /// A Boolean value that indicates whether the window was destroyed: by ``destroy()``, by another client, or with
    /// the connection.
    var isDestroyed: Bool { get }
}

extension DisplaySurface {
    /// Calls `body` to paint `damage` in the framebuffer, and presents that region on the screen.
    @discardableResult
    package func paint(_ damage: PixelRegion, _ body: (PixelBuffer) -> Void) -> Bool {
        paint(damage, moving: [], body)
    }
}
