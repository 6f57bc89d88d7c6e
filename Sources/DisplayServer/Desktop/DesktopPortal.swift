import CoreGraphics

/// What the desktop's portal says a person prefers: whether interfaces are to be dark, and to have more contrast.
///
/// Sandboxed and plain programs alike find it on the session's D-Bus. The few messages that this takes are spoken here, on a
/// connection that never waits: the question is sent when the bus has answered the greeting, the answer and all changes
/// come when they come. A bus that says nothing, or nonsense, is as good as none.
@MainActor package final class DesktopPortal {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let schemeKey = "color-scheme"
    private static let contrastKey = "contrast"
    private static let schemeSerial: UInt32 = 3
    private static let contrastSerial: UInt32 = 4

    /// Whether a person prefers dark interfaces; nil for those without a preference, and as long as it is not known. It stays
    /// what it was when the bus goes away.
    package private(set) var isDark: Bool?

    /// Whether a person prefers more contrast; nil as long as it is not known.
    package private(set) var hasHighContrast: Bool?

    /// Readable when the bus has something to say; nil after the connection ended.
    package private(set) var descriptor: Int32?

    private var isAuthenticated = false
    private var received: [UInt8] = []

    /// Connects to the bus of the session and asks.
    ///
    /// - Parameter environment: the variables that are looked at: `DBUS_SESSION_BUS_ADDRESS`, or else `XDG_RUNTIME_DIR`;
    ///   `UIKIT_TESTING`, which keeps tests from depending on somebody's desktop.
    /// - Returns: nil if there is no bus.
    package init?(environment: ProcessEnvironment) {
        let isTest = environment["UIKIT_TESTING"] != nil
        guard let address = DBusAddress(environment: environment), !isTest,
            let descriptor = address.connect()
        else { return nil }
        self.descriptor = descriptor
        // The number of the user in decimal, and that in hexadecimal digits.
        let user = String(getuid()).utf8.map { String($0, radix: 16) }.joined()
        send([0] + Array("AUTH EXTERNAL \(user)\r\n".utf8))
    }

    isolated deinit { close() }

    /// Ends the connection.
    package func close() {
        if let descriptor { Glibc.close(descriptor) }
        descriptor = nil
        received = []
    }

    /// Reads what has arrived.
    ///
    /// - Returns: whether ``isDark`` or ``hasHighContrast`` changed.
    package func serve() -> Bool {
        let old = (isDark, hasHighContrast)
        guard receive() else { return false }
        do {
            if !isAuthenticated { try readGreeting() }
            if isAuthenticated { try readMessages() }
        } catch {
            close()
        }
        return (isDark, hasHighContrast) != old
    }

    /// - Returns: whether anything came.
    private func receive() -> Bool {
        let before = received.count
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
            while let descriptor {
                let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                if count > 0 {
                    received += buffer[..<count]
                    if received.count > 2 * DBusMessage.largestSize { close() }
                } else if count < 0, errno == EINTR {
                    continue
                } else if count < 0, errno == EAGAIN {
                    break
                } else {
                    // The bus has gone; what it said last is still to be read.
                    let last = received
                    close()
                    received = last
                }
            }
        }
        return received.count > before
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
        send(busCall(serial: 1, "Hello"))
        // Changes are asked for before the value, so that none is missed in between.
        var match = busCall(serial: 2, "AddMatch")
        match.setBody([
            "type='signal',sender='\(Self.service)',interface='\(Self.interface)',member='SettingChanged',"
                + "path='\(Self.path)'"
        ])
        send(match)
        send(question(serial: Self.schemeSerial, Self.schemeKey))
        send(question(serial: Self.contrastSerial, Self.contrastKey))
    }

    private func question(serial: UInt32, _ key: String) -> DBusMessage {
        var question = DBusMessage(.call, serial: serial)
        question.destination = Self.service
        question.path = Self.path
        question.interface = Self.interface
        question.member = "Read"
        question.setBody([Self.namespace, key])
        return question
    }

    private func busCall(serial: UInt32, _ member: String) -> DBusMessage {
        var message = DBusMessage(.call, serial: serial)
        message.destination = "org.freedesktop.DBus"
        message.path = "/org/freedesktop/DBus"
        message.interface = "org.freedesktop.DBus"
        message.member = member
        return message
    }

    private func readMessages() throws {
        var position = 0
        defer { received.removeFirst(min(position, received.count)) }
        while let (message, count) = try DBusMessage.read(received[position...]) {
            position += count
            if let message { try handle(message) }
        }
    }

    private func handle(_ message: DBusMessage) throws {
        var reader = DBusReader(bytes: message.body, isBigEndian: message.isBigEndian)
        switch message.kind {
        case .reply where message.replySerial == Self.schemeSerial && message.signature == "v":
            adopt(Self.schemeKey, try reader.numberInVariant())
        case .reply where message.replySerial == Self.contrastSerial && message.signature == "v":
            adopt(Self.contrastKey, try reader.numberInVariant())
        case .signal where message.interface == Self.interface && message.member == "SettingChanged":
            guard message.path == Self.path, message.signature == "ssv", try reader.text() == Self.namespace else {
                return
            }
            let key = try reader.text()
            if key == Self.schemeKey || key == Self.contrastKey { adopt(key, try reader.numberInVariant()) }
        default:
            // The bus's answers to the greeting, and errors: without a portal there is no preference.
            break
        }
    }

    private func adopt(_ key: String, _ value: UInt32?) {
        if key == Self.contrastKey {
            hasHighContrast = value.map { $0 == 1 }
            return
        }
        isDark =
            switch value {
            case 1: true
            case 2: false
            default: nil
            }
    }

    private func send(_ message: DBusMessage) { send(message.bytes) }

    private func send(_ bytes: [UInt8]) {
        guard let descriptor else { return }
        let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        // So little always fits, unless the bus does not listen.
        if count != bytes.count { close() }
    }
}
