extension DBusConnection {
    /// Subscribes to signals.
    ///
    /// - Parameters:
    ///   - member: The name of the signal; nil for all signals of the interface.
    ///   - interface: The interface of the signal.
    ///   - service: The name of the program that emits the signal. Signals of programs that do not own the name are
    ///     ignored, also if they claim to be from it.
    ///   - path: The path of the object that emits the signal; nil for all objects.
    ///   - argument: The first value of the signal, if it is a string; nil for any.
    ///   - handler: Called for each signal. It must check the signature of the values.
    package func subscribe(
        to member: String?, interface: String, from service: String, path: String? = nil, argument: String? = nil,
        handler: @escaping @MainActor (DBusMessage) -> Void
    ) -> DBusSubscription {
        signals.subscribe(
            DBusSignalFilter(service: service, interface: interface, member: member, path: path, argument: argument),
            handler)
    }

    /// Observes which program owns a name.
    ///
    /// - Parameters:
    ///   - service: The name.
    ///   - handler: Called with the unique name of the owner, or with nil if there is none: as soon as the bus has
    ///     answered, and when the owner changes. If the connection closes, an owner disappears.
    package func observeOwner(
        of service: String, handler: @escaping @MainActor (_ owner: String?) -> Void
    ) -> DBusSubscription { signals.observeOwner(of: service, handler) }
}
