import Foundation
import TestSupport
import Testing

@testable import DBus

/// Tests of a connection. The tests act as the bus.
@MainActor @Suite(.serialized) struct DBusConnectionTests {
    private static let bus = "org.freedesktop.DBus"

    private func call(
        _ fake: FakeBus, _ service: String = "a.b", returns: String? = nil,
        _ completion: (@MainActor (Result<[DBusValue], DBusError>) -> Void)? = nil
    ) {
        fake.connection.call(
            service, path: "/p", interface: "a.b", method: "C", returns: returns, completion: completion)
    }

    @Test("calls are sent after the bus has accepted the connection, in order")
    func callsWaitForTheBus() throws {
        let fake = try FakeBus(.acceptWithoutName)
        for number in 0..<3 {
            fake.connection.call("a.b", path: "/p", interface: "a.b", method: "C\(number)", completion: { _ in })
        }
        try fake.connection.emit("S", interface: "a.b", path: "/p")
        #expect(fake.run { !fake.messages.isEmpty })
        fake.settle()
        #expect(fake.messages.map(\.member) == ["Hello"] && fake.connection.uniqueName == nil)
        fake.deliver(fake.reply(to: fake.messages[0], [":1.7"], from: Self.bus))
        #expect(fake.connection.uniqueName == ":1.7")
        #expect(fake.messages.map(\.member) == ["Hello", "C0", "C1", "C2", "S"])
    }

    @Test("DB-01 serial numbers are not zero, and differ")
    func serialNumbersAreNotZero() throws {
        let fake = try FakeBus()
        for _ in 0..<20 { call(fake) { _ in } }
        fake.settle()
        let serials = fake.messages.map(\.serial)
        #expect(serials.count == 21 && Set(serials).count == 21 && !serials.contains(0))
    }

    @Test("DB-01 a big-endian message is understood")
    func bigEndianMessagesAreUnderstood() throws {
        let fake = try FakeBus()
        var received: [[DBusValue]] = []
        let subscription = fake.connection.subscribe(to: nil, interface: "a.b", from: ":1.7") { signal in
            if let values = try? signal.values() { received.append(values) }
        }
        // A header with a path, an interface, a member, the signature "su" and a sender.
        let bytes: [UInt8] = [
            66, 4, 1, 1, 0, 0, 0, 12, 0, 0, 0, 7, 0, 0, 0, 69,
            1, 1, 111, 0, 0, 0, 0, 2, 47, 112, 0, 0, 0, 0, 0, 0,
            2, 1, 115, 0, 0, 0, 0, 3, 97, 46, 98, 0, 0, 0, 0, 0,
            3, 1, 115, 0, 0, 0, 0, 3, 78, 111, 119, 0, 0, 0, 0, 0,
            8, 1, 103, 0, 2, 115, 117, 0,
            7, 1, 115, 0, 0, 0, 0, 4, 58, 49, 46, 55, 0, 0, 0, 0,
            0, 0, 0, 2, 104, 105, 0, 0, 1, 2, 3, 4,
        ]
        fake.write(bytes)
        fake.settle()
        #expect(received == [[.string("hi"), .uint32(0x0102_0304)]])
        subscription.cancel()
    }

    @Test("DB-01 a message of an unknown type is ignored")
    func unknownTypesAreIgnored() throws {
        let fake = try FakeBus()
        var bytes = fake.signal(":1.7", "a.b", "S", []).bytes
        bytes[1] = 77
        fake.write(bytes)
        fake.settle()
        #expect(fake.connection.isOpen)
        var result: Result<[DBusValue], DBusError>?
        call(fake) { result = $0 }
        fake.deliver(fake.reply(to: try fake.call("C"), ["x"], from: ":1.5"))
        #expect(try result?.get() == [.string("x")])
    }

