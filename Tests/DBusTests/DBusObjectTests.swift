import DBusTestSupport
import Foundation
import Testing

@testable import DBus

/// Tests of exported objects, which another connection calls over a bus.
@MainActor
@Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct DBusObjectTests {
    private let pair: BusPair
    private let counter = Counter()
    private static let properties = "org.freedesktop.DBus.Properties"

    init() throws {
        pair = try BusPair()
        pair.server.export(counter, at: "/counter")
    }

    @Test("DB-04 a method replies with values or an error; each call is answered")
    func methodsReply() throws {
        #expect(try pair.call("Add", [.uint32(2)]) == [.uint32(2)])
        #expect(try pair.call("Add", [.uint32(3)]) == [.uint32(5)] && counter.count == 5)
        let values: [DBusValue] = [.variant(.options(["a": .int64(-1)])), .strings(["x", ""])]
        #expect(try pair.call("Echo", values) == values)
        #expect(try pair.call("Sender") == [.string(pair.client.uniqueName ?? ""), .objectPath("/counter")])
        #expect(try pair.call("Twice") == [.string("first")])
        #expect(try pair.error("Add", [.uint32(0)]) == "org.example.Error.Zero")
        #expect(try pair.error("Add", [.int32(1)]) == "InvalidArgs")
        #expect(try pair.error("Add") == "InvalidArgs")
        #expect(try pair.error("Wrong") == "InvalidSignature")
        #expect(try pair.error("Invalid") == "InvalidArgs")
        #expect(try pair.error("Throw") == "Failed")
        #expect(try pair.error("ThrowInvalidName") == "Failed")
        #expect(try pair.error("Drop") == "Failed" && counter.droppedCount == 1)
        #expect(try pair.error("Missing") == "UnknownMethod")
        #expect(try pair.error("Add", [.uint32(1)], interface: "org.example.Missing") == "UnknownInterface")
        #expect(try pair.error("Add", [.uint32(1)], interface: "org.example.Other") == "UnknownMethod")
        #expect(try pair.error("Add", [.uint32(1)], path: "/counter/1") == "UnknownObject")
        #expect(try pair.call("Other", interface: "org.example.Other") == [.boolean(true)])
    }

    @Test("a method may reply later, also after other calls")
    func methodsReplyLater() throws {
        var answer: Result<[DBusValue], DBusError>?
        pair.client.call(
            pair.server.uniqueName ?? "", path: "/counter", interface: "org.example.Counter", method: "Later",
            returns: "s"
        ) { answer = $0 }
        #expect(pair.eventLoop.run { !counter.waitingCalls.isEmpty })
        _ = try pair.call("Add", [.uint32(1)])
        #expect(answer == nil)
        counter.waitingCalls[0].reply([.string("late")])
        counter.waitingCalls = []
        #expect(pair.eventLoop.run { answer != nil })
        #expect(try answer?.get() == [.string("late")])
    }

    @Test("DB-04 properties are read and set, and changes are announced")
    func propertiesAreRead() throws {
        func get(_ name: String, _ interface: String = "org.example.Counter") throws -> String {
            let arguments = [DBusValue.string(interface), .string(name)]
            return try pair.error("Get", arguments, interface: Self.properties)
        }
        counter.count = 7
        #expect(try get("Count") == "\([DBusValue.variant(.uint32(7))])")
        #expect(try get("Kind", "") == "\([DBusValue.variant(.string("other"))])")
        #expect(try get("Missing") == "UnknownProperty")
        #expect(try get("Kind") == "UnknownProperty")
        #expect(try get("Count", "org.example.Missing") == "UnknownInterface")
        #expect(try get("Broken") == "InvalidSignature")
        func set(_ name: String, _ value: DBusValue) throws -> String {
            try pair.error(
                "Set", [.string("org.example.Counter"), .string(name), .variant(value)], interface: Self.properties)
        }
        #expect(try set("Label", .string("b")) == "[]" && counter.label == "b")
        #expect(try set("Label", .string("")) == "InvalidArgs")
        #expect(try set("Label", .uint32(1)) == "InvalidArgs")
        #expect(try set("Count", .uint32(1)) == "PropertyReadOnly")
        #expect(counter.label == "b" && counter.count == 7)
        let all = try pair.call("GetAll", [.string("org.example.Counter")], interface: Self.properties)
        #expect(all == [.options(["Count": .uint32(7), "Label": .string("b")])])
        #expect(try pair.error("GetAll", [.string("org.example.X")], interface: Self.properties) == "UnknownInterface")

        var signals: [[DBusValue]] = []
        _ = pair.client.subscribe(
            to: "PropertiesChanged", interface: Self.properties, from: pair.server.uniqueName ?? "", path: "/counter"
        ) { signals.append((try? $0.values()) ?? []) }
        _ = try pair.call("Add", [.uint32(1)])
        pair.server.announceChange(of: ["Count", "Broken"], interface: "org.example.Counter", path: "/counter")
        #expect(pair.eventLoop.run { !signals.isEmpty })
        #expect(
            signals == [
                [.string("org.example.Counter"), .options(["Count": .uint32(8)]), .strings(["Broken"])]
            ])
    }

    @Test("DB-04 programs that inspect the tree find the objects and their members")
    func introspectionDescribesObjects() throws {
        let tree = CounterTree()
        tree.counters = ["12": Counter(), "7": Counter()]
        pair.server.export(tree, below: "/org/example/tree")
        func introspect(_ path: String) throws -> String {
            try pair.call("Introspect", interface: "org.freedesktop.DBus.Introspectable", path: path)[0].text ?? ""
        }
        let root = try introspect("/")
        #expect(root.contains("<node name=\"counter\"/>") && root.contains("<node name=\"org\"/>"))
        #expect(!root.contains("org.example.Counter"))
        #expect(try introspect("/org/example").contains("<node name=\"tree\"/>"))
        #expect(try introspect("/org/example/tree").contains("<node name=\"12\"/>"))
        let text = try introspect("/counter")
        for part in [
            "<interface name=\"org.example.Counter\">", "<interface name=\"org.freedesktop.DBus.Properties\">",
            "<method name=\"Add\">", "<arg type=\"u\" direction=\"in\"/>", "<arg type=\"as\" direction=\"out\"/>",
            "<property name=\"Count\" type=\"u\" access=\"read\"/>",
            "<property name=\"Label\" type=\"s\" access=\"readwrite\">", "<signal name=\"Overflowed\">",
            "<arg type=\"a{sv}\"/>",
        ] { #expect(text.contains(part), "\(part)") }
        let introspectable = "org.freedesktop.DBus.Introspectable"
        #expect(try pair.error("Introspect", interface: introspectable, path: "/x") == "UnknownObject")
        let property = [DBusValue.string(""), .string("x")]
        #expect(try pair.error("Get", property, interface: Self.properties, path: "/org") == "UnknownProperty")
        #expect(try pair.error("GetAll", [.string("")], interface: Self.properties, path: "/org") == "UnknownObject")
    }

    @Test("DB-04 Ping and GetMachineId are answered for all paths")
    func peersAreAnswered() throws {
        let peer = "org.freedesktop.DBus.Peer"
        #expect(try pair.call("Ping", interface: peer, path: "/nowhere").isEmpty)
        #expect(try pair.error("Ping", [.byte(1)], interface: peer) == "InvalidArgs")
        #expect(try pair.error("Missing", interface: peer) == "UnknownMethod")
        let answer = try pair.error("GetMachineId", interface: peer)
        #expect(answer.contains("string") || answer == "FileNotFound")
    }

    @Test("a provider finds objects when they are called; deallocated objects disappear")
    func objectsAreNotRetained() throws {
        var tree: CounterTree? = CounterTree()
        tree?.counters = ["": Counter(), "a/b": Counter()]
        pair.server.export(try #require(tree), below: "/tree")
        var other: Counter? = Counter()
        pair.server.export(try #require(other), at: "/other")
        #expect(try pair.call("Add", [.uint32(1)], path: "/tree/a/b") == [.uint32(1)])
        #expect(try pair.call("Add", [.uint32(2)], path: "/tree") == [.uint32(2)])
        #expect(try pair.error("Add", [.uint32(1)], path: "/tree/a") == "UnknownObject")
        #expect(try pair.error("Add", [.uint32(1)], path: "/treetop") == "UnknownObject")
        #expect(try pair.call("Add", [.uint32(3)], path: "/other") == [.uint32(3)])
        tree = nil
        other = nil
        #expect(try pair.error("Add", [.uint32(1)], path: "/tree/a/b") == "UnknownObject")
        #expect(try pair.error("Add", [.uint32(1)], path: "/other") == "UnknownObject")
        pair.server.withdraw(at: "/counter")
        #expect(try pair.error("Add", [.uint32(1)]) == "UnknownObject")
    }

    @Test("a file descriptor is transferred in both directions, and closed once")
    func descriptorsAreTransferred() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let before = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        try {
            let sent = DBusFileDescriptor(owning: ends[1])
            let answer = try pair.call("Take", [.fileDescriptor(sent)])
            guard case .fileDescriptor(let received) = answer.first else {
                Issue.record("no descriptor in \(answer)")
                return
            }
            #expect(received.rawValue != sent.rawValue)
            var byte: UInt8 = 0
            let written = write(received.rawValue, "x", 1)
            let count = read(ends[0], &byte, 1)
            #expect(written == 1 && count == 1 && byte == UInt8(ascii: "x"))
            #expect(DBusFileDescriptor(duplicating: -1) == nil && DBusFileDescriptor(duplicating: ends[0]) != nil)
        }()
        #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count == before - 1)
        #expect(try pair.error("Take", [.fileDescriptor(DBusFileDescriptor(owning: -1))]) == "NoMemory")
    }

    @Test("DB-03 a call of a program that does not exist, or ends, is an error")
    func missingProgramsAreErrors() throws {
        var errors: [String] = []
        func call(_ service: String) {
            pair.client.call(service, path: "/counter", interface: "org.example.Counter", method: "Later") {
                if case .failure(let error) = $0 { errors.append(error.name) }
            }
        }
        call("org.example.Nowhere")
        #expect(pair.eventLoop.run { errors.count == 1 })
        #expect(errors.last == "org.freedesktop.DBus.Error.ServiceUnknown")
        call(pair.server.uniqueName ?? "")
        #expect(pair.eventLoop.run { !counter.waitingCalls.isEmpty })
        pair.server.close()
        #expect(pair.eventLoop.run { errors.count == 2 })
        #expect(errors.last == "org.freedesktop.DBus.Error.NoReply")
        // Answers after the end are dropped.
        counter.waitingCalls[0].reply([.string("too late")])
        pair.daemon.stop()
        call("org.example.Nowhere")
        #expect(pair.eventLoop.run { errors.count == 3 && !pair.client.isOpen })
    }
}
