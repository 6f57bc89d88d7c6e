/// An event source other than the display, such as a signal, that wakes ``DisplayEventLoop/run()``.
///
/// The handler runs on the main thread between events, and also while an event handler runs the main run loop to wait
/// for something.
package struct DisplayInterrupt {
    /// A descriptor that is readable while the event is pending.
    package let descriptor: Int32
    /// Returns whether the event is pending. It is called once per iteration of the loop and makes no system call.
    package let isPending: () -> Bool
    /// Handles the event. The descriptor must not be readable afterwards.
    package let handler: @MainActor () -> Void

    package init(descriptor: Int32, isPending: @escaping () -> Bool, handler: @escaping @MainActor () -> Void) {
        self.descriptor = descriptor
        self.isPending = isPending
        self.handler = handler
    }
}
