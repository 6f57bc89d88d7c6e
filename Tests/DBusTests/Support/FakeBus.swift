import DBus
import DBusTestSupport
import Foundation
import Testing

/// A bus that the test implements, with any bytes, and a connection to it.
@MainActor final class FakeBus {
    /// The behavior while a client connects.
    enum Greeting {
        /// Accepts the client, and assigns the name `:1.2`.
        case accept
        /// Accepts the client, and leaves the answer to Hello to the test.
        case acceptWithoutName
        /// Does not answer the first connection, which only tests whether the bus answers.
        case silence
        /// Sends these bytes instead of an answer to the authentication.
        case bytes([UInt8])
    }

    let eventLoop = BusEventLoop()
    let address: DBusAddress
    let connection: DBusConnection

    private let listener: Int32
    /// The connections of the client: a probe, then the one that remains.
    private var probe: Int32 = -1
    private var peer: Int32 = -1
    private let greeting: Greeting
    private var isAuthenticated = false
    private var received: [UInt8] = []
    /// A Boolean value that indicates whether the bus reads.
    var reads = true
    /// The messages that the client has sent.
    private(set) var messages: [WireMessage] = []

    init(_ greeting: Greeting = .accept, bufferSize: Int32? = nil) throws {
        self.greeting = greeting
        let name = "fake-bus-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let listener = try Self.listen(name)
        self.listener = listener
        if var bufferSize {
            setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &bufferSize, socklen_t(MemoryLayout<Int32>.size))
        }
        address = try #require(DBusAddress("unix:abstract=\(name)"))
        connection = try DBusConnection.open(address, eventLoop: eventLoop)
        switch greeting {
        case .accept: try #require(run { self.connection.uniqueName == ":1.2" })
        case .silence: break
        default: try #require(run { self.peer >= 0 })
        }
    }

    isolated deinit {
        hangUp()
        close(listener)
    }

    /// Opens a listening socket in the abstract namespace.
    static func listen(_ name: String, backlog: Int32 = 4) throws -> Int32 {
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            for (index, byte) in name.utf8.enumerated() { path[index + 1] = byte }
        }
        let length = socklen_t(2 + 1 + name.utf8.count)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
        }
        try #require(bound == 0 && Glibc.listen(listener, backlog) == 0)
        return listener
    }

    /// Ends the connection.
    func hangUp() {
        for descriptor in [probe, peer] where descriptor >= 0 { close(descriptor) }
        probe = -1
        peer = -1
    }

    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, peer >= 0 {
            let count = rest.withUnsafeBytes {
                send(peer, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                eventLoop.serve()
            } else {
                return
            }
        }
    }

    /// Sends a message, and lets the connection read it.
    func deliver(_ message: WireMessage) {
        write(message.bytes)
        settle()
    }

    /// Lets both ends read what has arrived.
    func settle() {
        for _ in 0..<5 {
            eventLoop.serve()
            readAll()
        }
    }

    func run(until condition: () -> Bool) -> Bool {
        eventLoop.run {
            readAll()
            return condition()
        }
    }

    private func acceptConnections() {
        guard peer < 0, !isAuthenticated else { return }
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        guard probe < 0 else { return peer = descriptor }
        probe = descriptor
        if case .silence = greeting { return }
        _ = send(probe, "REJECTED EXTERNAL\r\n", 19, Int32(MSG_NOSIGNAL))
    }

    private func readAll() {
        acceptConnections()
        guard reads, peer >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = recv(peer, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { break }
            received += buffer[..<count]
        }
        if !isAuthenticated { authenticate() }
        guard isAuthenticated else { return }
        while let (message, count) = try? WireMessage.read(received[...]) {
            received.removeFirst(count)
            guard let message else { continue }
            messages.append(message)
            if case .accept = greeting, message.member == "Hello" {
                write(reply(to: message, [":1.2"], from: "org.freedesktop.DBus").bytes)
            }
        }
    }

    private func authenticate() {
        if case .bytes(let bytes) = greeting {
            guard !received.isEmpty else { return }
            received = []
            return write(bytes)
        }
        while !isAuthenticated, let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: received[..<end], as: UTF8.self)
            received.removeSubrange(...end)
            switch line.drop(while: { $0 == "\0" }).prefix(4) {
            case "AUTH": write(Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8))
            case "NEGO": write(Array("AGREE_UNIX_FD\r\n".utf8))
            case "BEGI": isAuthenticated = true
            default: write(Array("ERROR\r\n".utf8))
            }
        }
    }

    // MARK: Messages

    /// Returns a signal with strings as values.
    func signal(_ sender: String?, _ interface: String, _ member: String, _ texts: [String]) -> WireMessage {
        var message = WireMessage(.signal, serial: 9)
        message.sender = sender
        message.path = "/p"
        message.interface = interface
        message.member = member
        message.set(texts)
        return message
    }

    /// Returns a reply with strings as values.
    func reply(to call: WireMessage, _ texts: [String], from sender: String?) -> WireMessage {
        var reply = WireMessage(.reply, serial: 3)
        reply.replySerial = call.serial
        reply.sender = sender
        reply.destination = ":1.2"
        reply.set(texts)
        return reply
    }

    /// Returns the last call of a method.
    func call(_ member: String) throws -> WireMessage {
        settle()
        return try #require(messages.last { $0.kind == .call && $0.member == member })
    }
}

extension WireMessage {
    mutating func set(_ texts: [String]) {
        signature = String(repeating: "s", count: texts.count)
        var writer = WireWriter()
        for text in texts { writer.append(text) }
        body = writer.bytes
    }
}
