/// Calls a completion closure when several batches of updates have ended.
@MainActor final class BatchCompletion {
    private var count: Int
    private let completion: (() -> Void)?

    init(count: Int, _ completion: (() -> Void)?) {
        self.count = count
        self.completion = completion
    }

    func endOne() {
        count -= 1
        if count == 0 { completion?() }
    }

    /// Calls the closure after the current event if there is no batch.
    func endIfEmpty() {
        guard count == 0, let completion else { return }
        count = -1
        DeferredEventWork.perform { completion() }
    }
}
