import CXTest
import Foundation

/// A process of ibus with its engine for Hangul, with a private bus and home directory.
@MainActor package final class IBusServer: InputMethodServer {
    private nonisolated static let bus = "/usr/bin/dbus-daemon"
    private nonisolated static let daemon = "/usr/bin/ibus-daemon"
    private nonisolated static let tool = "/usr/bin/ibus"

    /// A Boolean value that indicates whether all required programs are installed.
    package nonisolated static var isInstalled: Bool {
        let engines = ["/usr/libexec/ibus-engine-hangul", "/usr/lib/ibus/ibus-engine-hangul"]
        func isThere(_ path: String) -> Bool { access(path, X_OK) == 0 }
        return [bus, daemon, tool].allSatisfy(isThere) && engines.contains(where: isThere)
    }

    private var processes: [ChildProcess] = []
    private let home: String
    package var processID: pid_t { processes.last?.processID ?? 0 }

    /// Starts ibus and waits until it serves programs whose `XMODIFIERS` is `@im=ibus`.
    ///
    /// - Throws: ``VirtualDisplayError`` if it is not installed or does not start.
    package init(_ display: VirtualDisplay) throws {
        guard IBusServer.isInstalled else { throw VirtualDisplayError("ibus with Hangul is not installed") }
        home = NSTemporaryDirectory() + "uikit-ibus-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let address = "unix:path=\(home)/bus"
        var environment = ProcessInfo.processInfo.environment
        for name in ["XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XMODIFIERS", "LANG", "IBUS_ADDRESS"] {
            environment[name] = nil
        }
        environment["DISPLAY"] = display.displayName
        environment["HOME"] = home
        environment["LC_ALL"] = "C.UTF-8"
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        // The accessibility bridge would start further desktop services.
        environment["NO_AT_BRIDGE"] = "1"
        let log = FileHandle(forWritingAtPath: "/dev/null")
        let output = log?.fileDescriptor ?? 2
        func start(_ path: String, _ arguments: String...) throws -> ChildProcess {
            try ChildProcess(executable: path, arguments: arguments, environment: environment, output: output)
        }
        processes.append(try start(IBusServer.bus, "--session", "--nofork", "--nopidfile", "--address=" + address))
        for _ in 0..<250 where access(home + "/bus", F_OK) != 0 { DescriptorWait.pause(milliseconds: 20) }
        processes.append(
            try start(IBusServer.daemon, "--xim", "--panel", "disable", "--emoji-extension", "disable"))
        let client = try display.client()
        for _ in 0..<500 where processes.allSatisfy(\.isRunning) {
            let owner = try client.perform { XGetSelectionOwner($0, XInternAtom($0, "@server=ibus", 0)) }
            if owner != 0 {
                // The tool succeeds once the engine has been found and is the global engine.
                let tool = try start(IBusServer.tool, "engine", "hangul")
                if tool.wait(timeout: 5), tool.exitStatus == 0 { return }
            }
            DescriptorWait.pause(milliseconds: 20)
        }
        throw VirtualDisplayError("ibus did not start")
    }

    package func stop() {
        for process in processes.reversed() { process.terminate() }
        processes = []
        try? FileManager.default.removeItem(atPath: home)
    }

    isolated deinit { stop() }
}
