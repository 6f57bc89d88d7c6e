import CX11
import CoreGraphics
import Foundation
import SystemSupport

/// A connection to an X server, with the resources that do not change while it is open.
@MainActor final class X11Connection {
    let display: OpaquePointer
    let screen: Int32
    let root: Window
    let fileDescriptor: Int32
    let format: X11PixelFormat
    let atoms: X11Atoms
    let traps: X11ErrorTraps
    let input: X11InputExtension
    /// A Boolean value that indicates whether the server supports the SYNC extension, which provides counters.
    let hasSync: Bool
    /// A Boolean value that indicates whether the server supports the SHAPE extension.
    let hasShape: Bool
    /// The graphics context for copying pixels to windows. It generates no graphics exposures, because its sources are
    /// never obscured.
    let graphicsContext: GC?

    /// The serial number of the next request when all requests had been sent and all available events had been read.
    /// While the next request has this number, only the descriptor indicates new events.
    private var settledRequest: UInt = 0

    private let log: X11ErrorLog
    private var isClosed = false

    /// Opens a connection.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display; nil for `$DISPLAY`.
    ///   - environment: The process's environment; see ``X11Server/connect(displayName:environment:)``.
    /// - Throws: ``DisplayError/cannotConnect(_:)``, with a text that suggests a remedy.
    init(displayName: String?, environment: ProcessEnvironment) throws {
        let name = displayName ?? environment["DISPLAY"] ?? ""
        guard !name.isEmpty else {
            throw DisplayError.cannotConnect(
                "no X display: DISPLAY is not set; start the program in a desktop session, or under Xvfb with DISPLAY set"
            )
        }
        guard let display = XOpenDisplay(name) else {
            throw DisplayError.cannotConnect(
                "cannot open the X display \"\(name)\": check that DISPLAY names a running server "
                    + "and that you have access to it")
        }
        let log = X11ErrorLog()
        log.attach(to: display)
        self.display = display
        self.log = log
        if environment["UIKIT_X11_SYNC"] == "1" { XSynchronize(display, 1) }
        traps = X11ErrorTraps(display: display, log: log)
        screen = XDefaultScreen(display)
        root = XRootWindow(display, screen)
        fileDescriptor = XConnectionNumber(display)
        atoms = X11Atoms(display: display)
        input = X11InputExtension(display: display)
        hasSync = X11Connection.initializeSync(display)
        var shapeEvent: Int32 = 0
        var shapeError: Int32 = 0
        hasShape = XShapeQueryExtension(display, &shapeEvent, &shapeError) != 0
        guard !log.isLost, let format = X11PixelFormat(display: display, screen: screen) else {
            if !log.isLost {
                log.detach(from: display)
                XCloseDisplay(display)
            }
            throw DisplayError.cannotConnect(
                "the X display \"\(name)\" has no 24-bit TrueColor visual with 32 bits per pixel; "
                    + "configure its screen with a depth of 24")
        }
        self.format = format
        // A graphics context works for drawables of the depth that it was created for, which may differ from the root
        // window's depth.
        let pixmap = XCreatePixmap(display, root, 1, 1, UInt32(format.depth))
        graphicsContext = XCreateGC(display, pixmap, 0, nil)
        XSetGraphicsExposures(display, graphicsContext, 0)
        XFreePixmap(display, pixmap)
    }

    private static func initializeSync(_ display: OpaquePointer) -> Bool {
        var event: Int32 = 0
        var error: Int32 = 0
        var major: Int32 = 0
        var minor: Int32 = 0
        return XSyncQueryExtension(display, &event, &error) != 0 && XSyncInitialize(display, &major, &minor) != 0
    }

    /// Reads all available events, unless the queue already contains events.
    ///
    /// - Returns: The number of events in the queue.
    func readEvents() -> Int32 {
        let unread = XEventsQueued(display, QueuedAlready)
        guard unread == 0 else { return unread }
        // XPending also sends all buffered requests.
        let count = XPending(display)
        settledRequest = log.isLost ? 0 : XNextRequest(display)
        return count
    }

    /// Sends all buffered requests.
    func flush() {
        guard XNextRequest(display) != settledRequest else { return }
        // XFlush also reads all available events.
        XFlush(display)
        settledRequest = log.isLost ? 0 : XNextRequest(display)
    }

    /// Returns whether the queue contains events that the descriptor does not indicate: Xlib reads events while it
    /// waits for a reply. This call may send the buffered requests.
    func hasUnreadEvents() -> Bool {
        if XNextRequest(display) == settledRequest { return XEventsQueued(display, QueuedAlready) != 0 }
        return readEvents() != 0
    }

    /// A Boolean value that indicates whether requests can be made: the connection was neither lost nor closed.
    var isOpen: Bool { !isClosed && !log.isLost }

    /// Closes the connection. For a lost connection, no Xlib function may be called any more; only its socket is
    /// closed, and Xlib's memory for it stays allocated until the process ends.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if log.isLost {
            Foundation.close(fileDescriptor)
            traps.connectionEnded()
        } else {
            // Waits until the server has processed all requests.
            traps.closeDisplay {
                XFreeGC(display, graphicsContext)
                XCloseDisplay(display)
            }
            log.detach(from: display)
        }
    }

    /// Sets the process's locale from the environment. Until then it is "C".
    static let prepareLocale: Void = { setlocale(LC_CTYPE, "") }()

    /// Makes Xlib's text functions usable, which depend on the locale.
    func loadLocale() { X11Connection.loadedLocale }

    private static let loadedLocale: Void = {
        if XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C") }
    }()
}
