import TestSupport
import Testing

@testable import DBus

/// Tests with invalid bytes from the bus, and hostile messages of its clients.
@MainActor @Suite(.serialized) struct DBusFuzzTests {
    private static let bus = "org.freedesktop.DBus"

    /// Connects, subscribes to signals, exports an object, and makes a call.
    private func connect(_ handler: @escaping @MainActor (Result<[DBusValue], DBusError>) -> Void) throws -> FakeBus {
        let fake = try FakeBus()
        _ = fake.connection.subscribe(to: nil, interface: "a.b", from: "a.portal") { _ = try? $0.values() }
        fake.connection.call("a.b", path: "/p", interface: "a.b", method: "C", completion: handler)
        fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ["a.portal", "", ":1.5"]))
        return fake
    }

    @Test("DB-06 invalid messages are tolerated, or close the connection; calls end")
    func malformedMessagesAreTolerated() throws {
        var random = SeededGenerator(seed: 3)
        for round in 0..<300 {
            var ends = 0
            let fake = try connect { _ in ends += 1 }
            let counter = Counter()
            fake.connection.export(counter, at: "/p")
            var message = fake.signal(":1.5", "a.b", "S", ["text"])
            switch round % 6 {
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
            case 3:
                // A descriptor that was not sent.
                message = WireMessage(.call, serial: 5)
                (message.path, message.interface, message.member) = ("/p", "org.example.Counter", "Take")
                message.signature = "h"
                message.body = [7, 0, 0, 0]
            case 4:
                // A string that is not UTF-8, as a value and as a name.
                message.body = [2, 0, 0, 0, 0xC3, 0x28, 0]
                message.member = "S\u{0}"
            default: break
            }
            var bytes = message.bytes
            if round % 6 == 5 {
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
                }
            }
            fake.write(bytes)
            fake.settle()
            fake.hangUp()
            #expect(fake.eventLoop.run { !fake.connection.isOpen })
            #expect(ends == 1 && fake.eventLoop.timerCount == 0 && fake.eventLoop.descriptorCount == 0)
        }
    }

    @Test("mutated messages of all types do not crash the program")
    func mutatedMessagesAreTolerated() throws {
        var random = SeededGenerator(seed: 8)
        var fake = try connect { _ in }
        var counter = Counter()
        var connections = 0
        for _ in 0..<4000 {
            if !fake.connection.isOpen || connections == 0 {
                connections += 1
                fake = try connect { _ in }
                counter = Counter()
                fake.connection.export(counter, at: "/counter")
            }
            let kind = [.call, .reply, .error, .signal].randomElement(using: &random) ?? WireMessage.Kind.call
            var message = WireMessage(kind, serial: 5)
            message.sender = [Self.bus, ":1.5", nil].randomElement(using: &random) ?? nil
            message.path = ["/counter", "/", "/p"].randomElement(using: &random)
            message.interface = ["org.example.Counter", "org.freedesktop.DBus.Properties", Self.bus, "a.b", nil]
                .randomElement(using: &random) ?? nil
            message.member = ["Add", "Echo", "Later", "Drop", "Get", "GetAll", "Set", "Introspect", "NameOwnerChanged"]
                .randomElement(using: &random)
            message.errorName = message.kind == .error ? "a.b.E" : nil
            message.replySerial = message.kind == .call ? nil : .random(in: 1...8, using: &random)
            message.set(Array(repeating: "org.example.Counter", count: .random(in: 0...3, using: &random)))
            var bytes = message.bytes
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            fake.write(bytes)
            fake.eventLoop.serve()
        }
        #expect(connections > 1)
    }

    @Test("DB-06 a message of excessive length closes the connection before it is read")
    func excessiveLengthsCloseTheConnection() throws {
        for lengths in [(UInt32.max, 0 as UInt32), (0, UInt32.max), (32 << 20, 16), (0, 128 << 20)] {
            let fake = try FakeBus()
            var writer = WireWriter()
            for byte in [UInt8(ascii: "l"), 4, 0, 1] { writer.append(byte) }
            for number in [lengths.0, 1, lengths.1] { writer.append(number) }
            fake.write(writer.bytes)
            #expect(fake.eventLoop.run { !fake.connection.isOpen })
        }
    }

    @Test("random bytes close the connection")
    func randomBytesCloseTheConnection() throws {
        var random = SeededGenerator(seed: 11)
        for greeting in [FakeBus.Greeting.accept, .bytes(Array("OK 0123456789abcdef0123456789abcdef\r\n".utf8))] {
            let fake = try FakeBus(greeting)
            fake.settle()
            fake.write((0..<100_000).map { _ in .random(in: 0...255, using: &random) })
            #expect(fake.eventLoop.run { !fake.connection.isOpen })
        }
    }

    @Test("a client that floods with calls gets errors, and the program remains responsive")
    func callFloodsAreAnswered() throws {
        let fake = try FakeBus()
        var call = WireMessage(.call, serial: 1)
        (call.path, call.member, call.interface, call.sender) = ("/", "Flood", "a.b", ":1.9")
        for serial in 1...3000 as ClosedRange<UInt32> {
            call.serial = serial
            fake.write(call.bytes)
        }
        #expect(fake.run { fake.messages.count { $0.kind == .error } == 3000 })
        #expect(fake.connection.isOpen)
    }
}
