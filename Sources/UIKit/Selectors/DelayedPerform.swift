import QuartzCore
import Synchronization

/// A method that is to be called later, on the thread that asked for it.
final class DelayedPerform: @unchecked Sendable {
    // Unchecked: used on one thread. Others only see in the list that it is not theirs.
    private let target: AnyObject
    let selector: Selector
    private let argument: Any?
    /// The thread; nil for the main actor.
    private let thread = currentThread
    /// Ends the timer, which retains this object.
    private var endTimer: (() -> Void)?

    private init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    private static var currentThread: pthread_t? { isMainActorCurrent ? nil : pthread_self() }

    private static let pending = Mutex<[DelayedPerform]>([])

    /// Calls a method after a delay, on the thread's run loop. On the main thread that is in the time of the display, which
    /// is virtual in tests.
    static func schedule(_ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval) {
        let request = DelayedPerform(selector, target, argument)
        pending.withLock { $0.append(request) }
        let delay = delay.isFinite ? max(0, delay) : 0
        if ifOnMainActor({ request.schedule(after: delay) }) == true { return }
        let timer = Timer(timeInterval: delay, repeats: false) { _ in request.run() }
        request.endTimer = { timer.invalidate() }
        RunLoop.current.add(timer, forMode: .common)
    }

    /// Cancels what is to be called on `target` and matches.
    static func cancel(on target: AnyObject, where matches: (DelayedPerform) -> Bool) {
        // Arguments are compared, and objects released, outside of the lock.
        let thread = currentThread
        for request in pending.withLock({ $0 }) {
            guard request.thread == thread, request.target === target, matches(request) else { continue }
            request.endTimer?()
            request.forget()
        }
    }

    /// Whether the argument is equal to `other`.
    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let argument = argument as? any Hashable, let other = other as? any Hashable {
            return AnyHashable(argument) == AnyHashable(other)
        }
        return argument as AnyObject === other as AnyObject
    }

    /// Calls it in the time of the display; returns false if there is none.
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
