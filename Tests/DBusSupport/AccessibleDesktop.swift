import DBus
import Foundation

/// A session with a display, a session bus and the accessibility services of the system, at-spi2-core.
@MainActor package final class AccessibleDesktop {
    /// The reason why the programs cannot run; nil if they are installed.
    package nonisolated static let unavailableReason: String? = {
        func isAny(_ paths: [String]) -> Bool { paths.contains { FileManager.default.fileExists(atPath: $0) } }
        let python = "/usr/lib/python3/dist-packages/pyatspi"
        let needed: [(paths: [String], name: String)] = [
            (["/usr/bin/dbus-daemon"], "dbus-daemon"), (["/usr/bin/Xvfb"], "Xvfb"),
            (["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher"], "at-spi2-core"),
            ([python], "python3-pyatspi"), (["/usr/bin/python3"], "python3"),
        ]
        return needed.first { !isAny($0.paths) }.map { "\($0.name) is not installed" }
    }()

    /// A Boolean value that indicates whether the screen reader Orca is installed.
    package nonisolated static var hasOrca: Bool {
        unavailableReason == nil && FileManager.default.fileExists(atPath: "/usr/bin/orca")
    }

    /// A Boolean value that indicates whether the desktop portal, its backend for GTK and xdotool are installed.
    package nonisolated static let hasPortal = [
        "/usr/bin/dbus-daemon", "/usr/bin/Xvfb", "/usr/libexec/xdg-desktop-portal",
        "/usr/libexec/xdg-desktop-portal-gtk", "/usr/bin/xdotool",
    ].allSatisfy { FileManager.default.fileExists(atPath: $0) }

    /// A Boolean value that indicates whether the portal can also exchange files, for which it mounts a file system.
    package nonisolated static let hasDocumentsPortal =
        hasPortal && FileManager.default.fileExists(atPath: "/usr/libexec/xdg-document-portal")
        && access("/dev/fuse", R_OK | W_OK) == 0

    /// A Boolean value that indicates whether the backend for GTK is the only one that is installed.
    package nonisolated static let hasOnlyGTKPortal =
        hasPortal
        && (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/xdg-desktop-portal/portals"))
            == ["gtk.portal"]

    /// A Boolean value that indicates whether the notification server dunst is installed.
    package nonisolated static let hasNotificationServer = [
        "/usr/bin/dbus-daemon", "/usr/bin/Xvfb", "/usr/bin/dunst",
    ].allSatisfy { FileManager.default.fileExists(atPath: $0) }

    private struct StartError: Error, CustomStringConvertible { let description: String }

    /// The session bus.
    package let daemon: BusDaemon
    /// The environment of programs in the session.
    package let environment: [String: String]
    private let server: HelperProcess
    private let folder: URL

    /// Starts the session. Accessibility is off.
    ///
    /// - Parameter more: Further variables of the environment of programs in the session.
    package init(_ more: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "session-\(getpid())-\(UInt32.random(in: 0...999_999))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        server = try HelperProcess([
            // A server without -noreset would reset itself, and end connections, whenever its only client leaves.
            "/usr/bin/Xvfb", "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", "1024x768x24",
        ])
        let number = try Self.displayNumber(of: server)
        let variables = [
            "DISPLAY": ":\(number)", "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
            "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8",
        ].merging(more) { $1 }
        daemon = try BusDaemon(environment: variables, startsServices: true)
        environment = variables.merging(["DBUS_SESSION_BUS_ADDRESS": daemon.address.text]) { $1 }
    }

    /// Waits until a server has stated its display number. Other lines are messages, such as those about display numbers
    /// that other servers use.
    private static func displayNumber(of server: HelperProcess) throws -> Int {
        let end = ProcessInfo.processInfo.systemUptime + 20
        while true {
            let output = server.output
            let lines = output[..<(output.lastIndex(of: "\n") ?? output.startIndex)].split(separator: "\n")
            if let number = lines.lazy.compactMap({ Int($0) }).first { return number }
            guard server.isRunning, ProcessInfo.processInfo.systemUptime < end else {
                throw StartError(description: "Xvfb did not start: \(output)")
            }
            Thread.sleep(forTimeInterval: 0.01)
        }
    }

    isolated deinit { stop() }

    /// Ends all programs of the session.
    package func stop() {
        daemon.stop()
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Turns accessibility on, as an assistive technology does, and waits for the answer.
    package func enableAccessibility(_ eventLoop: BusEventLoop, on bus: DBusConnection) -> Bool {
        var answer: Bool?
        bus.call(
            "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", method: "Set",
            arguments: [.string("org.a11y.Status"), .string("IsEnabled"), .variant(.boolean(true))]
        ) { answer = (try? $0.get()) != nil }
        return eventLoop.run { answer != nil } && answer == true
    }

    /// Runs a script in Python with pyatspi, while an event loop is served, and returns its output.
    ///
    /// - Parameters:
    ///   - script: The script, after the functions of ``library``.
    ///   - timeout: The time in seconds after which the script is killed.
    ///   - eventLoop: The event loop of connections in the test process.
    package func run(_ script: String, timeout: Int = 60, _ eventLoop: BusEventLoop? = nil) throws -> String {
        let process = try start(script, timeout: timeout)
        while process.isRunning {
            if let eventLoop { eventLoop.serve(for: 0.005) } else { Thread.sleep(forTimeInterval: 0.01) }
        }
        return process.output
    }

    /// Starts a script in Python with pyatspi.
    package func start(_ script: String, timeout: Int = 60) throws -> HelperProcess {
        try HelperProcess(
            ["/usr/bin/timeout", "-k", "1", "\(timeout)", "/usr/bin/python3", "-c", Self.library + script],
            environment: environment)
    }

    /// Starts the screen reader Orca without a voice. It takes some seconds until it listens.
    package func startOrca(timeout: Int = 90) throws -> HelperProcess {
        // Orca writes its log in blocks. With this module it writes line by line.
        let module = """
            import builtins
            original = builtins.open
            def lines(file, mode="r", *others, **named):
                if str(file).endswith("orca.out"): return original(file, mode, 1)
                return original(file, mode, *others, **named)
            builtins.open = lines

            """
        try Data(module.utf8).write(to: folder.appendingPathComponent("sitecustomize.py"))
        return try HelperProcess(
            [
                "/usr/bin/timeout", "-k", "1", "\(timeout)", "/usr/bin/orca", "--debug-file=\(orcaFile.path)",
                "--disable", "speech", "--disable", "braille",
            ], environment: environment.merging(["PYTHONPATH": folder.path]) { $1 })
    }

    private var orcaFile: URL { folder.appendingPathComponent("orca.out") }

    /// The sentences that Orca would have spoken.
    package var spokenSentences: [String] {
        let text = (try? String(decoding: Data(contentsOf: orcaFile), as: UTF8.self)) ?? ""
        // The sentence, in quotes, is followed by the attributes of the voice.
        return text.components(separatedBy: "SPEECH OUTPUT: '").dropFirst().compactMap { rest -> String? in
            guard let end = rest.range(of: "{'") else { return nil }
            let sentence = rest[..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
            return sentence.hasSuffix("'") ? String(sentence.dropLast()) : nil
        }
    }

    private static let library = """
        import pyatspi, sys, time
        from gi.repository import Atspi
        # On a busy machine, answers can take longer than the usual 0.8 seconds.
        Atspi.set_timeout(10000, 15000)
        def wait(what, seconds=30):
            end = time.time() + seconds
            while time.time() < end:
                found = what()
                if found: return found
                time.sleep(0.05)
            print("timeout"); sys.exit(1)
        def application(name):
            def find():
                # Without a main loop, changes after the first query are not noticed.
                desktop = pyatspi.Registry.getDesktop(0)
                desktop.clear_cache()
                for a in desktop:
                    try:
                        if a and a.name == name and a.childCount: return a
                    except Exception: pass
            return wait(find)
        def find(root, role, name=None):
            root.clear_cache()
            return pyatspi.findDescendant(root, lambda x: x.getRoleName() == role and name in (None, x.name))
        def dump(node, depth=0):
            states = sorted(pyatspi.stateToString(s) for s in node.getState().getStates())
            print("  " * depth + node.getRoleName(), repr(node.name), states, pyatspi.listInterfaces(node))
            for child in node: dump(child, depth + 1)

        """
}
