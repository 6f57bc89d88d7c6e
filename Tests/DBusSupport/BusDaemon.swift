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
    private var process: pid_t = 0
    /// The daemon ends when this pipe is closed, also by the end of the test process.
    private var pipe: Int32 = -1

    /// The environment of the daemon and of the services that it starts.
    private let environment: [String: String]

    /// Starts the bus, and waits until it accepts connections.
    ///
    /// - Parameters:
    ///   - environment: The environment of the daemon and of the services that it starts, besides `PATH`.
    ///   - startsServices: Whether the bus starts the system's services when they are called.
    package init(environment: [String: String] = [:], startsServices: Bool = false) throws {
        self.environment = environment
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
            <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
            </busconfig>
            """.utf8
        ).write(to: configuration)
        try start(program, configuration.path)
        let eventLoop = BusEventLoop()
        for _ in 0..<1000 {
            if (try? DBusConnection.open(address, eventLoop: eventLoop)) != nil { return }
            Thread.sleep(forTimeInterval: 0.005)
        }
        stop()
        throw StartError()
    }

    isolated deinit { stop() }

    private func start(_ program: String, _ configuration: String) throws {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw StartError() }
        // Otherwise the daemon itself would keep the pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = ends[1]
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        InheritedDescriptors.close(from: 3, in: &actions)
        // The threads of libdispatch, on which tests run, block SIGTERM, and child processes inherit this.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let script = "\"$0\" --config-file=\"$1\" --nofork & read end; kill $!; wait"
        let arguments = ["/bin/sh", "-c", script, program, configuration]
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin")]
        for (name, value) in environment { variables.append(strdup("\(name)=\(value)")) }
        variables.append(nil)
        defer { for variable in variables { free(variable) } }
        let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
        guard result == 0 else { throw StartError() }
    }

    /// Ends the bus, and waits for its end.
    package func stop() {
        guard pipe >= 0 else { return }
        close(pipe)
        pipe = -1
        var status: Int32 = 0
        while process > 0, waitpid(process, &status, 0) < 0, errno == EINTR {}
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens a connection to the bus.
    package func connect(_ eventLoop: BusEventLoop) throws -> DBusConnection {
        try DBusConnection.open(address, eventLoop: eventLoop)
    }
}
