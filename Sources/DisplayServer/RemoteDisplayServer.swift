/// A display server in another process, which processes requests after they were made, and to which other clients can
/// connect.
///
/// Test libraries use it to control an application from outside.
@MainActor package protocol RemoteDisplayServer: DisplayServer {
    /// Waits until the server has processed all requests so far. Afterwards, the queue contains all events that they
    /// caused, for ``DisplayEventLoop/processPendingEvents()`` to deliver.
    func synchronize()

    /// Returns the server's identifier of a surface's window, which other clients can use; nil for a surface of another
    /// display server.
    func windowID(of surface: any DisplaySurface) -> UInt?
}
