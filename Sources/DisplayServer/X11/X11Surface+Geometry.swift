import CX11
import CoreGraphics

extension X11Surface {
    var scale: CGFloat { server?.scale ?? 1 }

    /// The largest size of the framebuffer.
    private var sizeLimit: SurfaceSizeLimit { SurfaceSizeLimit(screen: server?.screenPixelSize ?? (0, 0)) }

    /// Returns a position on the screen in device pixels, clamped to the protocol's range.
    static func position(_ origin: CGPoint, scale: CGFloat) -> (x: Int32, y: Int32) {
        func pixels(_ length: CGFloat) -> Int32 {
            max(-32768, min(32767, Int32(clamping: (length * scale).rounded())))
        }
        return (pixels(origin.x), pixels(origin.y))
    }

    // MARK: Size

    func setSizeLimits(minimum: CGSize?, maximum: CGSize?) {
        sizeLimits = WindowSizeLimits(minimum: minimum, maximum: maximum)
        if canRequest { updateSizeHints() }
    }

    /// Sets the limits for the window manager, initially and when the scale changed.
    func updateSizeHints() {
        requestIgnoringErrors {
            X11WindowProperties.setSizeHints(
                minimum: sizeLimits.minimum.map { SurfaceSizeLimit.pixels($0, scale: scale) },
                maximum: sizeLimits.maximum.map { SurfaceSizeLimit.pixels($0, scale: scale) },
                hasPosition: hasRestoredOrigin && !isMapped, of: window, connection)
        }
    }

    func resize(to size: CGSize) {
        guard canRequest else { return }
        // A window manager would enforce the limits, but there may be none.
        let granted = sizeLimits.clamped(size)
        let pixels = sizeLimit.clamped(SurfaceSizeLimit.pixels(granted, scale: scale))
        requestIgnoringErrors { XResizeWindow(connection.display, window, UInt32(pixels.width), UInt32(pixels.height)) }
    }

    /// Keeps the window's size in points after the scale changed.
    func scaleDidChange(from old: CGFloat) {
        guard canRequest else { return }
        let size = CGSize(width: CGFloat(pixelSize.width) / old, height: CGFloat(pixelSize.height) / old)
        updateSizeHints()
        framebuffer.discard()
        listener?.surfaceDidResize(self)
        resize(to: size)
    }

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
        framebuffer.discard()
        listener?.surfaceDidResize(self)
    }

    // MARK: Position

    func move(to origin: CGPoint) {
        guard canRequest, origin.x.isFinite, origin.y.isFinite else { return }
        let position = X11Surface.position(origin, scale: scale)
        // The position of popups is not subject to a window manager.
        if isPopup { cachedOrigin = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y)) }
        requestIgnoringErrors { XMoveWindow(connection.display, window, position.x, position.y) }
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

    /// Invalidates the position on the screen, because the window has another parent.
    func invalidateOrigin() { cachedOrigin = nil }
}
