import CX11
import CoreGraphics

/// Sends data that are too large for one property, according to the INCR protocol: a piece each time the client has
/// deleted the property.
@MainActor final class X11ClipboardSender {
    /// The identity of a transfer.
    struct Key: Hashable {
        var window: Window
        var property: Atom
    }

    /// The size in bytes above which data are sent incrementally, and the size of the pieces. A multiple of all item
    /// sizes.
    static let chunkSize = 1 << 18

    let key: Key
    private unowned let clipboard: X11Clipboard
    private let connection: X11Connection
    private let data: X11ClipboardData
    private var offset = 0
    private var hasSentEnd = false
    private var lastActivity: TimeInterval
    private var timer: Scheduler.Task?
    private var isOver = false

    /// Creates a sender and announces the size of the data to the client.
    init(_ data: X11ClipboardData, to key: Key, clipboard: X11Clipboard) {
        self.key = key
        self.data = data
        self.clipboard = clipboard
        connection = clipboard.connection
        lastActivity = X11Clock.now
        clipboard.foreign.watch(key.window)
        write(X11ClipboardData.size(data.bytes.count, type: clipboard.names.incremental))
        startTimer()
    }

    /// Continues after the client deleted the property: it requests the next piece, or has received the last, empty
    /// one.
    func continueSending() {
        guard !isOver else { return }
        lastActivity = X11Clock.now
        guard !hasSentEnd else { return finish() }
        let end = min(data.bytes.count, offset + X11ClipboardSender.chunkSize)
        let start = data.bytes.startIndex
        write(
            X11ClipboardData(type: data.type, format: data.format, bytes: data.bytes[start + offset..<start + end]))
        hasSentEnd = end == offset
        offset = end
    }

    private func write(_ piece: X11ClipboardData) {
        connection.traps.trap(
            { piece.write(to: key.window, key.property, connection) }, onError: { [weak self] _ in self?.finish() })
    }

    private func startTimer() {
        timer = clipboard.server.scheduler.schedule(at: lastActivity + X11ClipboardReader.replyTimeout) { [weak self] in
            guard let self else { return }
            if X11Clock.now - lastActivity >= X11ClipboardReader.replyTimeout { finish() } else { startTimer() }
        }
    }

    /// Ends the transfer because the client has received all data, its window was destroyed, or it did not respond in
    /// time.
    func finish() {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        clipboard.foreign.unwatch(key.window)
        clipboard.remove(self)
    }
}

extension X11ClipboardData {
    /// Returns one 32-bit item with a size, as in the announcement of an incremental transfer.
    static func size(_ count: Int, type: Atom) -> X11ClipboardData { numbers([UInt(count)], type: type) }

    static func numbers(_ numbers: [UInt], type: Atom) -> X11ClipboardData {
        let items = numbers.map { UInt32(truncatingIfNeeded: $0) }
        return X11ClipboardData(type: type, format: 32, bytes: items.withUnsafeBytes { Data($0) })
    }

    /// Writes the data to a property. The caller must trap errors.
    @MainActor func write(to window: Window, _ property: Atom, _ connection: X11Connection) {
        if let numbers {
            // Xlib expects 32-bit items as C longs, regardless of their size.
            numbers.withUnsafeBytes {
                _ = XChangeProperty(
                    connection.display, window, property, type, 32, PropModeReplace,
                    $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
            }
            return
        }
        bytes.withUnsafeBytes {
            _ = XChangeProperty(
                connection.display, window, property, type, Int32(format), PropModeReplace,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32($0.count * 8 / format))
        }
    }
}
