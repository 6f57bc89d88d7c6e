import CoreGraphics

/// Runs actions at a later time. UIKit and QuartzCore use no other clock.
@MainActor package final class Scheduler {
    /// A scheduled action.
    @MainActor package final class Task {
        fileprivate(set) package var deadline: TimeInterval
        fileprivate let order: UInt64
        fileprivate var action: (@MainActor () -> Void)?

        fileprivate init(deadline: TimeInterval, order: UInt64, action: @escaping @MainActor () -> Void) {
            self.deadline = deadline
            self.order = order
            self.action = action
        }

        /// Prevents the action from running. Does nothing if it has already run.
        package func cancel() { action = nil }

        /// A Boolean value that indicates whether the action has neither run nor been cancelled.
        package var isPending: Bool { action != nil }

        fileprivate func isBefore(_ other: Task) -> Bool {
            deadline != other.deadline ? deadline < other.deadline : order < other.order
        }
    }

    private let clock: () -> TimeInterval
    private var heap: [Task] = []
    private var nextOrder: UInt64 = 0

    /// Creates a scheduler.
    ///
    /// - Parameter clock: Returns the seconds since the system started. It must be monotonic.
    package init(clock: @escaping () -> TimeInterval) { self.clock = clock }

    /// The current time, in seconds since the system started.
    package var now: TimeInterval { clock() }

    /// Runs `action` at `deadline`. Actions with the same deadline run in the order in which they were scheduled.
    @discardableResult
    package func schedule(at deadline: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Task {
        let task = Task(deadline: deadline, order: nextOrder, action: action)
        nextOrder += 1
        heap.append(task)
        siftUp(heap.count - 1)
        return task
    }

    /// Runs `action` after `delay` seconds.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Task {
        schedule(at: now + delay, action)
    }

    /// Runs `action` at a date, based on the current offset between the wall clock and the scheduler's clock. If the
    /// date has passed, the action is due immediately.
    @discardableResult
    package func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> Task {
        schedule(after: max(0, date.timeIntervalSinceNow), action)
    }

    /// The deadline of the next pending action; nil if there is none.
    package var nextDeadline: TimeInterval? {
        while let first = heap.first, !first.isPending { removeFirst() }
        return heap.first?.deadline
    }

    /// Runs all actions that are due, in order of their deadlines. Actions that are scheduled meanwhile run in the next
    /// call at the earliest, even if their deadline has passed.
    package func runDue() {
        let limit = now
        let lastOrder = nextOrder
        while let deadline = nextDeadline, deadline <= limit, let task = heap.first {
            if task.order >= lastOrder { return }
            removeFirst()
            let action = task.action
            task.action = nil
            action?()
        }
    }

    private func siftUp(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].isBefore(heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].isBefore(heap[least]) { least = child }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
