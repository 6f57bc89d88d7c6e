import CXTest
import Foundation
import Testing
import UIKitTesting

/// A window manager that people use.
@MainActor enum Openbox {
    /// Where it is; nil if it is not installed.
    nonisolated static let path: String? = ["/usr/bin/openbox", "/usr/local/bin/openbox"].first {
        access($0, X_OK) == 0
    }

    /// Starts it and waits until it says that it manages. End it with `terminate()`.
    static func start(_ display: VirtualDisplay) throws -> ChildProcess {
        let client = try display.client()
        // What one that was killed has left behind.
        try client.perform { display in
            for name in ["_NET_SUPPORTING_WM_CHECK", "_NET_CLIENT_LIST"] {
                XDeleteProperty(display, cxtest_root(display), XInternAtom(display, name, 0))
            }
        }
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display.displayName
        let manager = try ChildProcess(
            executable: try #require(path), arguments: ["--sm-disable"], environment: environment, output: 2)
        for _ in 0..<500 {
            if try !client.numbers(of: client.root, property: "_NET_SUPPORTING_WM_CHECK").isEmpty {
                // It says so before it listens; a window that asks in between is never shown.
                Thread.sleep(forTimeInterval: 0.5)
                return manager
            }
            Thread.sleep(forTimeInterval: 0.02)
        }
        try #require(Bool(false), "openbox does not start")
        return manager
    }
}

extension XClient {
    /// Asks the window manager to give the keys to a window, as a pager does.
    func activate(_ window: Window) throws {
        try perform { display in
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type = XInternAtom(display, "_NET_ACTIVE_WINDOW", 0)
            event.xclient.format = 32
            event.xclient.data.l.0 = 2
            XSendEvent(
                display, cxtest_root(display), 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
        }
    }
}
