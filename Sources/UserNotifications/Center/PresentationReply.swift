/// The completion handler that a delegate calls with the parts of a notification to present. Further calls are ignored.
@MainActor final class PresentationReply {
    private var action: (@MainActor (UNNotificationPresentationOptions) -> Void)?

    init(_ action: @escaping @MainActor (UNNotificationPresentationOptions) -> Void) { self.action = action }

    /// A handler that can be called on any thread.
    nonisolated var handler: @Sendable (UNNotificationPresentationOptions) -> Void {
        { options in MainThread.perform { self.finish(options) } }
    }

    private func finish(_ options: UNNotificationPresentationOptions) {
        let action = action
        self.action = nil
        action?(options)
    }
}
