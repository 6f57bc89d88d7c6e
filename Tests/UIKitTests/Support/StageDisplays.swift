import DisplayServer
import Testing
import UIKit

/// The displays that stages opened for themselves.
///
/// A suite's value, and the stages it keeps, may be let go of when the next test has begun: its windows would come up
/// on a display with somebody's menu still open. So each stage first closes what tests that are over have left.
@MainActor enum StageDisplays {
    private static var open: [(server: HeadlessServer, test: Test.ID?)] = []

    /// Closes the displays of other tests.
    static func closeLeftovers() {
        let current = Test.current?.id
        let leftovers = open.filter { $0.test != current }
        open.removeAll { $0.test != current }
        for (server, _) in leftovers where server.isConnected { close(server) }
    }

    /// Runs `body` with a display of its own.
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

    /// Opens a display for a stage of the test that runs.
    @discardableResult static func open(_ server: HeadlessServer = HeadlessServer()) -> HeadlessServer {
        closeLeftovers()
        open.append((server, Test.current?.id))
        UIApplication.shared.displays.open(server)
        return server
    }
}
