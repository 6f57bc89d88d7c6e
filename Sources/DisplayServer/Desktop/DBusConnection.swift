import CoreGraphics
import SystemSupport

/// A connection to the D-Bus session bus that never blocks.
///
/// Calls are sent once the bus has answered the authentication; replies and signals are delivered as they arrive. If
/// the bus sends invalid data, the connection closes, and the application continues as without a bus.
@MainActor final class DBusConnection {
    private static let bus = "org.freedesktop.DBus"

    /// The descriptor of the socket, which is readable when data has arrived; nil after the connection closed.
    private(set) var descriptor: Int32?

    /// The closures to call for each signal of a service, in the order in which they were added.
    private var signalHandlers: [(service: String, handler: @MainActor (DBusMessage) throws -> Void)] = []
    /// The unique names of the connections that own the services in `signalHandlers`. Every client of the bus can send
    /// a signal with any content to any other client; only the sender's unique name, which the bus sets, cannot be
    /// forged.
    private var owners: [String: String] = [:]
    /// The closures to call when a service loses its owner, and when the connection closes. Without a service, only the
    /// latter.
    private var lossHandlers: [(service: String?, handler: @MainActor () -> Void)] = []

    /// The bytes that the socket has not accepted yet.
    private var unsentBytes: [UInt8] = []
    /// The time since which the socket accepts no bytes; nil while it accepts all.
    private var blockedSince: TimeInterval?
    /// The limits beyond which the connection closes: the number of unsent bytes, and the seconds for which the bus
    /// accepts no bytes.
    private static let maximumUnsentBytes = 1 << 20
    private static let writeTimeout: TimeInterval = 10

    /// Calls a closure after a delay in seconds. The owner of the run loop sets it. The connection uses it to retry
    /// writing to a socket that accepts no more bytes.
    var schedule: (@MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void)?
    private var isRetryScheduled = false

    private var isAuthenticated = false
    private var received: [UInt8] = []
    private var lastSerial: UInt32 = 0
    /// The calls that were made before authentication finished.
    private var unsent: [DBusMessage] = []
    /// The reply handlers of pending calls, by serial number.
    private var waiting: [UInt32: @MainActor (DBusMessage?) throws -> Void] = [:]

    /// Connects to the session bus.
    ///
    /// - Parameter environment: The environment. Reads `DBUS_SESSION_BUS_ADDRESS`, or else `XDG_RUNTIME_DIR`. If
    ///   `UIKIT_TESTING` is set, no connection is made, so that tests do not depend on the user's desktop.
    /// - Returns: Nil if there is no bus.
    static func open(environment: ProcessEnvironment) -> DBusConnection? {
        guard environment["UIKIT_TESTING"] == nil,
            let descriptor = DBusAddress(environment: environment)?.connect()
        else { return nil }
        return DBusConnection(descriptor: descriptor)
    }

