extension DBusConnection {
    /// Requests a well-known name, under which other programs find this one.
    ///
    /// - Parameters:
    ///   - name: The name, such as `org.example.Player`.
    ///   - options: The treatment of other programs.
    ///   - handler: Called, never before this method returns, with the answer of the bus, and when the ownership
    ///     changes. After ``DBusNameOwnership/taken``, ``DBusNameOwnership/lost`` and
    ///     ``DBusNameOwnership/failed(_:)``, it is not called again.
    package func requestName(
        _ name: String, options: DBusNameOptions = .doesNotQueue,
        handler: @escaping @MainActor (DBusNameOwnership) -> Void
    ) { names.request(name, options, handler) }

    /// Releases a name, or stops waiting for it. The handler of the request is not called again.
    package func releaseName(_ name: String) { names.release(name) }
}
