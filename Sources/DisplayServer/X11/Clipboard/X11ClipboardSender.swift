import CX11
import CoreGraphics

/// Sends data that are too large for one property: a piece whenever the client has taken the one before.
@MainActor final class X11ClipboardSender {
    /// By which transfers are told apart.
    struct Key: Hashable {
        var window: Window
        var property: Atom
    }

    /// More bytes than this are sent in pieces of that size. A multiple of all sizes of items.
    static let pieceSize = 1 << 18

    let key: Key
    private unowned let clipboard: X11Clipboard
    private let connection: X11Connection
    private let data: X11ClipboardData
    private var offset = 0
    private var hasSentEnd = false
    private var lastSign: TimeInterval
    private var timer: Scheduler.Task?
    private var isOver = false

    /// Announces the data.
    init(_ data: X11ClipboardData, to key: Key, clipboard: X11Clipboard) {
        self.key = key
        self.data = data
        self.clipboard = clipboard
        connection = clipboard.connection
        lastSign = X11Clock.now
        clipboard.foreign.watch(key.window)
        write(X11ClipboardData.size(data.bytes.count, type: clipboard.names.incremental))
        startTimer()
    }

    /// The client has deleted the property: it wants the next piece, or has taken the end.
    func continueSending() {
        guard !isOver else { return }
        lastSign = X11Clock.now
        guard !hasSentEnd else { return finish() }
        let end = min(data.bytes.count, offset + X11ClipboardSender.pieceSize)
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
        timer = clipboard.server.scheduler.schedule(at: lastSign + X11ClipboardReader.patience) { [weak self] in
            guard let self else { return }
            if X11Clock.now - lastSign >= X11ClipboardReader.patience { finish() } else { startTimer() }
        }
    }

    /// Ends sending: the client has all, is gone, or has not said anything for too long.
    func finish() {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        clipboard.foreign.unwatch(key.window)
        clipboard.remove(self)
    }
}

extension X11ClipboardData {
    /// One number, as in the announcement of so many bytes.
    static func size(_ count: Int, type: Atom) -> X11ClipboardData { numbers([UInt(count)], type: type) }

    static func numbers(_ numbers: [UInt], type: Atom) -> X11ClipboardData {
        let items = numbers.map { UInt32(truncatingIfNeeded: $0) }
        return X11ClipboardData(type: type, format: 32, bytes: items.withUnsafeBytes { Data($0) })
    }

    /// Puts the data into a property. Errors are the caller's to trap.
    @MainActor func write(to window: Window, _ property: Atom, _ connection: X11Connection) {
        if let numbers {
            // Xlib takes 32-bit items as C longs, whatever their size.
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
