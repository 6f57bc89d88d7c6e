import CX11
import CoreGraphics

/// A top-level window of an X server.
@MainActor final class X11Surface: DisplaySurface {
    weak var delegate: (any DisplaySurfaceDelegate)?
    /// The delegate, for an immediate call; notes that application code is about to run.
    var listener: (any DisplaySurfaceDelegate)? {
        server?.applicationCodeWillRun()
        return delegate
    }
    let window: Window
    private(set) var pixelSize: (width: Int, height: Int)
    private(set) var isMapped = false
    private(set) var hasFocus = false
    private(set) var isDestroyed = false
    /// A Boolean value that indicates whether the window manager does not manage the window.
    let isPopup: Bool

    var title: String {
        didSet {
            guard canRequest else { return }
            requestIgnoringErrors { X11WindowProperties.setTitle(title, of: window, connection) }
        }
    }

    private(set) weak var server: X11Server?
    let connection: X11Connection
    /// The corner radius of a popup, in points.
    var cornerRadius: CGFloat = 0
    private var presenter: (any X11Presenter)?
    private var resizeSync: X11ResizeSync?
    private var windowState: X11WindowState
    private var hints: X11WindowHints
    private var cursorShape: CursorShape?
    private var isVisible = false
    /// A size that the server reported and the delegate has not been notified of.
    private var pendingSize: (width: Int, height: Int)?
    private var cachedOrigin: CGPoint?
    /// The shape of a popup, unless it is a rectangle with rounded corners.
    var shape: [XRectangle] = []
    /// The position of the caret, in device pixels, while text input is active; otherwise nil.
    var textInputCaret: (x: Int16, y: Int16)?
    private var minimumSize: CGSize?
    private var maximumSize: CGSize?

