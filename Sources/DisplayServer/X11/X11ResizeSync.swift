import CX11
import CoreGraphics

/// Tells the window manager when a new size has been painted (`_NET_WM_SYNC_REQUEST`), so that a frame that is being
/// dragged larger shows no gap between itself and its content.
///
/// The manager announces a number, changes the size, and waits until the window's counter has that number. The counter is
/// set after the picture of the new size was put, never before.
@MainActor struct X11ResizeSync {
    private let connection: X11Connection
    private let counter: XSyncCounter
    /// A number whose change of size has not come yet.
    private var announced: XSyncValue?
    /// A number whose change of size has come and was not painted yet.
    private var awaited: XSyncValue?

    /// - Returns: nil if the server has no counters.
    init?(window: Window, connection: X11Connection) {
        guard connection.hasSync else { return nil }
        self.connection = connection
        counter = XSyncCreateCounter(connection.display, XSyncValue(hi: 0, lo: 0))
        X11WindowProperties.setNumber(
            Int(counter), property: connection.atoms.netWMSyncRequestCounter, of: window, connection)
    }

    /// The window manager announces a change of size.
    mutating func announce(low: Int, high: Int) {
        announced = XSyncValue(hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low))
    }

    /// The change of size has come.
    mutating func configured() {
        guard let value = announced else { return }
        announced = nil
        awaited = value
    }

    /// The window shows what it has to show at its present size.
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