    @Test("DB-03 a reply is a value, an error, or an error if it has other types")
    func repliesAreChecked() throws {
        let fake = try FakeBus()
        var results: [Result<[DBusValue], DBusError>] = []
        call(fake, returns: "s") { results.append($0) }
        #expect(results.isEmpty)
        fake.deliver(fake.reply(to: try fake.call("C"), ["x"], from: ":1.5"))
        call(fake, returns: "u") { results.append($0) }
        fake.deliver(fake.reply(to: try fake.call("C"), ["x"], from: ":1.5"))
        call(fake) { results.append($0) }
        var error = fake.reply(to: try fake.call("C"), ["text"], from: ":1.5")
        error.kind = .error
        error.errorName = "a.b.Broken"
        fake.deliver(error)
        // A second reply is ignored.
        fake.deliver(error)
        #expect(
            results == [
                .success([.string("x")]), .failure(.unexpectedReply("s", expected: "u")),
                .failure(DBusError("a.b.Broken", "text")),
            ])
    }

    @Test("DB-02 a reply of another program than the one that was called is ignored")
    func forgedRepliesAreIgnored() throws {
        let fake = try FakeBus()
        var results: [String] = []
        call(fake, ":1.5") { results.append((try? $0.get())?.first?.text ?? "error") }
        let request = try fake.call("C")
        fake.deliver(fake.reply(to: request, ["forged"], from: ":1.6"))
        fake.deliver(fake.reply(to: request, ["of the bus"], from: Self.bus))
        fake.deliver(fake.reply(to: request, ["without a sender"], from: nil))
        #expect(results.isEmpty)
        fake.deliver(fake.reply(to: request, ["genuine"], from: ":1.5"))
        #expect(results == ["genuine"])
        fake.connection.callBus("GetId", []) { results.append((try? $0.get())?.first?.text ?? "error") }
        fake.deliver(fake.reply(to: try fake.call("GetId"), ["forged"], from: ":1.6"))
        #expect(results == ["genuine"])
    }

    @Test("DB-03 a call without a reply fails after its timeout; a later reply is ignored")
    func callsHaveTimeouts() throws {
        let fake = try FakeBus()
        var results: [Result<[DBusValue], DBusError>] = []
        fake.connection.call("a.b", path: "/p", interface: "a.b", method: "C", timeout: 5) { results.append($0) }
        let request = try fake.call("C")
        fake.eventLoop.advance(by: 4)
        fake.settle()
        #expect(results.isEmpty)
        fake.eventLoop.advance(by: 2)
        fake.settle()
        #expect(results == [.failure(DBusError("NoReply", "No reply arrived within 5 seconds."))])
        fake.deliver(fake.reply(to: request, [], from: ":1.5"))
        #expect(results.count == 1 && fake.eventLoop.timerCount == 0)
    }

    @Test("DB-05 an invalid argument or name is an error of the call, which is not sent")
    func invalidCallsAreErrors() throws {
        let fake = try FakeBus()
        var errors = 0
        func count(_ result: Result<[DBusValue], DBusError>) { if case .failure = result { errors += 1 } }
        for (service, path, interface, method, argument) in [
            ("a", "/p", "a.b", "C", "x"), ("a.b", "p", "a.b", "C", "x"), ("a.b", "/p", "a", "C", "x"),
            ("a.b", "/p", "a.b", "C.D", "x"), ("a.b", "/p", "a.b", "C", "\0"), ("a.b\0", "/p", "a.b", "C", "x"),
            ("", "", "", "", ""),
        ] {
            fake.connection.call(
                service, path: path, interface: interface, method: method, arguments: [.string(argument)],
                completion: count)
        }
        #expect(errors == 0)
        fake.settle()
        #expect(errors == 7 && fake.messages.count == 1)
        #expect(throws: DBusError.self) { try fake.connection.emit("", interface: "a.b", path: "/p") }
        #expect(throws: DBusError.self) { try fake.connection.emit("S", interface: "a.b", path: "/p", to: "x y") }
    }

    @Test("DB-02 signals are accepted only from the owner of the service")
    func signalsAreAcceptedFromTheOwnerOnly() throws {
        let fake = try FakeBus()
        var receivedSignals: [String] = []
        let subscription = fake.connection.subscribe(to: nil, interface: "a.b", from: "a.portal") {
            receivedSignals.append($0.member ?? "")
        }
        var owners: [String?] = []
        _ = fake.connection.observeOwner(of: "a.portal") { owners.append($0) }
        let request = try fake.call("GetNameOwner")
        #expect(fake.messages.contains { $0.member == "AddMatch" })
        fake.deliver(fake.signal(":1.5", "a.b", "TooEarly", []))
        // Another client cannot answer in place of the bus.
        fake.deliver(fake.reply(to: request, [":1.6"], from: ":1.6"))
        fake.deliver(fake.signal(":1.6", "a.b", "ForgedOwner", []))
        fake.deliver(fake.reply(to: request, [":1.5"], from: Self.bus))
        fake.deliver(fake.signal(":1.5", "a.b", "Right", []))
        fake.deliver(fake.signal(":1.6", "a.b", "Forged", []))
        fake.deliver(fake.signal("a.portal", "a.b", "Named", []))
        fake.deliver(fake.signal(nil, "a.b", "Nameless", []))
        fake.deliver(fake.signal(":1.5", "a.c", "OtherInterface", []))
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
        #expect(owners == [":1.5", ":1.7", nil])
        fake.deliver(fake.signal(Self.bus, Self.bus, "NameOwnerChanged", ["a.portal", "", ":1.8"]))
        subscription.cancel()
        fake.deliver(fake.signal(":1.8", "a.b", "Cancelled", []))
        #expect(receivedSignals == ["Right", "New"])
        fake.connection.close()
        #expect(owners == [":1.5", ":1.7", nil, ":1.8", nil])
    }

    @Test("the bus is told rules once, and forgets them when the last subscription ends")
    func rulesAreCounted() throws {
        let fake = try FakeBus()
        func subscribe() -> DBusSubscription {
            fake.connection.subscribe(
                to: "S", interface: "a.b", from: ":1.5", path: "/p", argument: "it's", handler: { _ in })
        }
        let subscriptions = [subscribe(), subscribe()]
        func rules(_ member: String) -> [String] {
            fake.settle()
            return fake.messages.filter { $0.member == member }.compactMap { message in
                var reader = WireReader(bytes: message.body, isBigEndian: false)
                return try? reader.text()
            }
        }
        let rule = "type='signal',sender=':1.5',interface='a.b',member='S',path='/p',arg0='it'\\''s'"
        #expect(rules("AddMatch").filter { $0 == rule }.count == 1)
        subscriptions[0].cancel()
        subscriptions[0].cancel()
        #expect(rules("RemoveMatch").isEmpty)
        subscriptions[1].cancel()
        #expect(rules("RemoveMatch").contains(rule) && rules("RemoveMatch").count == rules("AddMatch").count)
    }

    @Test("DB-04 a call of a method that does not exist is answered with an error, unless the caller expects no reply")
    func unknownCallsAreAnswered() throws {
        let fake = try FakeBus()
        var call = WireMessage(.call, serial: 7)
        call.path = "/x"
        call.interface = "a.b"
        call.member = "C"
        call.sender = ":1.9"
        call.expectsNoReply = true
        fake.deliver(call)
        #expect(fake.messages.allSatisfy { $0.kind == .call })
        call.serial = 8
        call.expectsNoReply = false
        fake.deliver(call)
        let replies = fake.messages.filter { $0.kind != .call }
        let reply = try #require(replies.first)
        #expect(replies.count == 1 && reply.kind == .error && reply.replySerial == 8 && reply.destination == ":1.9")
        #expect(reply.errorName == "org.freedesktop.DBus.Error.UnknownObject")
        #expect(fake.connection.isOpen)
    }

    @Test("partial writes are completed later, in order")
    func partialWritesAreCompleted() throws {
        let fake = try FakeBus(bufferSize: 4096)
        fake.reads = false
        let text = String(repeating: "x", count: 100_000)
        for index in 0..<40 {
            fake.connection.call(
                "a.b", path: "/p", interface: "a.b", method: "Call\(index)", arguments: [.string("\(index) \(text)")])
        }
        for _ in 0..<20 { fake.eventLoop.serve() }
        #expect(fake.messages.count == 1 && fake.connection.isOpen)
        fake.reads = true
        #expect(fake.run { fake.messages.count == 41 })
        #expect(fake.messages.dropFirst().map(\.member) == (0..<40).map { "Call\($0)" })
        #expect(fake.messages.dropFirst().allSatisfy { $0.body.count > 100_000 })
    }

    @Test("DB-06 the connection closes if the bus does not read and too much data is pending")
    func blockedConnectionsClose() throws {
        let fake = try FakeBus()
        fake.reads = false
        var failures = 0
        let body = DBusValue.bytes([UInt8](repeating: 0, count: 4 << 20))
        for _ in 0..<12 {
            fake.connection.call("a.b", path: "/p", interface: "a.b", method: "C", arguments: [body]) {
                if case .failure(.disconnected) = $0 { failures += 1 }
            }
        }
        #expect(fake.connection.isOpen && failures == 0)
        #expect(fake.eventLoop.run { failures == 12 })
        #expect(!fake.connection.isOpen && fake.eventLoop.descriptorCount == 0)
    }

    @Test("DK-07 a bus that sends invalid data instead of an answer, or ends, is the same as none")
    func invalidBusesAreIgnored() throws {
        for reply in ["REJECTED EXTERNAL\r\n", String(repeating: "?", count: 90_000), "\r\n\r\n", "", "OK\r\n"] {
            let fake = try FakeBus(.bytes(Array(reply.utf8)))
            var failures = 0
            call(fake) { if case .failure(.disconnected) = $0 { failures += 1 } }
            for _ in 0..<20 { fake.settle() }
            fake.hangUp()
            #expect(fake.eventLoop.run { !fake.connection.isOpen }, "\(reply)")
            #expect(failures == 1 && fake.eventLoop.descriptorCount == 0 && fake.eventLoop.timerCount == 0)
        }
    }

    @Test("DK-07 a silent bus is given up after a timeout, and causes no work meanwhile")
    func silentBusesAreGivenUp() throws {
        for greeting in [FakeBus.Greeting.silence, .bytes([]), .acceptWithoutName] {
            let fake = try FakeBus(greeting)
            var isClosed = false
            fake.connection.addCloseHandler { isClosed = true }
            for _ in 0..<20 { fake.settle() }
            #expect(fake.connection.isOpen)
            fake.eventLoop.advance(by: 26)
            fake.settle()
            #expect(!fake.connection.isOpen && isClosed)
        }
    }

    @Test("a bus that refuses Hello, or answers with another type, is the same as none")
    func refusedNamesCloseTheConnection() throws {
        for isError in [true, false] {
            let fake = try FakeBus(.acceptWithoutName)
            #expect(fake.run { !fake.messages.isEmpty })
            var reply = fake.reply(to: fake.messages[0], isError ? ["no"] : ["a", "b"], from: Self.bus)
            if isError {
                reply.kind = .error
                reply.errorName = "a.b.Refused"
            }
            fake.deliver(reply)
            #expect(!fake.connection.isOpen)
        }
    }

    @Test("a process that does not accept connections does not block")
    func busyListenersDoNotBlock() throws {
        let name = "busy-bus-\(getpid())"
        let listener = try FakeBus.listen(name, backlog: 0)
        defer { close(listener) }
        let fake = try FakeBus()
        let address = try #require(DBusAddress("unix:abstract=\(name)"))
        // The queue of the listener fills.
        var connections: [DBusConnection] = []
        for _ in 0..<20 {
            if let connection = try? DBusConnection.open(address, eventLoop: fake.eventLoop) {
                connections.append(connection)
            }
        }
        #expect(connections.count < 5)
    }

    @Test("without a listener or the library, opening is an error that names the cause")
    func openingFails() throws {
        let fake = try FakeBus()
        let nowhere = try #require(DBusAddress("unix:path=/nonexistent/bus"))
        do throws(DBusError) {
            _ = try DBusConnection.open(nowhere, eventLoop: fake.eventLoop)
            Issue.record("The connection opened.")
        } catch {
            #expect(error.description.contains("/nonexistent/bus"))
        }
        do throws(DBusError) {
            _ = try DBusConnection.open(fake.address, eventLoop: fake.eventLoop, library: nil)
            Issue.record("The connection opened.")
        } catch {
            #expect(error.description.contains("libdbus-1.so.3"))
        }
    }

    @Test("a connection closes in the middle of a message; the messages before it are delivered")
    func theLastMessagesAreDelivered() throws {
        let fake = try FakeBus()
        var members: [String] = []
        _ = fake.connection.subscribe(to: nil, interface: "a.b", from: ":1.5") { members.append($0.member ?? "") }
        fake.settle()
        let signals = (0..<600).flatMap { fake.signal(":1.5", "a.b", "S\($0)", []).bytes }
        fake.write(signals + fake.signal(":1.5", "a.b", "Last", ["text"]).bytes.dropLast(3))
        fake.hangUp()
        #expect(fake.eventLoop.run { !fake.connection.isOpen })
        #expect(members == (0..<600).map { "S\($0)" })
    }

    @Test("DB-06 a flood of messages is delivered in parts, so that other events get their turn")
    func floodsAreDeliveredInParts() throws {
        let fake = try FakeBus()
        var count = 0
        _ = fake.connection.subscribe(to: nil, interface: "a.b", from: ":1.5") { _ in count += 1 }
        fake.settle()
        let bytes = fake.signal(":1.5", "a.b", "S", []).bytes
        fake.write(Array((0..<2000).map { _ in bytes }.joined()))
        var turns = 0
        while count < 2000, turns < 10_000 {
            let before = count
            fake.eventLoop.serve()
            #expect(count - before <= 2 * DBusLimits.deliveryCount)
            turns += 1
        }
        #expect(count == 2000 && turns > 1)
    }

    @Test("a handler may close or release the connection")
    func handlersMayClose() throws {
        let fake = try FakeBus()
        var count = 0
        _ = fake.connection.subscribe(to: nil, interface: "a.b", from: ":1.5") { [connection = fake.connection] _ in
            count += 1
            connection.close()
        }
        fake.settle()
        let bytes = fake.signal(":1.5", "a.b", "S", []).bytes
        fake.write(bytes + bytes + bytes)
        fake.settle()
        #expect(count == 1 && !fake.connection.isOpen)
        var results: [Result<[DBusValue], DBusError>] = []
        call(fake) { results.append($0) }
        #expect(results.isEmpty)
        fake.settle()
        #expect(results == [.failure(.disconnected)])
        fake.connection.close()
    }

    @Test("an idle connection schedules nothing")
    func idleConnectionsScheduleNothing() throws {
        let fake = try FakeBus()
        fake.settle()
        #expect(fake.eventLoop.timerCount == 0 && fake.eventLoop.descriptorCount == 1)
    }
}
