import Foundation

/// The event loop of the process, which runs connections to message buses. A display server implements it.
///
/// The loop waits for the descriptors of all connections, besides its own ones:
///
/// ```
/// repeat
///     wait until a descriptor is readable, or the next scheduled action is due
///     call the handlers of the descriptors; run the actions that are due
/// ```
///
/// A handler may be called although its descriptor is not readable. Handlers and actions do not block.
@MainActor package protocol DBusEventLoop: AnyObject {
    /// Starts waiting for a descriptor, which has no handler yet, to become readable.
    func addHandler(for descriptor: Int32, _ handler: @escaping @MainActor () -> Void)

    /// Stops waiting for a descriptor. A handler or an action may call it.
    func removeHandler(for descriptor: Int32)

    /// The time of the event loop in seconds, from any beginning.
    var now: TimeInterval { get }

    /// Runs an action once, after a delay in seconds and after the current handler has returned.
    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any DBusTimer

    /// Notes that the handler of a message is about to call code of the application, which can add work to the run
    /// loop and to the main queue. The default does nothing.
    func applicationCodeWillRun()
}

extension DBusEventLoop {
    package func applicationCodeWillRun() {}
}
