import DBus
import DBusTestSupport
import Foundation
import Testing

@testable import DisplayServer

/// A message bus with a connection of the application and one of the desktop.
@MainActor final class ServiceBus {
    let daemon: BusDaemon
    let eventLoop = BusEventLoop()
    let desktop: DBusConnection
    let application: DBusConnection

    init() throws {
        daemon = try BusDaemon()
        desktop = try daemon.connect(eventLoop)
        application = try daemon.connect(eventLoop)
        let (desktop, application) = (desktop, application)
        try #require(eventLoop.run { desktop.uniqueName != nil && application.uniqueName != nil })
    }

    func stop() {
        desktop.close()
        application.close()
        daemon.stop()
    }

    func wait(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) throws {
        let holds = eventLoop.run(until: condition)
        try #require(holds, comment, sourceLocation: sourceLocation)
    }

    /// Requests a name for the desktop.
    func own(_ name: String) throws {
        var isOwned = false
        desktop.requestName(name) { isOwned = $0 == .owned }
        try wait("the name \(name)") { isOwned }
    }

    /// Calls a method of the application, or of another program.
    func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: [DBusValue] = [], of service: String? = nil
    ) throws -> Result<[DBusValue], DBusError> {
        var answer: Result<[DBusValue], DBusError>?
        desktop.call(
            service ?? application.uniqueName ?? "", path: path, interface: interface, method: method,
            arguments: arguments
        ) { answer = $0 }
        try wait("an answer to \(method)") { answer != nil }
        return try #require(answer)
    }

    /// Returns the value of a property of the application.
    func property(_ path: String, _ interface: String, _ name: String) throws -> DBusValue {
        let reply = try call(
            path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
        return try #require(try reply.get().first).content
    }

    /// Returns the name of the error of a call; nil for a reply.
    func error(_ result: Result<[DBusValue], DBusError>) -> String? {
        if case .failure(let error) = result { error.name.split(separator: ".").last.map(String.init) } else { nil }
    }

    /// Serves connections until the messages so far have been handled.
    func settle() throws { _ = try call("/", "org.freedesktop.DBus.Peer", "Ping") }
}
