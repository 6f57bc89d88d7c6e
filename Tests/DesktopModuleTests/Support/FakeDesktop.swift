import DBus
import DBusTestSupport
import DisplayServer
import Testing
import UIKit

/// A message bus that the headless display of a test uses as that of the desktop.
@MainActor final class FakeDesktop {
    let daemon: BusDaemon
    let eventLoop = BusEventLoop()
    /// The connection of the app.
    let application: DBusConnection
    /// The display of the app.
    let server: HeadlessServer

    /// Creates a desktop.
    ///
    /// - Parameter bus: The bus of a desktop whose programs are real; nil for a bus of its own.
    init(bus: BusDaemon? = nil) throws {
        daemon = try bus ?? BusDaemon()
        application = try daemon.connect(eventLoop)
        let application = application
        try #require(eventLoop.run { application.uniqueName != nil })
        server = try #require(UIApplication.shared.displays.current.server as? HeadlessServer)
        server.desktop = (application, eventLoop)
    }

    /// Ends the bus.
    func stop() {
        server.desktop = nil
        application.close()
        daemon.stop()
    }

    /// Opens another connection, of a program of the desktop, and requests a name.
    func connect(owning name: String? = nil) throws -> DBusConnection {
        let bus = try daemon.connect(eventLoop)
        var isReady = false
        if let name { bus.requestName(name) { isReady = $0 == .owned } }
        try #require(eventLoop.run { name == nil ? bus.uniqueName != nil : isReady })
        return bus
    }

    /// Serves the bus, the display and tasks of the main actor until a condition holds.
    func wait(_ comment: Comment, for timeout: TimeInterval = 10, _ condition: () -> Bool) async throws {
        let end = ProcessInfo.processInfo.systemUptime + timeout
        while !condition() {
            try #require(ProcessInfo.processInfo.systemUptime < end, comment)
            turn()
            await Task.yield()
        }
    }

    /// Serves the bus and the display for a moment.
    func turn() {
        eventLoop.serve(for: 0.002)
        server.serve(for: 0)
    }

    /// Calls a method and returns the reply.
    func call(
        _ bus: DBusConnection, _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue] = []
    ) async throws -> Result<[DBusValue], DBusError> {
        var result: Result<[DBusValue], DBusError>?
        bus.call(
            application.uniqueName ?? "", path: path, interface: interface, method: method, arguments: arguments
        ) { result = $0 }
        try await wait("a reply") { result != nil }
        return try #require(result)
    }

    /// Returns the value of a property of an object of the app.
    func property(_ bus: DBusConnection, _ path: String, _ interface: String, _ name: String) async throws -> DBusValue
    {
        let reply = try await call(
            bus, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
        return try #require(try reply.get().first).content
    }
}
