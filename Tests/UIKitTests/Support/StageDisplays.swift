import DisplayServer
import Testing
import UIKit

/// The displays that stages have opened for themselves.
///
/// A suite value and the stages that it retains can be destroyed after the next test has begun. The windows of that
/// test would then appear on a display where another test's menu is still open. Therefore each stage first closes the
/// displays of tests that are over.
@MainActor enum StageDisplays {
    private static var open: [(server: HeadlessServer, test: Test.ID?)] = []
    /// Closures that close stages with displays of their own.
    private static var closers: [(close: () -> Void, test: Test.ID?)] = []

    /// Closes the displays of other tests.
    static func closeLeftovers() {
        let current = Test.current?.id
        let closable = closers.filter { $0.test != current }
        closers.removeAll { $0.test != current }
        for (close, _) in closable { close() }
        let leftovers = open.filter { $0.test != current }
        open.removeAll { $0.test != current }
        for (server, _) in leftovers where server.isConnected { close(server) }
    }

    /// Calls `body` with a new display.
    static func withServer(_ body: (HeadlessServer) throws -> Void) rethrows {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer { close(server) }
        try body(server)
    }

    private static func close(_ server: HeadlessServer) {
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }

    /// Adds a stage of the current test that has opened a display for itself.
    ///
    /// - Parameter close: A closure that closes the stage, if it is still open.
    static func add(_ close: @escaping () -> Void) {
        closeLeftovers()
        closers.append((close, Test.current?.id))
    }

    /// Opens a display for a stage of the current test.
    @discardableResult static func open(_ server: HeadlessServer = HeadlessServer()) -> HeadlessServer {
        closeLeftovers()
        open.append((server, Test.current?.id))
        UIApplication.shared.displays.open(server)
        return server
    }
}
