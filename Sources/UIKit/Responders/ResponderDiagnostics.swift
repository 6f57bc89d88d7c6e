import QuartzCore
import SystemSupport

/// Reports mistakes in the responder chain, and in the use of selectors and of observed properties.
@MainActor package enum ResponderDiagnostics {
    /// The closure that receives reports. It prints to standard error unless a test replaces it.
    package static var report: (String) -> Void = { text in
        StandardError.write(line: "UIKit: \(text)")
    }

    /// The responder of the last report, so that a chain that is traversed for each event is reported only once.
    private static weak var reported: UIResponder?

    /// Reports that the chain contains a cycle through a responder.
    static func reportLoop(at responder: UIResponder) {
        guard reported !== responder else { return }
        reported = responder
        var path = [responder]
        var current = responder.next
        while let next = current, next !== responder, path.count < 20 {
            path.append(next)
            current = next.next
        }
        let names = (path + [responder]).map { "\(type(of: $0))" }.joined(separator: " → ")
        report("the responder chain contains a cycle: \(names). Traversal stopped; check the overrides of `next`.")
    }

    private nonisolated static let reporter = DiagnosticReporter()

    /// Reports a message from any thread, once for each text. Does nothing in release builds of the toolkit.
    nonisolated static func reportOnce(_ text: @autoclosure () -> String) {
        #if DEBUG
        let text = text()
        if reporter.isNew(text) { reportFromAnyThread(text) }
        #endif
    }

    /// Reports a message from any thread. On threads other than the main thread, the message is printed to standard
    /// error.
    nonisolated static func reportFromAnyThread(_ text: String) {
        if ifOnMainActor({ report(text) }) == nil {
            StandardError.write(line: "UIKit: \(text)")
        }
    }
}
