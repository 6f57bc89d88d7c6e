import CX11
import CoreGraphics

/// A top-level window of an X server. Extensions implement the parts of ``DisplaySurface`` by concern.
@MainActor final class X11Surface: DisplaySurface {
    weak var delegate: (any DisplaySurfaceDelegate)?
    /// The delegate, for an immediate call; notes that application code is about to run.
    var listener: (any DisplaySurfaceDelegate)? {
        server?.applicationCodeWillRun()
        return delegate
    }
    let window: Window
    let connection: X11Connection
    private(set) weak var server: X11Server?
    private(set) var isDestroyed = false
    private var cursorShape: CursorShape?
    /// The cursor of a drag, which is shown instead; nil if there is none.
    private var cursorOverride: CursorShape?

    // Geometry
    var pixelSize: (width: Int, height: Int)
    var sizeLimits: WindowSizeLimits
    /// A size that the server reported and the delegate has not been notified of.
    var pendingSize: (width: Int, height: Int)?
    /// The position on the screen, in device pixels; nil if it is unknown.
    var cachedOrigin: CGPoint?
    var resizeSync: X11ResizeSync?
    /// A Boolean value that indicates whether the window is to appear where it was created.
    var hasRestoredOrigin: Bool

    // Window manager
    var title: String {
        didSet {
            guard canRequest else { return }
            requestIgnoringErrors { X11WindowProperties.setTitle(title, of: window, connection) }
        }
    }
    /// A Boolean value that indicates whether the window manager does not manage the window.
    let isPopup: Bool
    var isMapped = false
    var isVisible = false
    var hasFocus = false
    var windowState: X11WindowState
    var hints: X11WindowHints

    // Framebuffer
    let framebuffer: X11Framebuffer

    // Popup
    /// The corner radius of a popup, in points.
    var cornerRadius: CGFloat = 0
    /// The shape of a popup, unless it is a rectangle with rounded corners.
    var shape: [XRectangle] = []

    // Text input
    /// The position of the caret, in device pixels, while text input is active; otherwise nil.
    var textInputCaret: (x: Int16, y: Int16)?

    // MARK: Creation

    /// Creates the window, which is not mapped yet.
    init(server: X11Server, connection: X11Connection, configuration: SurfaceConfiguration) throws {
        self.server = server
        self.connection = connection
        title = configuration.title
        sizeLimits = WindowSizeLimits(minimum: configuration.minimumSize, maximum: configuration.maximumSize)
        isPopup = configuration.kind.isPopup
        pixelSize = SurfaceSizeLimit(screen: server.screenPixelSize)
            .clamped(SurfaceSizeLimit.pixels(configuration.size, scale: server.scale))
        var window: Window = 0
        let size = pixelSize
        hasRestoredOrigin = !isPopup && configuration.restoredOrigin != nil
        let origin = (isPopup ? configuration.origin : configuration.restoredOrigin)
            .map { X11Surface.position($0, scale: server.scale) }
        let isPopup = isPopup
        let error = connection.traps.trapAndWait {
            window = X11Surface.createWindow(connection, size: size, origin: origin, isPopup: isPopup)
        }
        guard connection.isOpen else { throw DisplayError.connectionLost }
        if let error {
            throw DisplayError.cannotMakeSurface("the X server refused to create a window: \(error.summary)")
        }
        self.window = window
        framebuffer = X11Framebuffer(window: window, connection: connection)
        windowState = X11WindowState(window: window, connection: connection)
        hints = X11WindowHints(window: window, leader: server.leader, connection: connection)
        connection.input.select(connection.display, window: window)
        X11WindowProperties.setIdentity(of: window, configuration, connection)
        X11WindowProperties.setKind(of: window, leader: server.leader, configuration, connection)
        X11WindowProperties.setTitle(title, of: window, connection)
        X11Property.set(
            [UInt(X11DragMessage.version)], property: connection.atoms.xdndAware, type: Atom(XA_ATOM), of: window,
            connection)
        hints.write()
        updateSizeHints()
        if isPopup, let origin {
            cachedOrigin = CGPoint(x: CGFloat(origin.x), y: CGFloat(origin.y))
        } else {
            resizeSync = X11ResizeSync(window: window, connection: connection)
        }
    }

