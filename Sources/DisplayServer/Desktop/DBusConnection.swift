import CoreGraphics

/// A connection to the session's D-Bus that never waits: what is asked is sent when the bus has answered the greeting,
/// answers and signals are handed on when they come. A bus that says nothing, or nonsense, is as good as none.
@MainActor final class DBusConnection {
    private static let bus = "org.freedesktop.DBus"

    /// Readable when the bus has something to say; nil after the connection ended.
    private(set) var descriptor: Int32?

    /// Called for each signal that arrives, in the order they were added.
    private var signalHandlers: [@MainActor (DBusMessage) throws -> Void] = []

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

    private init(descriptor: Int32) {
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

    /// Calls a function for each signal that arrives, as long as the connection lives. An error it throws ends the
    /// connection.
    func addSignalHandler(_ handler: @escaping @MainActor (DBusMessage) throws -> Void) {
        signalHandlers.append(handler)
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
            for handler in signalHandlers { try handler(message) }
        case .call:
            // Nobody can expect anything of us.
            break
        }
    }

    private func send(_ bytes: [UInt8]) {
        guard let descriptor else { return }
        let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        // So little always fits, unless the bus does not listen.
        if count != bytes.count { close() }
    }
}
