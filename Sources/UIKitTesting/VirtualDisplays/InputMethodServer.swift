import CXTest
import Foundation

/// An input method that tests have started, for programs whose `XMODIFIERS` is ``modifiers``.
@MainActor package protocol InputMethodServer: AnyObject {
    /// The process that programs talk to.
    var processID: pid_t { get }

    /// Ends it.
    func stop()
}

/// The input methods for Hangul that tests know. Each begins with letters; Shift and the space bar switch.
package enum HangulMethod: String, CaseIterable, Sendable, CustomStringConvertible {
    case nabi, ibus

    package var description: String { rawValue }

    /// Those that are installed.
    package static var installed: [HangulMethod] {
        allCases.filter { $0 == .nabi ? HangulServer.path != nil : IBusServer.isInstalled }
    }

    /// What `XMODIFIERS` has to say.
    package var modifiers: String { "@im=" + rawValue }

    /// Starts it and waits until it serves.
    ///
    /// - Throws: ``VirtualDisplayError`` if it is not installed or does not serve.
    @MainActor package func start(_ display: VirtualDisplay) throws -> any InputMethodServer {
        switch self {
        case .nabi: try HangulServer(display)
        case .ibus: try IBusServer(display)
        }
    }
}
