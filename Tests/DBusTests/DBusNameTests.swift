import DBusTestSupport
import Testing

@testable import DBus

/// Tests of names on a bus, and of signals between programs.
@MainActor
@Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct DBusNameTests {
    private let pair: BusPair
    private static let name = "org.example.Name"

    init() throws { pair = try BusPair() }

    @Test("a name has one owner; a program may wait for it, or take it over")
    func namesAreOwned() throws {
        var first: [DBusNameOwnership] = []
        var second: [DBusNameOwnership] = []
        var owners: [String?] = []
        _ = pair.client.observeOwner(of: Self.name) { owners.append($0) }
        #expect(pair.eventLoop.run { owners == [nil] })
        pair.server.requestName(Self.name, options: [.allowsReplacement]) { first.append($0) }
        #expect(first.isEmpty)
        #expect(pair.eventLoop.run { first == [.owned] && owners.count == 2 })
        pair.client.requestName(Self.name) { second.append($0) }
        #expect(pair.eventLoop.run { second == [.taken] })
        pair.client.requestName(Self.name, options: []) { second.append($0) }
        #expect(pair.eventLoop.run { second == [.taken, .queued] })
        pair.server.releaseName(Self.name)
        #expect(pair.eventLoop.run { second == [.taken, .queued, .owned] && owners.count >= 3 })
        #expect(first == [.owned] && owners.last == pair.client.uniqueName)
        pair.client.releaseName(Self.name)
        #expect(pair.eventLoop.run { owners.last == .some(nil) })
        pair.server.requestName(Self.name, options: [.allowsReplacement, .doesNotQueue]) { first.append($0) }
        #expect(pair.eventLoop.run { first == [.owned, .owned] })
        pair.client.requestName(Self.name, options: [.replacesOwner]) { second.append($0) }
        #expect(pair.eventLoop.run { second.last == .owned && first.last == .lost })
        var known: String?
        _ = pair.server.observeOwner(of: Self.name) { known = $0 }
        #expect(pair.eventLoop.run { known == pair.client.uniqueName })
        pair.daemon.stop()
        #expect(pair.eventLoop.run { second.last == .lost })
        #expect(pair.eventLoop.run { known == nil && owners.last == .some(nil) })
    }

    @Test("a name that is invalid or of the bus is not assigned")
    func invalidNamesFail() throws {
        var results: [DBusNameOwnership] = []
        for name in ["invalid", ":1.5", "org.freedesktop.DBus", "a\0b"] {
            pair.client.requestName(name) { results.append($0) }
        }
        #expect(pair.eventLoop.run { results.count == 4 })
        for case .failed(let error) in results { #expect(error.name.hasSuffix("InvalidArgs")) }
        #expect(!results.contains(.owned) && !results.contains(.taken))
    }

    @Test("a signal reaches the programs that subscribed to its sender, member, path and first value")
    func signalsAreRouted() throws {
        var isOwned = false
        pair.server.requestName(Self.name) { isOwned = $0 == .owned }
        #expect(pair.eventLoop.run { isOwned })
        let stranger = try pair.daemon.connect(pair.eventLoop)
        var received: [String] = []
        func subscribe(_ label: String, _ member: String?, _ path: String?, _ argument: String?) -> DBusSubscription {
            pair.client.subscribe(
                to: member, interface: "a.b", from: Self.name, path: path, argument: argument
            ) { received.append("\(label) \($0.member ?? "")") }
        }
        let all = subscribe("all", nil, nil, nil)
        _ = subscribe("one", "S", "/p", "it's")
        var isKnown = false
        _ = pair.client.observeOwner(of: Self.name) { isKnown = $0 != nil }
        #expect(pair.eventLoop.run { isKnown && stranger.uniqueName != nil })
        let client = try #require(pair.client.uniqueName)
        for (bus, member, path, values, destination) in [
            (pair.server, "S", "/p", [.string("it's")], nil), (pair.server, "S", "/q", [.string("it's")], nil),
            (pair.server, "S", "/p", [.uint32(1)], nil), (stranger, "S", "/p", [.string("it's")], nil),
            (stranger, "Forged", "/p", [], client), (pair.server, "Direct", "/p", [], client),
        ] as [(DBusConnection, String, String, [DBusValue], String?)] {
            try bus.emit(member, interface: "a.b", path: path, values: values, to: destination)
            for _ in 0..<20 { pair.eventLoop.serve(for: 0.001) }
        }
        #expect(pair.eventLoop.run { received.contains("all Direct") })
        #expect(received == ["all S", "one S", "all S", "all S", "all Direct"])
        all.cancel()
        try pair.server.emit("S", interface: "a.b", path: "/p", values: [.string("it's")])
        #expect(pair.eventLoop.run { received.count == 6 })
        #expect(received.last == "one S")
    }
}
