import CXTest
import Foundation
import Testing
import UIKitTesting

/// The window manager Openbox.
@MainActor enum Openbox {
    /// The path of the program; nil if it is not installed.
    nonisolated static let path: String? = ["/usr/bin/openbox", "/usr/local/bin/openbox"].first {
        access($0, X_OK) == 0
    }

    /// Starts the window manager, and waits until it is ready. Call `terminate()` to end it.
    static func start(_ display: VirtualDisplay) throws -> ChildProcess {
        let client = try display.client()
        // Remove the properties that a killed window manager left behind.
        try client.perform { display in
            for name in ["_NET_SUPPORTING_WM_CHECK", "_NET_CLIENT_LIST"] {
                XDeleteProperty(display, cxtest_root(display), XInternAtom(display, name, 0))
            }
        }
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display.displayName
        let manager = try ChildProcess(
            executable: try #require(path), arguments: ["--sm-disable"], environment: environment, output: 2)
        try Wait.until("openbox announces itself") {
            try !client.numbers(of: client.root, property: "_NET_SUPPORTING_WM_CHECK").isEmpty
        }
        // Openbox announces itself before it handles requests. It would never map a window whose request arrives in
        // between, and nothing shows when it is ready.
        Thread.sleep(forTimeInterval: 0.5)
        return manager
    }
}
