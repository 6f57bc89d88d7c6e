import SystemSupport

/// Prints the issues of windows to standard error, each once, if `UIKIT_ACCESSIBILITY_AUDIT` is `1`.
@MainActor final class AccessibilityReport {
    private var known: Set<String> = []
    private let output: @MainActor (String) -> Void

    init(output: @escaping @MainActor (String) -> Void) { self.output = output }

    /// Prints the issues that are new after a layout.
    func update(_ windows: [UIWindow]) {
        for window in windows where !window.isHidden {
            for issue in AccessibilityAudit.issues(in: window) {
                let text = issue.description
                if known.insert(text).inserted { output("accessibility: " + text) }
            }
        }
    }
}
