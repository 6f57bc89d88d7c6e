/// The properties that the animations of updates have in common, in tables and in collection views.
@MainActor enum ListUpdateAnimation {
    /// The duration in seconds.
    static let duration: Double = 0.3

    /// Calls completion handlers after the current event (TV-39).
    static func complete(_ completions: [(Bool) -> Void], _ isFinished: Bool) {
        guard !completions.isEmpty else { return }
        DeferredEventWork.perform { for completion in completions { completion(isFinished) } }
    }
}
