import QuartzCore
import Synchronization

/// A delayed method call on the thread that requested it.
final class DelayedPerform: @unchecked Sendable {
    // Unchecked: each instance is used on one thread. Other threads only compare `thread`.
    private let target: AnyObject
    let selector: Selector
    private let argument: Any?
    /// The thread of the call; nil for the main actor.
    private let thread = currentThread
    /// Invalidates the timer, which retains this object.
    private var endTimer: (() -> Void)?

    private init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    private static var currentThread: pthread_t? { isMainActorCurrent ? nil : pthread_self() }

    private static let pending = Mutex<[DelayedPerform]>([])

    /// Schedules a method call on the current thread's run loop. On the main thread, the display server's scheduler is
    /// used, whose time is virtual in tests.
    static func schedule(_ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval) {
        let request = DelayedPerform(selector, target, argument)
        pending.withLock { $0.append(request) }
        let delay = delay.isFinite ? max(0, delay) : 0
        if ifOnMainActor({ request.schedule(after: delay) }) == true { return }
        let timer = Timer(timeInterval: delay, repeats: false) { _ in request.run() }
        request.endTimer = { timer.invalidate() }
        RunLoop.current.add(timer, forMode: .common)
    }

    /// Cancels the pending calls on `target` that match.
    static func cancel(on target: AnyObject, where matches: (DelayedPerform) -> Bool) {
        // Compare arguments and release objects outside the lock.
        let thread = currentThread
        for request in pending.withLock({ $0 }) {
            guard request.thread == thread, request.target === target, matches(request) else { continue }
            request.endTimer?()
            request.forget()
        }
    }

    /// Returns a Boolean value that indicates whether the argument equals `other`.
    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let argument = argument as? any Hashable, let other = other as? any Hashable {
            return AnyHashable(argument) == AnyHashable(other)
        }
        return argument as AnyObject === other as AnyObject
    }

    /// Schedules the call on the display server's scheduler; returns false if there is no open display.
    @MainActor private func schedule(after delay: TimeInterval) -> Bool {
        guard let display = UIApplication.existing?.displays.currentIfOpen else { return false }
        let task = display.server.scheduler.schedule(after: delay) { self.run() }
        endTimer = { _ = ifOnMainActor { task.cancel() } }
        return true
    }

    private func run() {
        forget()
        selector.perform(on: target, sender: argument, event: nil)
    }

    private func forget() {
        endTimer = nil
        DelayedPerform.pending.withLock { $0.removeAll { $0 === self } }
    }
}
