import CXTest
import Foundation

/// A process of nabi, an input method for Hangul with an XIM interface. It starts in Latin mode; Shift-Space switches.
@MainActor package final class HangulServer: InputMethodServer {
    /// The path of the executable; nil if it is not installed.
    package nonisolated static let path = ["/usr/bin/nabi", "/usr/local/bin/nabi"].first { (path: String) in
        access(path, X_OK) == 0
    }

    private let process: ChildProcess
    private let home: String
    private let displayName: String
    package var processID: pid_t { process.processID }

    /// Starts nabi and waits until it serves programs whose `XMODIFIERS` is `@im=nabi`.
    ///
    /// - Throws: ``VirtualDisplayError`` if it is not installed or does not start.
    package init(_ display: VirtualDisplay) throws {
        guard let path = HangulServer.path else { throw VirtualDisplayError("nabi is not installed") }
        displayName = display.displayName
        home = NSTemporaryDirectory() + "uikit-nabi-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment
        for name in ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XMODIFIERS", "LANG"] { environment[name] = nil }
        environment["DISPLAY"] = display.displayName
        environment["HOME"] = home
        environment["LC_ALL"] = "C.UTF-8"
        let log = FileHandle(forWritingAtPath: "/dev/null")
        process = try ChildProcess(
            executable: path, arguments: [], environment: environment, output: log?.fileDescriptor ?? 2)
        let client = try display.client()
        try Wait.until("nabi offers its input method") {
            guard process.isRunning else { throw VirtualDisplayError("nabi did not start") }
            return try client.perform { XGetSelectionOwner($0, XInternAtom($0, "@server=nabi", 0)) } != 0
        }
    }

    /// Suspends the process while it does not grab the X server. Call ``resume()`` before it can end.
    ///
    /// - Throws: ``VirtualDisplayError`` if it grabs the server all the time.
    package func suspend() throws {
        // The process sometimes grabs the X server, which would then answer no other client.
        for _ in 0..<20 {
            kill(processID, SIGSTOP)
            if isServerResponsive { return }
            kill(processID, SIGCONT)
            DescriptorWait.pause(milliseconds: 20)
        }
        throw VirtualDisplayError("nabi grabs the X server")
    }

    /// Continues the process after ``suspend()``.
    package func resume() { kill(processID, SIGCONT) }

    /// A Boolean value that indicates whether the X server accepts a client within half a second.
    private var isServerResponsive: Bool {
        let isConnected = DispatchSemaphore(value: 0)
        let name = displayName
        Thread.detachNewThread {
            if let display = XOpenDisplay(name) { XCloseDisplay(display) }
            isConnected.signal()
        }
        return isConnected.wait(timeout: .now() + 0.5) == .success
    }

    /// Terminates nabi and removes its home directory.
    package func stop() {
        process.terminate()
        try? FileManager.default.removeItem(atPath: home)
    }

    isolated deinit { stop() }
}
