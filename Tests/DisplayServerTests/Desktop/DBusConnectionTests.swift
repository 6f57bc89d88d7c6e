import CoreGraphics
import Glibc
import TestSupport
import Testing

@testable import DisplayServer

/// Tests of a D-Bus connection. The tests act as the bus.
@MainActor @Suite(.serialized) struct DBusConnectionTests {
    /// The bus end of a connection.
    @MainActor final class FakeBus {
        let connection: DBusConnection
        private let socket: Int32
        private(set) var received: [UInt8] = []

        init(bufferSize: Int32? = nil) throws {
            var ends: [Int32] = [0, 0]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
            socket = ends[0]
            if var bufferSize {
                setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &bufferSize, socklen_t(MemoryLayout<Int32>.size))
            }
            connection = DBusConnection(descriptor: ends[1])
            write(Array("OK 1234\r\n".utf8))
            connection.serve()
        }

        isolated deinit { close(socket) }

        func write(_ bytes: [UInt8]) { _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

        /// Sends a message, and lets the connection read it.
        func deliver(_ message: DBusMessage) {
            write(message.bytes)
            connection.serve()
        }

        func drain(_ limit: Int = .max) {
            var buffer = [UInt8](repeating: 0, count: 65536)
            while received.count < limit {
                let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
                guard count > 0 else { return }
                received += buffer[..<count]
            }
        }

        /// Returns the messages that were sent after the authentication.
        func messages() throws -> [DBusMessage] {
            drain()
            let begin = Array("BEGIN\r\n".utf8)
            guard let start = received.indices.first(where: { received[$0...].starts(with: begin) }) else { return [] }
            var rest = received[(start + begin.count)...]
            var found: [DBusMessage] = []
            while let (message, count) = try DBusMessage.read(rest) {
                rest = rest.dropFirst(count)
                if let message { found.append(message) }
            }
            return found
        }

        func signal(_ sender: String?, _ interface: String, _ member: String, _ texts: [String]) -> DBusMessage {
            var message = DBusMessage(.signal, serial: 9)
            message.sender = sender
            message.path = "/p"
            message.interface = interface
            message.member = member
            message.signature = String(repeating: "s", count: texts.count)
            var writer = DBusWriter()
            for text in texts { writer.append(text) }
            message.body = writer.bytes
            return message
        }
    }

    private static let bus = "org.freedesktop.DBus"

