import SystemSupport

/// Reports images that do not exist, in debug builds: without a report, an initializer that returns `nil` often just
/// leaves part of the interface empty.
enum ImageDiagnostics {
    /// Receives the reports. Tests replace its output.
    static let reporter = DiagnosticReporter()

    /// Writes a line, once for each text. Does nothing in release builds.
    static func report(_ text: @autoclosure () -> String) {
        #if DEBUG
            reporter.report(text())
        #endif
    }
}