    /// Creates a connection on a non-blocking socket and starts authentication.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        // The user ID in decimal, encoded in hexadecimal digits.
        let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
        send([0] + Array("AUTH EXTERNAL \(user)\r\n".utf8))
        call(Self.bus, path: "/org/freedesktop/DBus", "\(Self.bus).Hello")
    }

    isolated deinit { if let descriptor { Glibc.close(descriptor) } }

    /// Closes the connection. Reply handlers of pending calls are called with nil, then the loss handlers.
    func close() {
        if let descriptor { Glibc.close(descriptor) }
        descriptor = nil
        received = []
        unsent = []
        unsentBytes = []
        let waiting = waiting
        self.waiting = [:]
        for serial in waiting.keys.sorted() { try? waiting[serial]?(nil) }
        let lossHandlers = lossHandlers
        self.lossHandlers = []
        for (_, handler) in lossHandlers { handler() }
    }

    // MARK: Sending

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - service: The bus name of the service.
    ///   - path: The path of the object.
    ///   - method: The name of the method, prefixed by its interface and a dot.
    ///   - signature: The types of the arguments.
    ///   - body: The marshalled arguments.
    ///   - answer: Called once: with the reply, which may be an error, or with nil if the connection closes first. If
    ///     it throws, the connection closes.
    func call(
        _ service: String, path: String, _ method: String, signature: String = "", body: [UInt8] = [],
        answer: (@MainActor (DBusMessage?) throws -> Void)? = nil
    ) {
        guard descriptor != nil else {
            try? answer?(nil)
            return
        }
        var message = DBusMessage(.call, serial: nextSerial())
        message.destination = service
        message.path = path
        let dot = method.lastIndex(of: ".") ?? method.startIndex
        message.interface = String(method[..<dot])
        message.member = String(method[dot...].dropFirst())
        message.signature = signature
        message.body = body
        waiting[message.serial] = answer
        if isAuthenticated { send(message.bytes) } else { unsent.append(message) }
    }

    private func nextSerial() -> UInt32 {
        lastSerial = lastSerial == .max ? 1 : lastSerial + 1
        return lastSerial
    }

    /// Adds a closure to call for each signal that the owner of a service sends. If the closure throws, the connection
    /// closes. Signals of other senders are ignored.
    func addSignalHandler(from service: String, _ handler: @escaping @MainActor (DBusMessage) throws -> Void) {
        let isKnown = signalHandlers.contains { $0.service == service }
        signalHandlers.append((service, handler))
        guard !isKnown else { return }
        // Subscribe to changes before asking for the owner, so that no change is missed in between.
        addMatch(
            "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',arg0='\(service)'")
        var writer = DBusWriter()
        writer.append(service)
        call(
            Self.bus, path: "/org/freedesktop/DBus", "\(Self.bus).GetNameOwner", signature: "s", body: writer.bytes
        ) { [weak self] answer in
            // If the service has no owner, the reply is an error.
            guard let self, let answer, answer.kind == .reply, answer.sender == Self.bus, answer.signature == "s" else {
                return
            }
            var reader = DBusReader(bytes: answer.body, isBigEndian: answer.isBigEndian)
            owners[service] = try reader.text()
        }
    }

    /// Adds a closure to call when the connection closes, and each time that the owner of a service exits or gives up
    /// the service. The service must have a signal handler.
    func addLossHandler(of service: String? = nil, _ handler: @escaping @MainActor () -> Void) {
        lossHandlers.append((service, handler))
    }

    private func ownerDidChange(_ message: DBusMessage) throws {
        guard message.interface == Self.bus, message.member == "NameOwnerChanged", message.signature == "sss" else {
            return
        }
        var reader = DBusReader(bytes: message.body, isBigEndian: message.isBigEndian)
        let service = try reader.text()
        guard signalHandlers.contains(where: { $0.service == service }) else { return }
        let oldOwner = try reader.text()
        let owner = try reader.text()
        owners[service] = owner.isEmpty ? nil : owner
        guard !oldOwner.isEmpty else { return }
        for (lost, handler) in lossHandlers where lost == service { handler() }
    }

    /// Subscribes to the signals that match a rule.
    func addMatch(_ rule: String) {
        var writer = DBusWriter()
        writer.append(rule)
        call(Self.bus, path: "/org/freedesktop/DBus", "\(Self.bus).AddMatch", signature: "s", body: writer.bytes)
    }

    // MARK: Receiving

    /// Reads the bytes that have arrived, and delivers the messages in them.
    func serve() {
        flush()
        guard receive() else { return }
        do {
            if !isAuthenticated { try readGreeting() }
            if isAuthenticated { try readMessages() }
        } catch {
            close()
        }
        // The last messages of the bus had to be read first.
        if descriptor == nil { close() }
    }

    /// Reads all bytes that are available.
    ///
    /// - Returns: True if any bytes arrived.
    private func receive() -> Bool {
        let before = received.count
        var hasEnded = false
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            while let descriptor, !hasEnded {
                let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count > 0 {
                    received += buffer[..<count]
                    hasEnded = received.count > 2 * DBusMessage.largestSize
                } else if count < 0, errno == EINTR {
                    continue
                } else if count < 0, errno == EAGAIN {
                    break
                } else {
                    hasEnded = true
                }
            }
        }
        let hasMore = received.count > before
        if hasEnded {
            if let descriptor { Glibc.close(descriptor) }
            descriptor = nil
            if !hasMore { close() }
        }
        return hasMore
    }

    private func readGreeting() throws {
        guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else {
            if received.count > 4096 { throw DBusError.malformed }
            return
        }
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        guard line.hasPrefix("OK ") else { throw DBusError.malformed }
        isAuthenticated = true
        send(Array("BEGIN\r\n".utf8))
        let messages = unsent
        unsent = []
        for message in messages { send(message.bytes) }
    }

    private func readMessages() throws {
        var position = 0
        // Handlers may end the connection.
        defer { received.removeFirst(min(position, received.count)) }
        while position < received.count, let (message, count) = try DBusMessage.read(received[position...]) {
            position += count
            if let message { try handle(message) }
        }
    }

    private func handle(_ message: DBusMessage) throws {
        switch message.kind {
        case .reply, .error:
            guard let serial = message.replySerial else { return }
            try waiting.removeValue(forKey: serial)?(message)
        case .signal:
            guard let sender = message.sender else { return }
            if sender == Self.bus { try ownerDidChange(message) }
            for (service, handler) in signalHandlers where owners[service] == sender { try handler(message) }
        case .call:
            refuse(message)
        }
    }

    /// Replies to a call with an error, because this program exports no objects.
    private func refuse(_ call: DBusMessage) {
        guard !call.expectsNoReply else { return }
        var reply = DBusMessage(.error, serial: nextSerial())
        reply.errorName = "org.freedesktop.DBus.Error.UnknownMethod"
        reply.replySerial = call.serial
        reply.destination = call.sender
        send(reply.bytes)
    }

    private func send(_ bytes: [UInt8]) {
        guard descriptor != nil else { return }
        unsentBytes += bytes
        flush()
    }

    /// Writes as many bytes as the socket accepts; retries the rest later.
    private func flush() {
        while let descriptor, !unsentBytes.isEmpty {
            let count = Glibc.send(descriptor, unsentBytes, unsentBytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            if count > 0 {
                unsentBytes.removeFirst(count)
                blockedSince = nil
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN, unsentBytes.count <= Self.maximumUnsentBytes, mayWait {
                return retryLater()
            } else {
                return close()
            }
        }
    }

    private func retryLater() {
        guard !isRetryScheduled, let schedule else { return }
        isRetryScheduled = true
        schedule(0.02) { [weak self] in
            self?.isRetryScheduled = false
            self?.flush()
        }
    }

    /// A Boolean value that indicates whether to keep waiting for a socket that accepts no bytes. The first call starts
    /// the time limit.
    private var mayWait: Bool {
        let now = ProcessInfo.processInfo.systemUptime
        let start = blockedSince ?? now
        blockedSince = start
        return now - start < Self.writeTimeout
    }
}
