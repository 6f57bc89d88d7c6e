import DBus
import Foundation
import Glibc

/// A message bus of its own for a test: the reference implementation `dbus-daemon`.
@MainActor package final class BusDaemon {
    /// The path of the program; nil if it is not installed.
    package nonisolated static let program: String? = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { path in
        access(path, X_OK) == 0
    }
    /// A Boolean value that indicates whether the program is installed.
    package nonisolated static var isInstalled: Bool { program != nil }

    /// The address of the bus.
    package let address: DBusAddress
    /// The address among others, as in `DBUS_SESSION_BUS_ADDRESS`.
    package let addresses: String

    private struct StartError: Error {}
    private let folder: URL
    private let process: HelperProcess

    /// Starts the bus, and waits until it accepts connections.
    ///
    /// - Parameters:
    ///   - environment: The environment of the daemon and of the services that it starts, besides `PATH`.
    ///   - startsServices: Whether the bus starts the system's services when they are called.
    ///   - services: The path of a folder with the files of further services that the bus starts.
    package init(
        environment: [String: String] = [:], startsServices: Bool = false, services: String? = nil
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "bus-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let socket = folder.appendingPathComponent("bus").path
        addresses = "tcp:host=nowhere;unix:path=\(socket),guid=0"
        guard let address = DBusAddress(addresses), let program = Self.program else { throw StartError() }
        self.address = address
        let configuration = folder.appendingPathComponent("bus.conf")
        // Connections of a test that waits for the main thread authenticate late.
        try Data(
            """
            <busconfig><type>session</type><listen>unix:path=\(socket)</listen><auth>EXTERNAL</auth>
            <limit name="auth_timeout">600000</limit>
            \(startsServices ? "<servicedir>/usr/share/dbus-1/services</servicedir>" : "")
            \(services.map { "<servicedir>\($0)</servicedir>" } ?? "")
            <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
            </busconfig>
            """.utf8
        ).write(to: configuration)
        process = try HelperProcess(
            [program, "--config-file=\(configuration.path)", "--nofork"], environment: environment)
        let eventLoop = BusEventLoop()
        for _ in 0..<1000 {
            if (try? DBusConnection.open(address, eventLoop: eventLoop)) != nil { return }
            Thread.sleep(forTimeInterval: 0.005)
        }
        stop()
        throw StartError()
    }

    isolated deinit { stop() }

    /// The output of the daemon and of the services that it has started.
    package var output: String { process.output }

    /// Ends the bus, and waits for its end.
    package func stop() {
        process.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens a connection to the bus.
    package func connect(_ eventLoop: BusEventLoop) throws -> DBusConnection {
        try DBusConnection.open(address, eventLoop: eventLoop)
    }
}
