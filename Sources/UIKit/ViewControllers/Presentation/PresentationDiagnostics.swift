import SystemSupport

/// Diagnostic messages about invalid attempts to present or dismiss a view controller.
@MainActor package enum PresentationDiagnostics {
    /// Writes a message to the standard error output. Tests replace this closure.
    package static var report: (String) -> Void = { text in
        StandardError.write(line: "UIKit: \(text)")
    }
}
