import CoreGraphics

/// Everything that is to happen at a later time, in one place. UIKit and QuartzCore know no other clock.
@MainActor package final class Scheduler {
    /// Something to be done at a time, until it is cancelled or was done.
    @MainActor package final class Task {
        fileprivate(set) package var deadline: TimeInterval
        fileprivate let order: UInt64
        fileprivate var action: (@MainActor () -> Void)?

        fileprivate init(deadline: TimeInterval, order: UInt64, action: @escaping @MainActor () -> Void) {
            self.deadline = deadline
            self.order = order
            self.action = action
        }

        /// The action will not run. Does nothing if it did already.
        package func cancel() { action = nil }

        /// Whether the action is still to run.
        package var isPending: Bool { action != nil }

        fileprivate func isBefore(_ other: Task) -> Bool {
            deadline != other.deadline ? deadline < other.deadline : order < other.order
        }
    }

    private let clock: () -> TimeInterval
    private var heap: [Task] = []
    private var nextOrder: UInt64 = 0

    /// - Parameter clock: seconds since the system started, never running backwards.
    package init(clock: @escaping () -> TimeInterval) { self.clock = clock }

    /// Seconds since the system started.
    package var now: TimeInterval { clock() }

    /// Runs `action` once `deadline` has come. Actions of one deadline run in the order they were scheduled.
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

    /// Runs `action` when the calendar's clock will have come to a date, as far as can be said now; at once if it has.
    @discardableResult
    package func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> Task {
        schedule(after: max(0, date.timeIntervalSinceNow), action)
    }

    /// When the next action is due; nil when there is none.
    package var nextDeadline: TimeInterval? {
        while let first = heap.first, !first.isPending { removeFirst() }
        return heap.first?.deadline
    }

    /// Runs what is due by now, in order of time. What an action schedules for the past runs at the next call.
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
