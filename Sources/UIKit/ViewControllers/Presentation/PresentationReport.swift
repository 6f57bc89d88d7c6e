/// Tells the programmer of presentations that cannot be made.
@MainActor package enum PresentationReport {
    /// Where reports go: to the standard error output, unless a test looks at them.
    package static var report: (String) -> Void = { text in
        FileHandle.standardError.write(Data("UIKit: \(text)\n".utf8))
    }
}
