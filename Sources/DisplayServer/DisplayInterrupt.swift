/// An event from outside of the display, such as a signal, that ends the sleep of ``DisplayServer/run()``.
///
/// The handler is called on the loop's thread between events, and also while a handler of an event runs the main run
/// loop to wait for something.
package struct DisplayInterrupt {
    /// A descriptor that is readable while the event is pending.
    package let descriptor: Int32
    /// Returns whether the event is pending. It is asked once a turn of the loop and makes no system call.
    package let isPending: () -> Bool
    /// Handles the event. Afterwards the descriptor must not be readable.
    package let handler: @MainActor () -> Void

    package init(descriptor: Int32, isPending: @escaping () -> Bool, handler: @escaping @MainActor () -> Void) {
        self.descriptor = descriptor
        self.isPending = isPending
        self.handler = handler
    }
}
