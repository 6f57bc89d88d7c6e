import CX11
import CoreGraphics

/// Tells the window manager when a new size has been painted (`_NET_WM_SYNC_REQUEST`), so that a window that the user
/// enlarges shows no gap between frame and content.
///
/// The window manager announces a number, resizes the window, and waits until the window's counter has that number. The
/// counter is set after the frame with the new size was presented, never before.
@MainActor struct X11ResizeSync {
    private let connection: X11Connection
    private let counter: XSyncCounter
    /// An announced number whose resize has not arrived yet.
    private var announced: XSyncValue?
    /// A number whose resize has arrived but has not been painted yet.
    private var awaited: XSyncValue?

    /// Creates the window's counter.
    ///
    /// - Returns: Nil if the server does not support counters.
    init?(window: Window, connection: X11Connection) {
        guard connection.hasSync else { return nil }
        self.connection = connection
        counter = XSyncCreateCounter(connection.display, XSyncValue(hi: 0, lo: 0))
        X11WindowProperties.setNumber(
            Int(counter), property: connection.atoms.netWMSyncRequestCounter, of: window, connection)
    }

    /// Handles the window manager's announcement of a resize.
    mutating func announce(low: Int, high: Int) {
        announced = XSyncValue(hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
    }

    /// Handles the announced resize.
    mutating func configured() {
        guard let value = announced else { return }
        announced = nil
        awaited = value
    }

    /// Sets the counter after the content has been painted in the current size.
    mutating func painted() {
        guard let value = awaited, connection.isOpen else { return }
        awaited = nil
        connection.traps.trap { XSyncSetCounter(connection.display, counter, value) }
    }

    func release() {
        guard connection.isOpen else { return }
        connection.traps.trap { XSyncDestroyCounter(connection.display, counter) }
    }
}