    /// The events that all windows select.
    static let eventMask =
        ExposureMask | StructureNotifyMask | FocusChangeMask | KeyPressMask | KeyReleaseMask | VisibilityChangeMask
        | PropertyChangeMask

    /// Creates an X window.
    ///
    /// - Parameters:
    ///   - connection: The connection.
    ///   - size: The size in device pixels.
    ///   - origin: The position in device pixels; nil leaves it to the window manager.
    ///   - isPopup: Whether no window manager manages the window.
    private static func createWindow(
        _ connection: X11Connection, size: (width: Int, height: Int), origin: (x: Int32, y: Int32)?, isPopup: Bool
    ) -> Window {
        var attributes = XSetWindowAttributes()
        // The server does not clear the window and keeps its content when the size changes, which avoids flicker.
        attributes.background_pixmap = 0
        attributes.bit_gravity = NorthWestGravity
        // A window needs these two if its visual differs from its parent's.
        attributes.border_pixel = 0
        attributes.colormap = connection.format.colormap
        attributes.event_mask = eventMask
        var mask = CWBackPixmap | CWBitGravity | CWBorderPixel | CWColormap | CWEventMask
        if isPopup {
            attributes.override_redirect = 1
            // The content under a popup will soon be visible again.
            attributes.save_under = 1
            mask |= CWOverrideRedirect | CWSaveUnder
        }
        return XCreateWindow(
            connection.display, connection.root, origin?.x ?? 0, origin?.y ?? 0, UInt32(size.width),
            UInt32(size.height), 0,
            connection.format.depth, UInt32(InputOutput), connection.format.visual, UInt(mask), &attributes)
    }

    /// A Boolean value that indicates whether requests for the window are valid.
    var canRequest: Bool { !isDestroyed && connection.isOpen }

    /// Makes requests for the window and ignores their errors, because another client may have destroyed it; a
    /// DestroyNotify event follows then.
    func requestIgnoringErrors(_ requests: () -> Void) { connection.traps.trap(requests) }

    // MARK: Cursor

    func setCursor(_ shape: CursorShape) {
        guard canRequest, shape != cursorShape else { return }
        cursorShape = shape
        defineCursor()
    }

    /// Sets the cursor of the window, initially and when the theme changed.
    func defineCursor() {
        guard canRequest, let shape = cursorOverride ?? cursorShape, let cursor = server?.cursors.cursor(shape) else {
            return
        }
        requestIgnoringErrors { _ = XDefineCursor(connection.display, window, cursor) }
    }

    /// Shows another cursor during a drag, also outside of the window because it has grabbed the pointer. Nil ends
    /// this.
    func setCursorOverride(_ shape: CursorShape?) {
        guard shape != cursorOverride else { return }
        cursorOverride = shape
        guard canRequest else { return }
        if shape == nil, cursorShape == nil {
            requestIgnoringErrors { _ = XUndefineCursor(connection.display, window) }
        } else {
            defineCursor()
        }
    }

    // MARK: Destruction

    func destroy() {
        guard !isDestroyed else { return }
        let canRequest = canRequest
        markDestroyed()
        if canRequest { connection.traps.trap { XDestroyWindow(connection.display, window) } }
        server?.remove(self)
    }

    /// Handles the destruction of the window by another client or with the connection.
    func wasDestroyedExternally() {
        guard !isDestroyed else { return }
        markDestroyed()
        listener?.surfaceWasDestroyed(self)
    }

    func markDestroyed() {
        releaseInput()
        isDestroyed = true
        isMapped = false
        hasFocus = false
        isVisible = false
        framebuffer.release()
        resizeSync?.release()
        resizeSync = nil
    }
}
