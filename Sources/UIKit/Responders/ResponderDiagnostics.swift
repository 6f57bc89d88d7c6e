import QuartzCore

/// Tells the programmer of a responder chain that cannot be meant.
@MainActor package enum ResponderDiagnostics {
    /// Where reports go: to the standard error output, unless a test looks at them.
    package static var report: (String) -> Void = { text in
        FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
    }

    /// The responder of the last report: a chain that is walked at each event is reported once.
    private static weak var reported: UIResponder?

    /// Reports that the chain comes back to a responder.
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
        report("the responder chain goes in a circle: \(names). It was cut there: look at what overrides `next`.")
    }

    /// Reports something that may happen on any thread. Away from the main thread reports go to the standard error output.
    nonisolated static func reportFromAnyThread(_ text: String) {
        if ifOnMainActor({ report(text) }) == nil {
            FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
        }
    }
}
