import DBusTestSupport
import Testing

@testable import DBus

/// Two programs on a bus of their own.
@MainActor final class BusPair {
    let daemon: BusDaemon
    let eventLoop = BusEventLoop()
    let server: DBusConnection
    let client: DBusConnection

    init() throws {
        daemon = try BusDaemon()
        server = try daemon.connect(eventLoop)
        client = try daemon.connect(eventLoop)
        try #require(eventLoop.run { self.server.uniqueName != nil && self.client.uniqueName != nil })
    }

    /// Calls a method of the server's object `/counter`, and waits for the answer.
    func call(
        _ method: String, _ arguments: [DBusValue] = [], interface: String = "org.example.Counter",
        path: String = "/counter"
    ) throws -> [DBusValue] {
        var answer: Result<[DBusValue], DBusError>?
        client.call(
            server.uniqueName ?? "", path: path, interface: interface, method: method, arguments: arguments
        ) { answer = $0 }
        #expect(answer == nil)
        try #require(eventLoop.run { answer != nil }, "no answer to \(method)")
        return try #require(answer).get()
    }

    /// Returns the name of the error, without the prefix of D-Bus, with which a call is answered.
    func error(
        _ method: String, _ arguments: [DBusValue] = [], interface: String = "org.example.Counter",
        path: String = "/counter"
    ) throws -> String {
        do {
            let values = try call(method, arguments, interface: interface, path: path)
            return "\(values)"
        } catch let error as DBusError {
            #expect(!error.message.isEmpty)
            return error.name.replacing("org.freedesktop.DBus.Error.", with: "")
        }
    }
}