    /// Creates the window, which is not mapped yet.
    init(server: X11Server, connection: X11Connection, configuration: SurfaceConfiguration) throws {
        self.server = server
        self.connection = connection
        title = configuration.title
        minimumSize = configuration.minimumSize
        maximumSize = configuration.maximumSize
        isPopup = configuration.kind.isPopup
        pixelSize = SurfaceSizeLimit(screen: server.screenPixelSize)
            .clamped(X11Surface.pixels(configuration.size, scale: server.scale))
        var window: Window = 0
        let size = pixelSize
        let origin = isPopup ? X11Surface.position(configuration.origin, scale: server.scale) : nil
        let error = connection.traps.trapAndWait {
            window = X11Surface.createWindow(connection, size: size, popupOrigin: origin)
        }
        guard connection.isOpen else { throw DisplayError.connectionLost }
        if let error {
            throw DisplayError.cannotMakeSurface("the X server refused to create a window: \(error.summary)")
        }
        self.window = window
        windowState = X11WindowState(window: window, connection: connection)
        hints = X11WindowHints(window: window, leader: server.leader, connection: connection)
        connection.input.select(connection.display, window: window)
        X11WindowProperties.setIdentity(of: window, configuration, connection)
        X11WindowProperties.setKind(of: window, leader: server.leader, configuration, connection)
        X11WindowProperties.setTitle(title, of: window, connection)
        hints.write()
        updateSizeHints()
        if let origin {
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
    ///   - popupOrigin: The position of a popup, in device pixels; nil for a managed window.
    private static func createWindow(
        _ connection: X11Connection, size: (width: Int, height: Int), popupOrigin: (x: Int32, y: Int32)?
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
        if popupOrigin != nil {
            attributes.override_redirect = 1
            // The content under a popup will soon be visible again.
            attributes.save_under = 1
            mask |= CWOverrideRedirect | CWSaveUnder
        }
        return XCreateWindow(
            connection.display, connection.root, popupOrigin?.x ?? 0, popupOrigin?.y ?? 0, UInt32(size.width),
            UInt32(size.height), 0,
            connection.format.depth, UInt32(InputOutput), connection.format.visual, UInt(mask), &attributes)
    }

    var scale: CGFloat { server?.scale ?? 1 }

    /// A Boolean value that indicates whether requests for the window are valid.
    var canRequest: Bool { !isDestroyed && connection.isOpen }

    /// Makes requests for the window and ignores their errors, because another client may have destroyed it; a
    /// DestroyNotify event follows then.
    func requestIgnoringErrors(_ requests: () -> Void) { connection.traps.trap(requests) }

    static func pixels(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
        // The protocol's limit. It also handles absurd sizes and values that are not numbers.
        func pixels(_ length: CGFloat) -> Int { max(1, min(32767, Int(clamping: (length * scale).rounded()))) }
        return (pixels(size.width), pixels(size.height))
    }

    /// Returns a position on the screen in device pixels, clamped to the protocol's range.
    private static func position(_ origin: CGPoint, scale: CGFloat) -> (x: Int32, y: Int32) {
        func pixels(_ length: CGFloat) -> Int32 {
            max(-32768, min(32767, Int32(clamping: (length * scale).rounded())))
        }
        return (pixels(origin.x), pixels(origin.y))
    }

    // MARK: Requests

    func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
        minimumSize = minimum
        maximumSize = maximum
        if canRequest { updateSizeHints() }
    }

    private func updateSizeHints() {
        requestIgnoringErrors {
            X11WindowProperties.setSizeHints(
                minimum: minimumSize.map { X11Surface.pixels($0, scale: scale) },
                maximum: maximumSize.map { X11Surface.pixels($0, scale: scale) }, of: window, connection)
        }
    }

    func resize(to size: CGSize) {
        guard canRequest else { return }
        var granted = size
        // A window manager would enforce the limits, but there may be none.
        if let minimumSize {
            granted = CGSize(
                width: max(granted.width, minimumSize.width), height: max(granted.height, minimumSize.height))
        }
        if let maximumSize {
            granted = CGSize(
                width: min(granted.width, maximumSize.width), height: min(granted.height, maximumSize.height))
        }
        let pixels = sizeLimit.clamped(X11Surface.pixels(granted, scale: scale))
        requestIgnoringErrors { XResizeWindow(connection.display, window, UInt32(pixels.width), UInt32(pixels.height)) }
    }

    func move(to origin: CGPoint) {
        guard canRequest, origin.x.isFinite, origin.y.isFinite else { return }
        let position = X11Surface.position(origin, scale: scale)
        // The position of popups is not subject to a window manager.
        if isPopup { cachedOrigin = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y)) }
        requestIgnoringErrors { XMoveWindow(connection.display, window, position.x, position.y) }
    }

    func map() {
        guard canRequest else { return }
        guard !isPopup else {
            requestIgnoringErrors { XMapRaised(connection.display, window) }
            return
        }
        if hints.startsMinimized != windowState.startsMinimized {
            hints.startsMinimized = windowState.startsMinimized
            hints.write()
        }
        windowState.willMap()
        server?.willMap(self)
        requestIgnoringErrors { XMapWindow(connection.display, window) }
    }

    func unmap() {
        guard canRequest else { return }
        guard !isPopup else {
            releaseInput()
            requestIgnoringErrors { XUnmapWindow(connection.display, window) }
            return
        }
        windowState.willUnmap()
        // This also notifies the window manager, which would otherwise keep the frame of a window that unmapped itself
        // while iconic.
        requestIgnoringErrors { XWithdrawWindow(connection.display, window, connection.screen) }
    }

    func activate() {
        guard canRequest, isMapped, !isPopup else { return }
        X11Protocols.activate(window, time: server?.lastUserTime ?? 0, connection)
    }

    var state: WindowState { isDestroyed ? [] : windowState.current }

    func setState(_ state: WindowState, _ isOn: Bool) {
        if canRequest { windowState.request(state, isOn) }
    }

    func setParent(_ parent: (any DisplaySurface)?) {
        guard canRequest else { return }
        guard let parent = parent as? X11Surface, !parent.isDestroyed, parent !== self else {
            X11Property.remove(Atom(XA_WM_TRANSIENT_FOR), of: window, connection)
            return
        }
        requestIgnoringErrors { _ = XSetTransientForHint(connection.display, window, parent.window) }
    }

    func setUrgent(_ isUrgent: Bool) {
        guard canRequest, hints.isUrgent != isUrgent else { return }
        hints.isUrgent = isUrgent
        hints.write()
    }

    func setIcon(_ picture: PixelBuffer?) {
        if canRequest { X11WindowProperties.setIcon(picture, of: window, connection) }
    }

    func setCursor(_ shape: CursorShape) {
        guard canRequest, shape != cursorShape else { return }
        cursorShape = shape
        defineCursor()
    }

    /// Sets the cursor of the window, initially and when the theme changed.
    func defineCursor() {
        guard canRequest, let cursorShape, let cursor = server?.cursors.cursor(cursorShape) else { return }
        requestIgnoringErrors { _ = XDefineCursor(connection.display, window, cursor) }
    }

    func destroy() {
        guard !isDestroyed else { return }
        let canRequest = canRequest
        markDestroyed()
        if canRequest { connection.traps.trap { XDestroyWindow(connection.display, window) } }
        server?.remove(self)
    }

    var screenOrigin: CGPoint {
        if let cachedOrigin { return CGPoint(x: cachedOrigin.x / scale, y: cachedOrigin.y / scale) }
        guard canRequest else { return .zero }
        var x: Int32 = 0
        var y: Int32 = 0
        var child: Window = 0
        connection.traps.trap {
            XTranslateCoordinates(connection.display, window, connection.root, 0, 0, &x, &y, &child)
        }
        cachedOrigin = CGPoint(x: CGFloat(x), y: CGFloat(y))
        return CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
    }

    /// The frame of the content on the screen, in device pixels.
    var screenFrame: PixelRect {
        let origin = screenOrigin
        return PixelRect(
            x: Int32(clamping: (origin.x * scale).rounded()), y: Int32(clamping: (origin.y * scale).rounded()),
            width: Int32(pixelSize.width), height: Int32(pixelSize.height))
    }

    // MARK: Events

    private var sizeLimit: SurfaceSizeLimit { SurfaceSizeLimit(screen: server?.screenPixelSize ?? (0, 0)) }

    /// Stores a size; only the last of several is reported.
    func noteConfigure(_ event: XConfigureEvent) {
        // Coordinates are relative to the root window only in events from the window manager; in those of the server,
        // they are relative to the frame.
        cachedOrigin = event.send_event != 0 || isPopup ? CGPoint(x: CGFloat(event.x), y: CGFloat(event.y)) : nil
        if event.send_event != 0 {
            // Such an event is about the position. The server itself reports all changes of the size.
            pendingSize = pendingSize ?? pixelSize
        } else {
            pendingSize = sizeLimit.clamped((Int(event.width), Int(event.height)))
        }
        resizeSync?.configured()
        listener?.surfaceDidMove(self)
    }

    /// Handles the window manager's announcement of a resize, after which it waits for a frame.
    func noteSyncRequest(low: Int, high: Int) { resizeSync?.announce(low: low, high: high) }

    /// Invalidates the position on the screen, because the window has another parent.
    func invalidateOrigin() { cachedOrigin = nil }

    var hasPendingSize: Bool { pendingSize != nil }

    func reportPendingSize() {
        guard let size = pendingSize else { return }
        pendingSize = nil
        guard !isDestroyed else { return }
        guard size != pixelSize else {
            resizeSync?.painted()
            return
        }
        pixelSize = size
        if isPopup { updateShape() }
        discardFramebuffer()
        listener?.surfaceDidResize(self)
    }

    func setMapped(_ value: Bool) {
        guard value != isMapped, !isDestroyed else { return }
        if value {
            isMapped = true
            listener?.surfaceDidChangeMapping(self)
            if !isDestroyed, !isPopup { X11Protocols.focusIfNobodyManages(window, connection) }
        } else {
            setFocus(false)
            setVisible(false)
            isMapped = false
            if !isDestroyed { listener?.surfaceDidChangeMapping(self) }
        }
    }

    /// Updates the state after the window manager changed it.
    func updateState() {
        guard canRequest, windowState.update() else { return }
        listener?.surfaceDidChangeState(self)
    }

    func setVisible(_ value: Bool) {
        guard value != isVisible, !isDestroyed else { return }
        isVisible = value
        listener?.surface(self, didChangeVisibility: value)
    }

    func setFocus(_ value: Bool) {
        guard value != hasFocus, !isDestroyed else { return }
        hasFocus = value
        if value { setUrgent(false) }
        server?.inputMethod(ifInUse: true)?.update(self)
        listener?.surfaceDidChangeFocus(self)
    }

    /// Keeps the window's size in points after the scale changed.
    func scaleDidChange(from old: CGFloat) {
        guard canRequest else { return }
        let size = CGSize(width: CGFloat(pixelSize.width) / old, height: CGFloat(pixelSize.height) / old)
        updateSizeHints()
        discardFramebuffer()
        listener?.surfaceDidResize(self)
        resize(to: size)
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
        discardFramebuffer()
        presenter?.release()
        presenter = nil
        resizeSync?.release()
        resizeSync = nil
    }

    // MARK: Framebuffer

    private var needsNewFramebuffer = true
    private var inputCountAtPresent = 0

    private func discardFramebuffer() { needsNewFramebuffer = true }

    @discardableResult
    func paint(_ damage: PixelRegion, moving moves: [PixelMove], _ body: (PixelBuffer) -> Void) -> Bool {
        guard canRequest, let presenter = presenterForPainting() else { return false }
        let bounds = PixelRect(x: 0, y: 0, width: Int32(pixelSize.width), height: Int32(pixelSize.height))
        var changed = damage
        for move in moves { changed.formUnion(move.rect) }
        changed = changed.clipped(to: bounds)
        guard let picture = presenter.framebufferForPainting(changed) else { return false }
        for move in moves { picture.move(move) }
        body(picture)
        guard canRequest else { return true }
        let inputCount = server?.inputCount ?? 0
        presenter.present(changed, inputCount: inputCount &- inputCountAtPresent)
        inputCountAtPresent = inputCount
        if pendingSize == nil { resizeSync?.painted() }
        return true
    }

    func readPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result? {
        guard !needsNewFramebuffer, let picture = presenter?.picture else { return nil }
        return body(picture)
    }

    /// Restores a part of the window whose content the server lost.
    func restore(_ rect: PixelRect) {
        guard canRequest, !needsNewFramebuffer else { return }
        presenter?.restore(rect)
    }

    /// Handles a completion event, and returns whether it was for this surface's framebuffer.
    func complete(segment: ShmSeg, serial: UInt) -> Bool {
        (presenter as? X11SharedPresenter)?.complete(segment: segment, serial: serial) ?? false
    }

    /// The presenter if it uses shared memory, for tests.
    var sharedPresenter: X11SharedPresenter? { presenter as? X11SharedPresenter }

    private func presenterForPainting() -> (any X11Presenter)? {
        if let presenter, !needsNewFramebuffer { return presenter }
        let presenter = presenter ?? makePresenter()
        self.presenter = presenter
        if !presenter.resize(width: pixelSize.width, height: pixelSize.height) {
            presenter.release()
            self.presenter = nil
            // There may be enough plain memory even if shared memory is exhausted.
            guard presenter is X11SharedPresenter else { return nil }
            let fallback = X11PixmapPresenter(connection: connection, window: window)
            guard fallback.resize(width: pixelSize.width, height: pixelSize.height) else {
                fallback.release()
                return nil
            }
            self.presenter = fallback
        }
        needsNewFramebuffer = false
        return self.presenter
    }

    private func makePresenter() -> any X11Presenter {
        guard let server, server.sharesMemory else { return X11PixmapPresenter(connection: connection, window: window) }
        return X11SharedPresenter(connection: connection, window: window) { [weak self] in self?.fallBackToPixmap() }
    }

    /// Continues without shared memory, with the same content, after the server refused to share memory.
    func fallBackToPixmap() {
        guard canRequest, let old = presenter as? X11SharedPresenter else { return }
        X11ErrorLog.write("shared memory (MIT-SHM) is unavailable; frames are sent over the connection")
        let new = X11PixmapPresenter(connection: connection, window: window)
        presenter = new
        if let picture = old.picture, !needsNewFramebuffer, new.resize(width: picture.width, height: picture.height) {
            let everything = PixelRegion(picture.bounds)
            new.framebufferForPainting(everything)?.copy(picture.bounds, from: picture)
            new.present(everything, inputCount: 0)
        } else {
            needsNewFramebuffer = true
        }
        old.release()
    }
}
