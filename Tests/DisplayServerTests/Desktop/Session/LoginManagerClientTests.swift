import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing

@testable import DisplayServer

/// Tests of the client of the login manager, with a fake one.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct LoginManagerClientTests {
    private let bus: ServiceBus
    private let manager: FakeLoginManager
    private final class Log { var completions: [@MainActor () -> Void] = [] }
    private let log = Log()

    init() throws {
        bus = try ServiceBus()
        manager = FakeLoginManager(bus.desktop)
    }

    private func client() -> LoginManagerClient {
        let log = log
        return LoginManagerClient(bus: bus.application, eventLoop: bus.eventLoop, name: "Notes\0") {
            log.completions.append($0)
        }
    }

    /// Serves long enough for further messages and work of the event loop.
    private func settle() throws {
        for _ in 0..<3 { try bus.settle() }
        for _ in 0..<10 { bus.eventLoop.serve(for: 0.001) }
    }

    @Test(
        "SE-03: a lock delays sleep while it is needed, and is released when the work is stored",
        arguments: [
            "PrepareForSleep", "PrepareForShutdown",
        ])
    func preparation(_ member: String) throws {
        defer { bus.stop() }
        try bus.own(LoginManagerClient.service)
        let client = client()
        try settle()
        #expect(manager.requests.isEmpty, "no lock without work")
        client.isNeeded = true
        try bus.wait("a lock") { client.isHeld }
        #expect(manager.requests == ["shutdown:sleep|Notes|Documents are being saved|delay"])
        #expect(manager.heldCount == 1)
        try manager.emit(member, true)
        try bus.wait("the preparation") { log.completions.count == 1 }
        try settle()
        #expect(manager.heldCount == 1, "the computer waits for the work")
        // Once only.
        try manager.emit(member, true)
        try settle()
        #expect(log.completions.count == 1)
        log.completions[0]()
        log.completions[0]()
        #expect(!client.isHeld)
        try bus.wait("released") { manager.heldCount == 0 }
        // A new lock follows after the sleep.
        try manager.emit(member, false)
        try bus.wait("another lock") { client.isHeld }
        #expect(manager.requests.count == 2 && manager.heldCount == 1)
        client.isNeeded = false
        try bus.wait("released") { manager.heldCount == 0 }
        try manager.emit(member, true)
        try settle()
        #expect(log.completions.count == 1 && manager.requests.count == 2)
    }

    @Test("SE-03: work that is stored after the computer has woken up, or was not to sleep, keeps the lock")
    func lateCompletion() throws {
        defer { bus.stop() }
        try bus.own(LoginManagerClient.service)
        let client = client()
        client.isNeeded = true
        try bus.wait("a lock") { client.isHeld }
        try manager.emit("PrepareForShutdown", true)
        try bus.wait("the preparation") { log.completions.count == 1 }
        try manager.emit("PrepareForShutdown", false)
        try settle()
        log.completions[0]()
        #expect(client.isHeld && manager.heldCount == 1 && manager.requests.count == 1)
        // The next sleep is prepared again.
        try manager.emit("PrepareForSleep", true)
        try bus.wait("the next preparation") { log.completions.count == 2 }
        log.completions[0]()
        #expect(client.isHeld)
        log.completions[1]()
        #expect(!client.isHeld)
    }

    @Test("SE-03: a login manager that starts later, or again, is asked again; a lock of an earlier one is released")
    func restart() throws {
        defer { bus.stop() }
        let client = client()
        client.isNeeded = true
        try settle()
        #expect(!client.isHeld)
        try bus.own(LoginManagerClient.service)
        try bus.wait("a lock") { client.isHeld }
        bus.desktop.releaseName(LoginManagerClient.service)
        try bus.wait("gone") { !client.isHeld }
        try bus.wait("released") { manager.heldCount == 0 }
        try bus.own(LoginManagerClient.service)
        try bus.wait("another lock") { client.isHeld }
        try bus.wait("one lock") { manager.heldCount == 1 }
    }

    @Test(
        "SE-03: a login manager that refuses, is silent or answers nonsense delays nothing; signals of others are ignored",
        arguments: [FakeLoginManager.Behavior.refuses, .isSilent, .answersNonsense])
    func wrongManagers(_ behavior: FakeLoginManager.Behavior) throws {
        defer { bus.stop() }
        manager.behavior = behavior
        try bus.own(LoginManagerClient.service)
        let client = client()
        client.isNeeded = true
        try settle()
        #expect(!client.isHeld && manager.requests.count == 1)
        // The work is stored nevertheless.
        try manager.emit("PrepareForSleep", true)
        try bus.wait("the preparation") { log.completions.count == 1 }
        log.completions[0]()
        manager.behavior = .grants
        try manager.emit("PrepareForSleep", false)
        if behavior != .isSilent { try bus.wait("a lock") { client.isHeld } }
        let stranger = try bus.daemon.connect(bus.eventLoop)
        try bus.wait("connected") { stranger.uniqueName != nil }
        try stranger.emit(
            "PrepareForSleep", interface: LoginManagerClient.interface, path: LoginManagerClient.path,
            values: [.boolean(true)])
        // Values of a wrong type.
        try bus.desktop.emit(
            "PrepareForSleep", interface: LoginManagerClient.interface, path: LoginManagerClient.path,
            values: [.string("now")])
        try settle()
        #expect(log.completions.count == 1)
    }

    @Test("SE-03: the system bus is that of the environment, and is not connected in tests")
    func systemBus() throws {
        defer { bus.stop() }
        let variables = ["DBUS_SYSTEM_BUS_ADDRESS": bus.daemon.addresses]
        let system = MessageBus(.system, environment: ProcessEnvironment(variables), eventLoop: bus.eventLoop)
        let connection = try #require(system.connection)
        try bus.wait("connected") { connection.uniqueName != nil }
        #expect(system.connection === connection)
        system.close()
        #expect(system.connection == nil)
        let tested = ProcessEnvironment(variables.merging(["UIKIT_TESTING": "1"]) { $1 })
        #expect(MessageBus(.system, environment: tested, eventLoop: bus.eventLoop).connection == nil)
    }
}
