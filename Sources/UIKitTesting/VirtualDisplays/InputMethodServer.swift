import CXTest
import Foundation

/// An input method server that tests have started.
@MainActor package protocol InputMethodServer: AnyObject {
    /// The ID of the process that applications communicate with.
    var processID: pid_t { get }

    /// Terminates the server.
    func stop()
}

/// An input method for Hangul that tests can start. Each starts in Latin mode; Shift-Space switches.
package enum HangulMethod: String, CaseIterable, Sendable, CustomStringConvertible {
    case nabi, ibus

    package var description: String { rawValue }

    /// The installed input methods.
    package static var installed: [HangulMethod] {
        allCases.filter { $0 == .nabi ? HangulServer.path != nil : IBusServer.isInstalled }
    }

    /// The value of `XMODIFIERS` for applications.
    package var modifiers: String { "@im=" + rawValue }

    /// Starts the input method and waits until it serves.
    ///
    /// - Throws: ``VirtualDisplayError`` if it is not installed or does not start.
    @MainActor package func start(_ display: VirtualDisplay) throws -> any InputMethodServer {
        switch self {
        case .nabi: try HangulServer(display)
        case .ibus: try IBusServer(display)
        }
    }
}
