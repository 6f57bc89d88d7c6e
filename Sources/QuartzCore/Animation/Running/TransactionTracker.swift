/// An object that calls the completion block of a transaction when the transaction, and all animations that were added
/// in it, have ended.
@MainActor final class TransactionTracker {
    private var completion: (@MainActor () -> Void)?
    private var count = 0
    private var isClosed = false

    init(_ completion: @escaping @MainActor () -> Void) { self.completion = completion }

    func addAnimation() { count += 1 }

    func animationDidEnd() {
        count -= 1
        runIfDone()
    }

    func close() {
        isClosed = true
        runIfDone()
    }

    private func runIfDone() {
        guard isClosed, count == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}
