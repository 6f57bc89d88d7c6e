import CX11
import CoreGraphics
import Foundation

/// One connection to an X server: what is fixed for its life, and what everything that makes requests needs.
@MainActor final class X11Connection {
    let display: OpaquePointer
    let screen: Int32
    let root: Window
    let fileDescriptor: Int32
    let format: X11PixelFormat
    let atoms: X11Atoms
    let traps: X11ErrorTraps
    let input: X11InputExtension
    /// Whether the server has counters that others can wait for.
    let hasSync: Bool
    /// Whether windows can be of other shapes than rectangles.
    let hasShape: Bool
    /// Copies pixels to windows; made without exposures for the source, which is never obscured.
    let graphicsContext: GC?

    /// The number the next request had when all requests were sent and all that had come was read. While it has that number,
    /// only the descriptor tells of news.
    private var settledRequest: UInt = 0

    private let log: X11ErrorLog
    private var isClosed = false

    /// Opens a connection.
    ///
    /// - Parameters:
    ///   - displayName: as in `$DISPLAY`, which is used for nil.
    ///   - environment: the process's variables; see ``X11Server/connect(displayName:environment:)``.
    /// - Throws: ``DisplayError/cannotConnect(_:)``, with a line that says what to do.
    init(displayName: String?, environment: ProcessEnvironment) throws {
        let name = displayName ?? environment["DISPLAY"] ?? ""
        guard !name.isEmpty else {
            throw DisplayError.cannotConnect(
                "no X display: DISPLAY is not set; start the program in a desktop session, or under Xvfb with DISPLAY set"
            )
        }
        guard let display = XOpenDisplay(name) else {
            throw DisplayError.cannotConnect(
                "cannot open the X display \"\(name)\": check that DISPLAY names a running server that lets you in")
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
                "the X display \"\(name)\" has no 24-bit TrueColor visual with 32 bits a pixel; "
                    + "configure its screen with a depth of 24")
        }
        self.format = format
        // A context works for drawables of the depth it was made for, which need not be the root window's.
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

    /// Reads all that has come, unless there are events that were read before.
    ///
    /// - Returns: How many events are there now.
    func readEvents() -> Int32 {
        let unread = XEventsQueued(display, QueuedAlready)
        guard unread == 0 else { return unread }
        // It sends all that waits to be sent, too.
        let count = XPending(display)
        settledRequest = log.isLost ? 0 : XNextRequest(display)
        return count
    }

    /// Sends what waits to be sent.
    func flush() {
        guard XNextRequest(display) != settledRequest else { return }
        // It reads all that has come, too.
        XFlush(display)
        settledRequest = log.isLost ? 0 : XNextRequest(display)
    }

    /// Whether there are events that the descriptor does not tell of: Xlib reads some while it waits for an answer. Asking
    /// sends what waits to be sent.
    func hasUnreadEvents() -> Bool {
        if XNextRequest(display) == settledRequest { return XEventsQueued(display, QueuedAlready) != 0 }
        return readEvents() != 0
    }

    /// Whether requests may be made: the connection was neither lost nor closed.
    var isOpen: Bool { !isClosed && !log.isLost }

    /// Closes the connection. A lost one is only let go of, as no Xlib call may be made for it any more; the memory
    /// that Xlib holds for it stays until the process ends.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if log.isLost {
            Foundation.close(fileDescriptor)
            traps.connectionEnded()
        } else {
            // Waits until the server has processed everything.
            traps.closeDisplay {
                XFreeGC(display, graphicsContext)
                XCloseDisplay(display)
            }
            log.detach(from: display)
        }
    }

    /// Languages follow the process's locale, which is "C" until it is taken from the environment.
    static let prepareLocale: Void = { setlocale(LC_CTYPE, "") }()

    /// Makes Xlib's text functions work, which follow the locale too.
    func loadLocale() { X11Connection.loadedLocale }

    private static let loadedLocale: Void = {
        if XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C") }
    }()
}
