import CoreGraphics
import DBus
import DBusTestSupport
import Testing

@testable import DisplayServer

/// Tests of the client of the session manager, with a fake one.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct SessionClientTests {
    @MainActor private final class Delegate: SessionClientDelegate {
        var reason: String?
        var log: [String] = []
        func reasonToContinueSession() -> String? {
            log.append("ask")
            return reason
        }
        func sessionWillEnd() { log.append("store") }
        func sessionDidEnd() { log.append("end") }
    }

    private let bus: ServiceBus
    private let manager: FakeSessionManager
    private let delegate = Delegate()

    init() throws {
        bus = try ServiceBus()
        manager = FakeSessionManager(bus.desktop)
    }

    private func client() -> SessionClient {
        SessionClient(
            bus: bus.application, eventLoop: bus.eventLoop, identifier: "org.example.App", startupIdentifier: "s1",
            delegate: delegate)
    }

    @Test("SE-01: the app registers with each session manager, agrees to the end, stores its state, and ends")
    func end() throws {
        defer { bus.stop() }
        let client = client()
        try bus.settle()
        #expect(client.client == nil)
        try bus.own(SessionClient.service)
        try bus.wait("registered") { client.client == FakeSessionManager.clientPath }
        #expect(manager.log == ["register org.example.App s1"])
        try manager.emit("QueryEndSession", [.uint32(0)])
        try bus.wait("agreed") { manager.log.last == "response true " }
        #expect(delegate.log == ["ask"])
        try manager.emit("CancelEndSession")
        try manager.emit("EndSession", [.uint32(0)])
        try bus.wait("ended") { delegate.log == ["ask", "store", "end"] }
        #expect(manager.log.last == "response true ")
        // A manager that starts later.
        bus.desktop.releaseName(SessionClient.service)
        try bus.wait("gone") { client.client == nil }
        try bus.own(SessionClient.service)
        try bus.wait("registered again") { client.client != nil }
        try manager.emit("Stop")
        try bus.wait("stopped") { delegate.log.suffix(2) == ["store", "end"] && delegate.log.count == 5 }
    }

    @Test("SE-01: an app with a reason to continue says so; signals of other clients and programs are ignored")
    func refusal() throws {
        defer { bus.stop() }
        let client = client()
        try bus.own(SessionClient.service)
        try bus.wait("registered") { client.client != nil }
        delegate.reason = "Notes is waiting"
        try manager.emit("QueryEndSession", [.uint32(0)])
        try bus.wait("refused") { manager.log.last == "response false Notes is waiting" }
        try manager.emit("EndSession", [.uint32(0)], path: "/org/gnome/SessionManager/Client9")
        let stranger = try bus.daemon.connect(bus.eventLoop)
        try bus.wait("connected") { stranger.uniqueName != nil }
        try stranger.emit(
            "EndSession", interface: SessionClient.clientInterface, path: FakeSessionManager.clientPath,
            values: [.uint32(0)])
        try bus.settle()
        try bus.settle()
        #expect(delegate.log == ["ask"])
        // Thousands of questions are answered without piling up.
        for _ in 0..<3000 { try manager.emit("QueryEndSession", [.uint32(0)]) }
        try bus.settle()
        try bus.settle()
        let answers = manager.log.count { $0.hasPrefix("response") }
        #expect(answers > 1 && answers <= 3001 && delegate.log.allSatisfy { $0 == "ask" })
    }
}
