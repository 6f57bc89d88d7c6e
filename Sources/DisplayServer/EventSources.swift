import CoreGraphics
import DBus

/// The descriptors that the event loop watches besides those of the display, with their handlers: those of message
/// buses.
@MainActor final class EventSources: DBusEventLoop {
    private let scheduler: Scheduler
    private var handlers: [Int32: @MainActor () -> Void] = [:]

    /// The descriptors, which end a wait when they are readable. In the order in which they were added.
    private(set) var descriptors: [Int32] = []

    /// Called before a handler calls code of the application.
    var applicationCodeHandler: (@MainActor () -> Void)?

    init(scheduler: Scheduler) { self.scheduler = scheduler }

    func applicationCodeWillRun() { applicationCodeHandler?() }

    func addHandler(for descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
        handlers[descriptor] = handler
        descriptors.append(descriptor)
    }

    func removeHandler(for descriptor: Int32) {
        handlers[descriptor] = nil
        descriptors.removeAll { $0 == descriptor }
    }

    var now: TimeInterval { scheduler.now }

    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any DBusTimer {
        scheduler.schedule(after: delay, action)
    }

    /// Calls the handlers of all descriptors.
    func serve() {
        for descriptor in descriptors { handlers[descriptor]?() }
    }
}

extension Scheduler.Task: DBusTimer {}
