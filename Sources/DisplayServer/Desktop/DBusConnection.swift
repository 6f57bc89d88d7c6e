import CoreGraphics

/// A connection to the session's D-Bus that never waits: what is asked is sent when the bus has answered the greeting,
/// answers and signals are handed on when they come. A bus that says nothing, or nonsense, is as good as none.
@MainActor final class DBusConnection {
    private static let bus = "org.freedesktop.DBus"

    /// Readable when the bus has something to say; nil after the connection ended.
    private(set) var descriptor: Int32?

    /// Called for each signal of a service that arrives, in the order they were added.
    private var signalHandlers: [(service: String, handler: @MainActor (DBusMessage) throws -> Void)] = []
    /// The unique names of the connections that own the services of `signalHandlers`. Every client of the bus can send a
    /// signal with any content to any other; only the sender's unique name, which the bus sets, cannot be forged.
    private var owners: [String: String] = [:]

    /// What the socket did not take yet.
    private var unsentBytes: [UInt8] = []
    /// Since when the socket takes nothing; nil while it takes what there is.
    private var blockedSince: TimeInterval?
    /// Unsent bytes beyond this number, and a bus that takes nothing for so many seconds, end the connection.
    private static let mostUnsentBytes = 1 << 20
    private static let patience: TimeInterval = 10

    /// Calls a closure after a delay in seconds; set by the owner of the run loop. A socket that takes no more bytes is
    /// tried again so.
    var schedule: (@MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void)?
    private var isRetryScheduled = false

    private var isAuthenticated = false
    private var received: [UInt8] = []
    private var lastSerial: UInt32 = 0
    /// What was asked before the bus had answered the greeting.
    private var unsent: [DBusMessage] = []
    /// Those who wait for the answer to a call, by its number.
    private var waiting: [UInt32: @MainActor (DBusMessage?) throws -> Void] = [:]

    /// Connects to the bus of the session.
    ///
    /// - Parameter environment: the variables that are looked at: `DBUS_SESSION_BUS_ADDRESS`, or else
    ///   `XDG_RUNTIME_DIR`; `UIKIT_TESTING`, which keeps tests from depending on somebody's desktop.
    /// - Returns: nil if there is no bus.
    static func open(environment: ProcessEnvironment) -> DBusConnection? {
        guard environment["UIKIT_TESTING"] == nil,
            let descriptor = DBusAddress(environment: environment)?.connect()
        else { return nil }
        return DBusConnection(descriptor: descriptor)
    }

    /// Greets the bus at the other end of a socket, which must not block.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        // The number of the user in decimal, and that in hexadecimal digits.
        let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
        send([0] + Array("AUTH EXTERNAL \(user)\r\n".utf8))
        call(Self.bus, path: "/org/freedesktop/DBus", "\(Self.bus).Hello")
    }

    isolated deinit { if let descriptor { Glibc.close(descriptor) } }

    /// Ends the connection. Those who wait for an answer hear that there is none.
    func close() {
        if let descriptor { Glibc.close(descriptor) }
        descriptor = nil
        received = []
        unsent = []
        unsentBytes = []
        let waiting = waiting
        self.waiting = [:]
        for serial in waiting.keys.sorted() { try? waiting[serial]?(nil) }
    }

    // MARK: Asking

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - service: the bus's name of who is called.
    ///   - path: the object that is called.
    ///   - method: the method's name after that of its interface, with a dot between them.
    ///   - signature: the types of the arguments.
    ///   - body: the arguments, as they travel.
    ///   - answer: called once: with the answer, which may be an error, or with nil if the connection ends before there
    ///     is one. An error it throws ends the connection.
    func call(
        _ service: String, path: String, _ method: String, signature: String = "", body: [UInt8] = [],
        answer: (@MainActor (DBusMessage?) throws -> Void)? = nil
    ) {
        guard descriptor != nil else {
            try? answer?(nil)
            return
        }
        lastSerial += 1
        var message = DBusMessage(.call, serial: lastSerial)
        message.destination = service
        message.path = path
        let dot = method.lastIndex(of: ".") ?? method.startIndex
        message.interface = String(method[..<dot])
        message.member = String(method[dot...].dropFirst())
        message.signature = signature
        message.body = body
        waiting[lastSerial] = answer
        if isAuthenticated { send(message.bytes) } else { unsent.append(message) }
    }

    /// Calls a function for each signal that the owner of a service sends, as long as the connection lives. An error it
    /// throws ends the connection. Signals of other senders are dropped.
    func addSignalHandler(from service: String, _ handler: @escaping @MainActor (DBusMessage) throws -> Void) {
        let isKnown = signalHandlers.contains { $0.service == service }
        signalHandlers.append((service, handler))
        guard !isKnown else { return }
        // Changes are asked for before the owner, so that none is missed in between.
        addMatch(
            "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',arg0='\(service)'")
        var writer = DBusWriter()
        writer.append(service)
        call(
            Self.bus, path: "/org/freedesktop/DBus", "\(Self.bus).GetNameOwner", signature: "s", body: writer.bytes
        ) { [weak self] answer in
            // Without an owner the answer is an error.
            guard let self, let answer, answer.kind == .reply, answer.sender == Self.bus, answer.signature == "s" else {
                return
            }
            var reader = DBusReader(bytes: answer.body, isBigEndian: answer.isBigEndian)
            owners[service] = try reader.text()
        }
    }

    private func ownerDidChange(_ message: DBusMessage) throws {
        guard message.interface == Self.bus, message.member == "NameOwnerChanged", message.signature == "sss" else {
            return
        }
        var reader = DBusReader(bytes: message.body, isBigEndian: message.isBigEndian)
        let service = try reader.text()
        guard signalHandlers.contains(where: { $0.service == service }) else { return }
        _ = try reader.text()
        let owner = try reader.text()
        owners[service] = owner.isEmpty ? nil : owner
    }

    /// Asks for the signals that a rule describes.
    func addMatch(_ rule: String) {
        var writer = DBusWriter()
        writer.append(rule)
        call(Self.bus, path: "/org/freedesktop/DBus", "\(Self.bus).AddMatch", signature: "s", body: writer.bytes)
    }

    // MARK: Hearing

    /// Reads what has arrived, and hands it on.
    func serve() {
        flush()
        guard receive() else { return }
        do {
            if !isAuthenticated { try readGreeting() }
            if isAuthenticated { try readMessages() }
        } catch {
            close()
        }
        // What the bus said last was still to be read.
        if descriptor == nil { close() }
    }

    /// - Returns: whether anything came.
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
            // Nobody can expect anything of us.
            break
        }
    }

    private func send(_ bytes: [UInt8]) {
        guard descriptor != nil else { return }
        unsentBytes += bytes
        flush()
    }

    /// Writes as much as the socket takes; the rest stays and is tried again later.
    private func flush() {
        while let descriptor, !unsentBytes.isEmpty {
            let count = Glibc.send(descriptor, unsentBytes, unsentBytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            if count > 0 {
                unsentBytes.removeFirst(count)
                blockedSince = nil
            } else if count < 0, errno == EINTR {
                continue
            } else if count < 0, errno == EAGAIN, unsentBytes.count <= Self.mostUnsentBytes, mayWait {
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

    /// Whether a socket that takes nothing is waited for.
    private var mayWait: Bool {
        let now = ProcessInfo.processInfo.systemUptime
        let start = blockedSince ?? now
        blockedSince = start
        return now - start < Self.patience
    }
}
