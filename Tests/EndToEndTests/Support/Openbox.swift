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

    /// Waits until the window manager has handled all requests so far, also those to map windows.
    static func synchronize(_ client: XClient) throws {
        // It answers this request about any window, and handles requests in order.
        let window = try client.perform { display in
            XCreateSimpleWindow(display, cxtest_root(display), 0, 0, 1, 1, 0, 0, 0)
        }
        defer { try? client.destroy(window) }
        try client.sendRequest("_NET_REQUEST_FRAME_EXTENTS", about: window, [])
        try Wait.until("openbox has handled its requests") {
            try !client.numbers(of: window, property: "_NET_FRAME_EXTENTS").isEmpty
        }
    }
}
