import CXTest
import Foundation
import Testing
import UIKitTesting

/// nabi, an input method for Hangul that speaks XIM, as Debian has it.
@MainActor final class HangulServer {
    nonisolated static let path = ["/usr/bin/nabi", "/usr/local/bin/nabi"].first { access($0, X_OK) == 0 }

    private let process: ChildProcess
    private let home: String

    /// Starts it and waits until it serves.
    init(_ display: VirtualDisplay) throws {
        home = NSTemporaryDirectory() + "uikit-nabi-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment
        for name in ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XMODIFIERS", "LANG"] { environment[name] = nil }
        environment["DISPLAY"] = display.displayName
        environment["HOME"] = home
        environment["LC_ALL"] = "C.UTF-8"
        let log = FileHandle(forWritingAtPath: "/dev/null")
        process = try ChildProcess(
            executable: try #require(HangulServer.path), arguments: [], environment: environment,
            output: log?.fileDescriptor ?? 2)
        let client = try display.client()
        var isThere = false
        for _ in 0..<500 where !isThere && process.isRunning {
            isThere = try client.perform { XGetSelectionOwner($0, XInternAtom($0, "@server=nabi", 0)) != 0 }
            Thread.sleep(forTimeInterval: 0.02)
        }
        try #require(isThere, "nabi does not serve")
    }

    func stop() {
        process.terminate()
        try? FileManager.default.removeItem(atPath: home)
    }

    isolated deinit { stop() }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test where the input method is not installed.
    static var needsHangul: Self {
        .enabled(if: HangulServer.path != nil, "needs nabi: apt-get install nabi")
    }
}
