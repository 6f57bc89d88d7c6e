/// An action that a ``DBusEventLoop`` runs later.
@MainActor package protocol DBusTimer: AnyObject {
    /// Prevents the action from running. Does nothing if it has already run.
    func cancel()
}
