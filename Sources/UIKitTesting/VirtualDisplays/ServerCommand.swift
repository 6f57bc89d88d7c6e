import CXTest
import Foundation

/// The command line of an X server, and the cleanup after it.
struct ServerCommand {
    private let executable: String
    private let arguments: [String]

    /// The time limit for the start of a server in seconds. It usually takes a fraction of a second, on a busy machine
    /// longer.
    private static let patience = 30

    init(_ kind: VirtualDisplay.Kind, pixels: (width: Int, height: Int), folder: URL) throws {
        // -displayfd makes the server choose an unused display number and report it; -noreset keeps it running without
        // clients.
        let common = ["-displayfd", "3", "-noreset", "-nolisten", "tcp"]
        switch kind {
        case .xvfb:
            guard let path = Executable.find("Xvfb") else { throw VirtualDisplayError(Self.missingXvfb) }
            executable = path
            arguments = common + ["-screen", "0", "\(pixels.width)x\(pixels.height)x24"]
        case .xorgTouch:
            guard let path = Self.xorg else { throw VirtualDisplayError(Self.missingXorg) }
            let configuration = folder.appendingPathComponent("xorg.conf")
            let text = XorgConfiguration.text(pixels: pixels, socketFolder: folder.path)
            try Data(text.utf8).write(to: configuration)
            executable = path
            arguments =
                common + [
                    "-config", configuration.path, "-logfile", folder.appendingPathComponent("Xorg.log").path,
                    // Do not switch to another virtual terminal or open a new one.
                    "-novtswitch", "-sharevts",
                ]
        }
    }

    /// Starts the server.
    ///
    /// - Parameter log: The file for its messages, whose end becomes part of the error if the start fails.
    /// - Returns: The process and the name of its display.
    @MainActor func start(log: URL) throws -> (ChildProcess, String) {
        let output = open(log.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw VirtualDisplayError("\(log.path) cannot be written") }
        defer { close(output) }
        var pipe: [Int32] = [-1, -1]
        guard cxtest_pipe(&pipe) == 0 else { throw VirtualDisplayError("a pipe could not be created") }
        defer { close(pipe[0]) }

        let server: ChildProcess
        do {
            defer { close(pipe[1]) }
            server = try ChildProcess(
                executable: executable, arguments: arguments, environment: environment, extraDescriptor: pipe[1],
                output: output)
        }
        guard let number = Self.readNumber(pipe[0]) else {
            server.terminate()
            let messages = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            throw VirtualDisplayError("\(executable) did not start: \(messages.suffix(600))")
        }
        return (server, ":\(number)")
    }

    /// Reads the display number that the server writes when it is ready; nil if it ends or the time limit passes.
    private static func readNumber(_ descriptor: Int32) -> Int? {
        var text: [UInt8] = []
        while text.last != UInt8(ascii: "\n") {
            var byte: UInt8 = 0
            guard DescriptorWait.untilReadable(descriptor, milliseconds: patience * 1000),
                read(descriptor, &byte, 1) == 1, text.count < 16
            else { return nil }
            text.append(byte)
        }
        return Int(String(decoding: text.dropLast(), as: UTF8.self))
    }

    /// The environment of the server, without variables that are meant for clients or other servers.
    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "XAUTHORITY", "WAYLAND_DISPLAY", "LD_PRELOAD"] { environment[name] = nil }
        return environment
    }

    /// Removes the lock and the socket of a server that was killed. Files of other servers are not changed.
    static func removeTraces(displayName: String, processID: pid_t) {
        let number = displayName.dropFirst()
        let lock = "/tmp/.X\(number)-lock"
        if let text = try? String(contentsOfFile: lock, encoding: .utf8),
            pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) == processID
        {
            unlink(lock)
        }
        let socket = "/tmp/.X11-unix/X\(number)"
        if LocalSocket.isAbandoned(socket) { unlink(socket) }
    }
}

// MARK: - Availability

extension ServerCommand {
    static func unavailableReason(_ kind: VirtualDisplay.Kind) -> String? {
        switch kind {
        case .xvfb: return Executable.find("Xvfb") == nil ? missingXvfb : nil
        case .xorgTouch:
            guard xorg != nil else { return missingXorg }
            guard hasModule("drivers/dummy_drv.so") else {
                return "Xorg's dummy driver is not installed: install xserver-xorg-video-dummy"
            }
            guard hasModule("input/inputtest_drv.so") else {
                return "Xorg's inputtest driver is not installed: install xserver-xorg-core 21.1 or later"
            }
            return geteuid() == 0 ? nil : "Xorg without hardware requires root: run touch tests as root"
        }
    }

    private static let missingXvfb = "Xvfb is not installed: install xvfb"
    private static let missingXorg = "Xorg is not installed: install xserver-xorg-core and xserver-xorg-video-dummy"

    /// The path of the Xorg binary. A program in `PATH` may be a wrapper that requires a console.
    private static var xorg: String? {
        ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg"].first { access($0, X_OK) == 0 }
            ?? Executable.find("Xorg")
    }

    private static func hasModule(_ name: String) -> Bool {
        ["/usr/lib/xorg/modules", "/usr/lib64/xorg/modules", "/usr/local/lib/xorg/modules"]
            .contains { access("\($0)/\(name)", R_OK) == 0 }
    }
}
