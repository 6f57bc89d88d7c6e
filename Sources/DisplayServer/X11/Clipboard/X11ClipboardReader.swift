import CX11
import CoreGraphics

/// Requests the data of a selection from its owner, in one piece or incrementally, with time limits.
///
/// Each reader has its own window, so that replies that arrive after its end are ignored.
@MainActor final class X11ClipboardReader {
    /// The longest time in seconds without a reply or data from the owner.
    static let replyTimeout: TimeInterval = 5
    /// The longest duration of a transfer in seconds.
    static let transferTimeout: TimeInterval = 120
    /// The largest size of the data in bytes.
    static let maximumSize = 1 << 30

    let window: Window
    let owner: Window
    private unowned let clipboard: X11Clipboard
    private let connection: X11Connection
    private let selection: Atom
    private let time: Time
    private var targets: ArraySlice<Atom>
    private var completion: ((Result<X11ClipboardData, ClipboardError>) -> Void)?

    private var received: X11ClipboardData?
    private var isIncremental = false
    private let start: TimeInterval
    private var lastActivity: TimeInterval
    private var timer: Scheduler.Task?
    private let timeout: TimeInterval

    /// Creates a reader and sends the first request.
    ///
    /// - Parameters:
    ///   - clipboard: The clipboard that owns the reader.
    ///   - selection: The selection to read.
    ///   - targets: The targets to request: each is requested if the owner refused the one before. Not empty.
    ///   - owner: The window of the owner.
    ///   - time: The server's current time.
    ///   - timeout: The longest time in seconds without a reply or data from the owner.
    ///   - completion: Called once with the data or an error.
    init(
        clipboard: X11Clipboard, selection: Atom, targets: [Atom], owner: Window, time: Time,
        timeout: TimeInterval = X11ClipboardReader.replyTimeout,
        completion: @escaping (Result<X11ClipboardData, ClipboardError>) -> Void
    ) {
        self.clipboard = clipboard
        self.selection = selection
        self.targets = targets[...]
        self.owner = owner
        self.time = time
        self.completion = completion
        self.timeout = timeout
        connection = clipboard.connection
        start = X11Clock.now
        lastActivity = start
        window = clipboard.makeWindow()
        clipboard.foreign.watch(owner)
        ask()
        startTimer()
    }

    private func ask() {
        guard let target = targets.popFirst() else { return finish(.failure(.typeUnavailable)) }
        connection.traps.trap {
            XConvertSelection(connection.display, selection, target, clipboard.names.answer, window, time)
        }
        XFlush(connection.display)
    }

    // MARK: Replies of the owner

    /// Handles an event of the reader's window or of the owner's window.
    func handle(_ event: XEvent) {
        switch event.type {
        case SelectionNotify where event.xselection.requestor == window && !isIncremental:
            lastActivity = X11Clock.now
            if event.xselection.property == 0 { ask() } else { read() }
        case PropertyNotify where event.xproperty.window == window && isIncremental:
            guard event.xproperty.state == PropertyNewValue, event.xproperty.atom == clipboard.names.answer else {
                break
            }
            lastActivity = X11Clock.now
            read()
        case DestroyNotify where event.xdestroywindow.window == owner:
            finish(.failure(.ownerGone))
        default:
            break
        }
    }

    /// Reads and deletes the property.
    private func read() {
        var offset = 0
        var piece: X11ClipboardData?
        while true {
            var type: Atom = 0
            var format: Int32 = 0
            var count: UInt = 0
            var rest: UInt = 0
            var data: UnsafeMutablePointer<UInt8>?
            let status = connection.traps.trap {
                XGetWindowProperty(
                    connection.display, window, clipboard.names.answer, offset, 1 << 18, 1, Atom(AnyPropertyType),
                    &type, &format, &count, &rest, &data)
            }
            defer { if let data { XFree(data) } }
            guard connection.isOpen else { return finish(.failure(.disconnected)) }
            guard status == 0, type != 0, [8, 16, 32].contains(format) else { break }
            if piece == nil { piece = X11ClipboardData(type: type, format: Int(format), bytes: Data()) }
            append(data, count: Int(count), to: &piece)
            guard rest > 0 else { break }
            guard Int(rest) < X11ClipboardReader.maximumSize, count > 0 else { return finish(.failure(.tooLarge)) }
            offset += Int(count) * Int(format) / 32
        }
        take(piece)
    }

    private func append(_ data: UnsafeMutablePointer<UInt8>?, count: Int, to piece: inout X11ClipboardData?) {
        guard let data, let format = piece?.format else { return }
        if format == 32 {
            // Xlib returns 32-bit items as C longs.
            let numbers = (0..<count).map {
                UInt32(
                    truncatingIfNeeded: UnsafeRawPointer(data).loadUnaligned(
                        fromByteOffset: $0 * MemoryLayout<UInt>.size, as: UInt.self))
            }
            numbers.withUnsafeBytes { piece?.bytes.append(contentsOf: $0) }
        } else {
            piece?.bytes.append(data, count: count * format / 8)
        }
    }

    private func take(_ piece: X11ClipboardData?) {
        guard isIncremental else {
            guard let piece else { return finish(.failure(.malformed)) }
            if piece.type == clipboard.names.incremental {
                // Reading the property has deleted it, which tells the owner to continue.
                isIncremental = true
                XFlush(connection.display)
            } else {
                finish(.success(piece))
            }
            return
        }
        // Notification of a piece that was read together with the previous one.
        guard let piece else { return }
        // An empty piece ends the transfer.
        guard !piece.bytes.isEmpty else { return finish(.success(received ?? piece)) }
        if let received, received.type != piece.type || received.format != piece.format {
            return finish(.failure(.malformed))
        }
        if received == nil { received = piece } else { received?.bytes.append(piece.bytes) }
        if let size = received?.bytes.count, size > X11ClipboardReader.maximumSize {
            finish(.failure(.tooLarge))
        } else {
            XFlush(connection.display)
        }
    }

    // MARK: Completion

    private func startTimer() {
        guard completion != nil else { return }
        let end = min(lastActivity + timeout, start + X11ClipboardReader.transferTimeout)
        timer = clipboard.server.scheduler.schedule(at: end) { [weak self] in
            guard let self else { return }
            let now = X11Clock.now
            if now - lastActivity >= timeout
                || now - start >= X11ClipboardReader.transferTimeout
            {
                finish(.failure(.timedOut))
            } else {
                startTimer()
            }
        }
    }

    /// Ends the request, unless it has ended already.
    func finish(_ result: Result<X11ClipboardData, ClipboardError>) {
        guard let completion else { return }
        self.completion = nil
        timer?.cancel()
        clipboard.foreign.unwatch(owner)
        clipboard.remove(self)
        if case .success = result, !isIncremental {
            X11ClipboardReader.destroy(window, connection)
        } else if connection.isOpen {
            // Some owners may still be about to use the window, and exit with an error if it does not exist.
            clipboard.server.scheduler.schedule(after: 2 * X11ClipboardReader.replyTimeout) { [connection, window] in
                X11ClipboardReader.destroy(window, connection)
            }
        }
        completion(result)
    }

    private static func destroy(_ window: Window, _ connection: X11Connection) {
        guard connection.isOpen else { return }
        connection.traps.trap { _ = XDestroyWindow(connection.display, window) }
        XFlush(connection.display)
    }
}