    @Test("signals are accepted only from the owner of the service")
    func signalsAreAcceptedFromTheOwnerOnly() throws {
        let fake = try FakeBus()
        var receivedSignals: [String] = []
        fake.connection.addSignalHandler(from: "a.portal") { receivedSignals.append($0.member ?? "") }
        let request = try #require(try fake.messages().first { $0.member == "GetNameOwner" })
        #expect(try fake.messages().contains { $0.member == "AddMatch" })
        fake.deliver(fake.signal(":1.5", "a.b", "TooEarly", []))
        // Another client cannot answer in place of the bus.
        var reply = DBusMessage(.reply, serial: 3)
        reply.replySerial = request.serial
        reply.sender = Self.bus
        reply.signature = "s"
        var writer = DBusWriter()
        writer.append(":1.5")
        reply.body = writer.bytes
        fake.deliver(reply)
        fake.deliver(fake.signal(":1.5", "a.b", "Right", []))
        fake.deliver(fake.signal(":1.6", "a.b", "Forged", []))
        fake.deliver(fake.signal("a.portal", "a.b", "Named", []))
        fake.deliver(fake.signal(nil, "a.b", "Nameless", []))
        fake.deliver(fake.signal(":1.6", Self.bus, "NameOwnerChanged", ["a.portal", ":1.5", ":1.6"]))
        fake.deliver(fake.signal(":1.6", "a.b", "ForgedAgain", []))
        #expect(receivedSignals == ["Right"])
        fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ["other", "", ":1.9"]))
        fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ["a.portal", ":1.5", ":1.7"]))
        fake.deliver(fake.signal(":1.5", "a.b", "Former", []))
        fake.deliver(fake.signal(":1.7", "a.b", "New", []))
        fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ["a.portal", ":1.7", ""]))
        fake.deliver(fake.signal(":1.7", "a.b", "Gone", []))
        #expect(receivedSignals == ["Right", "New"])
        #expect(fake.connection.descriptor != nil)
    }

    @Test(
        "opening a URL fails if the bus or the portal disappears before the response",
        arguments: [nil, ["org.freedesktop.portal.Desktop", ":1.5", ""]] as [[String]?])
    func openingFailsWithoutAResponse(_ ownerChange: [String]?) throws {
        let fake = try FakeBus()
        let opener = LinkOpener(bus: fake.connection, scheduler: HeadlessServer().scheduler, environment: [:])
        var results: [Bool] = []
        opener.open(try #require(URL(string: "https://example.org"))) { results.append($0) }
        let request = try #require(try fake.messages().first { $0.member == "OpenURI" })
        var reply = DBusMessage(.reply, serial: 3)
        reply.replySerial = request.serial
        reply.signature = "o"
        var writer = DBusWriter()
        writer.append("/request")
        reply.body = writer.bytes
        fake.deliver(reply)
        #expect(results.isEmpty)
        if let ownerChange {
            fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ownerChange))
            #expect(fake.connection.descriptor != nil)
        }
        fake.connection.close()
        #expect(results == [false])
    }

    @Test("AP-07 the closing of the bus is reported to the client of the screen saver service")
    func closingEndsInhibitions() throws {
        let fake = try FakeBus()
        let inhibitor = IdleInhibitor(bus: fake.connection)
        inhibitor.isWanted = true
        let request = try #require(try fake.messages().first { $0.member == "Inhibit" })
        var reply = DBusMessage(.reply, serial: 3)
        reply.replySerial = request.serial
        reply.signature = "u"
        reply.body = [77, 0, 0, 0]
        fake.deliver(reply)
        #expect(inhibitor.isHeld)
        var changes = 0
        inhibitor.changeHandler = { changes += 1 }
        fake.connection.close()
        #expect(changes == 1 && inhibitor.isRefused)
    }

    @Test("a method call is answered with an error, unless the caller expects no reply")
    func callsAreRefused() throws {
        let fake = try FakeBus()
        var call = DBusMessage(.call, serial: 7)
        call.path = "/"
        call.interface = "a.b"
        call.member = "C"
        call.sender = ":1.9"
        call.expectsNoReply = true
        fake.deliver(call)
        #expect(try fake.messages().allSatisfy { $0.kind == .call })
        call.serial = 8
        call.expectsNoReply = false
        fake.deliver(call)
        let replies = try fake.messages().filter { $0.kind != .call }
        let reply = try #require(replies.first)
        #expect(replies.count == 1 && reply.kind == .error && reply.replySerial == 8 && reply.destination == ":1.9")
        #expect(reply.errorName == "org.freedesktop.DBus.Error.UnknownMethod")
        #expect(fake.connection.descriptor != nil)
    }

    @Test("partial writes are completed later, in order")
    func partialWritesAreCompleted() throws {
        let fake = try FakeBus(bufferSize: 4096)
        var retries: [@MainActor () -> Void] = []
        fake.connection.schedule = { _, body in retries.append(body) }
        let text = String(repeating: "x", count: 10_000)
        for index in 0..<40 {
            var writer = DBusWriter()
            writer.append("\(index) \(text)")
            fake.connection.call("a.b", path: "/p", "a.b.Call\(index)", signature: "s", body: writer.bytes)
        }
        #expect(!retries.isEmpty)
        #expect(fake.connection.descriptor != nil)
        for _ in 0..<10_000 where !retries.isEmpty {
            let due = retries
            retries = []
            fake.drain(fake.received.count + 3000)
            for retry in due { retry() }
        }
        #expect(retries.isEmpty)
        let calls = try fake.messages().filter { $0.member?.hasPrefix("Call") == true }
        #expect(calls.map(\.member) == (0..<40).map { "Call\($0)" })
        #expect(calls.allSatisfy { $0.body.count > 10_000 })
    }

    @Test("the connection ends if the bus does not read and too much data is pending")
    func blockedConnectionsEnd() throws {
        let fake = try FakeBus(bufferSize: 4096)
        var failures = 0
        let body = [UInt8](repeating: 0, count: 200_000)
        for _ in 0..<20 {
            fake.connection.call("a.b", path: "/p", "a.b.C", signature: "ay", body: body) {
                if $0 == nil { failures += 1 }
            }
        }
        #expect(fake.connection.descriptor == nil)
        #expect(failures == 20)
    }

    @Test("malformed messages are tolerated")
    func malformedMessagesAreTolerated() throws {
        var random = SeededGenerator(seed: 3)
        for round in 0..<300 {
            let fake = try FakeBus()
            fake.connection.addSignalHandler(from: "a.portal") { message in
                var reader = DBusReader(bytes: message.body, isBigEndian: message.isBigEndian)
                _ = try reader.text()
                _ = try reader.numberInVariant()
            }
            fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ["a.portal", "", ":1.5"]))
            var message = fake.signal(":1.5", "a.b", "S", ["text"])
            switch round % 4 {
            case 0:
                // Nested variants.
                message.signature = "sv"
                for _ in 0..<200 { message.body += [1, UInt8(ascii: "v"), 0] }
            case 1:
                // A string length beyond the end of the message.
                message.body = [0xFF, 0xFF, 0xFF, 0x7F] + Array("abc".utf8)
            case 2:
                message.signature = String(repeating: "a", count: 255)
                message.body = [0xFF, 0xFF, 0xFF, 0xFF]
            default: break
            }
            var bytes = message.bytes
            if round % 4 == 3 {
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
                }
            }
            fake.write(bytes)
            for _ in 0..<3 { fake.connection.serve() }
        }
    }

    @Test("a message of excessive length ends the connection")
    func excessiveLengthsEndTheConnection() throws {
        for lengths in [(UInt32.max, 0 as UInt32), (0, UInt32.max), (2 << 20, 16), (0, 2 << 20)] {
            let fake = try FakeBus()
            var writer = DBusWriter()
            for byte in [UInt8(ascii: "l"), 4, 0, 1] { writer.append(byte) }
            for number in [lengths.0, 1, lengths.1] { writer.append(number) }
            fake.write(writer.bytes)
            fake.connection.serve()
            #expect(fake.connection.descriptor == nil)
        }
    }
}
