import CoreGraphics
import Foundation
import Testing
import UIKitTesting

/// A running program of this package on a display, with its output so far.
@MainActor final class ProgramRun {
    let process: ChildProcess
    private let pipe = Pipe()
    private var bytes: [UInt8] = []

    /// Starts a program without the test kit's environment, and without the settings of the desktop that runs the
    /// tests.
    ///
    /// - Parameters:
    ///   - name: The path, relative to the folder of the test runner.
    ///   - display: The name of the display; nil for none.
    ///   - more: Additional environment variables.
    ///   - arguments: The arguments of the program.
    convenience init(_ name: String, display: String?, _ more: [String: String] = [:], arguments: [String] = []) throws
    {
        try self.init(
            path: URL(fileURLWithPath: name, relativeTo: Bundle.main.bundleURL).path, display: display, more,
            arguments: arguments)
    }

    /// Starts the program at any path in the same way.
    init(path: String, display: String?, _ more: [String: String] = [:], arguments: [String] = []) throws {
        var environment = ProcessInfo.processInfo.environment
        for name in [
            "UIKIT_TESTING", "UIKIT_DISPLAY", "FONTCONFIG_FILE", "XAUTHORITY", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS",
            "XDG_RUNTIME_DIR", "DESKTOP_STARTUP_ID", "UIKIT_SCALE",
        ] {
            environment[name] = nil
        }
        environment["DISPLAY"] = display
        environment.merge(more) { $1 }
        process = try ChildProcess(
            executable: path, arguments: arguments,
            environment: environment, output: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// The lines of output so far, including an incomplete last line.
    var lines: [String] {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count), count > 0 {
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Waits until the output satisfies a condition.
    func wait(
        for comment: Comment, timeout: TimeInterval = 15, sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: ([String]) -> Bool
    ) throws {
        try #require(
            Wait.isMet(within: timeout) { condition(lines) }, "\(comment): \(lines)", sourceLocation: sourceLocation)
    }

    /// Returns how often the main thread of the program went to sleep.
    func sleepCount() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process.processID)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("voluntary") })
        return try #require(Int(line.split(separator: "\t")[1]))
    }

    /// A Boolean value that indicates whether the main thread waits for events or time, and not for a processor.
    var isAsleep: Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process.processID)/stat", encoding: .utf8),
            let name = status.lastIndex(of: ")")
        else { return true }
        return status[name...].dropFirst(2).first == "S"
    }

    /// Waits until the main thread of the program sleeps without a timeout.
    func waitUntilAsleep() throws {
        _ = try Wait.untilStable("the number of times that the program went to sleep", for: 0.35) { try sleepCount() }
    }

    /// Waits for the end of the process.
    ///
    /// - Returns: The exit status; nil if a signal ended the process or it is still running.
    func exitStatus(timeout: TimeInterval = 30) -> Int32? {
        guard process.wait(timeout: timeout), let status = process.exitStatus, status & 0x7F == 0 else { return nil }
        return status >> 8 & 0xFF
    }
}
