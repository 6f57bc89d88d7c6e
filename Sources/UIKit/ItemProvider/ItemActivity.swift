import Foundation

/// Counts the loads of item providers that have not ended. A lock protects it, because loads end on any thread.
final class ItemActivity: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var actions: [@MainActor @Sendable () -> Void] = []

    /// Counts the loads of providers from now on.
    @MainActor func observe(_ items: [UIDragItem]) { for item in items { item.itemProvider.activity = self } }

    func begin() { lock.withLock { count += 1 } }

    func end() {
        let due = lock.withLock {
            count -= 1
            guard count == 0 else { return [@MainActor @Sendable () -> Void]() }
            defer { actions = [] }
            return actions
        }
        guard !due.isEmpty else { return }
        DispatchQueue.main.async { for action in due { action() } }
    }

    /// Calls a closure on the main thread when no load is in progress: immediately if there is none.
    @MainActor func whenIdle(_ action: @escaping @MainActor @Sendable () -> Void) {
        let isIdle = lock.withLock {
            if count > 0 { actions.append(action) }
            return count == 0
        }
        if isIdle { action() }
    }
}
