import CXTest
import Foundation
import Testing
import UIKitTesting

/// The window managers with which tests run: none, a stacking one, and a tiling one.
enum WindowManager: String, CaseIterable, Sendable {
    case none, openbox, i3

    /// The window managers that are installed.
    static let available = allCases.filter { manager in
        switch manager {
        case .none: true
        case .openbox: Openbox.path != nil
        case .i3: access("/usr/bin/i3", X_OK) == 0
        }
    }

    /// Starts the window manager, and waits until it is ready. Call `terminate()` of the result to end it.
    @MainActor func start(_ display: VirtualDisplay) throws -> ChildProcess? {
        switch self {
        case .none: nil
        case .openbox: try Openbox.start(display)
        case .i3: try startTilingManager(display)
        }
    }

    @MainActor private func startTilingManager(_ display: VirtualDisplay) throws -> ChildProcess {
        let client = try display.client()
        let configuration = FileManager.default.temporaryDirectory.appendingPathComponent("i3-\(getpid()).conf")
        // Without a configuration, it asks the user to create one.
        try Data("# i3 config file (v4)\nfont pango:monospace 8\n".utf8).write(to: configuration)
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display.displayName
        let manager = try ChildProcess(
            executable: "/usr/bin/i3", arguments: ["-c", configuration.path], environment: environment, output: 2)
        try Wait.until("i3 announces itself") {
            try !client.numbers(of: client.root, property: "_NET_SUPPORTING_WM_CHECK").isEmpty
        }
        Thread.sleep(forTimeInterval: 0.5)
        return manager
    }
}
