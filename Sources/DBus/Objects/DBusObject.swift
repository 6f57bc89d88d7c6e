/// An object that other programs call over a bus.
///
/// ```swift
/// final class Counter: DBusObject {
///     private var count: UInt32 = 0
///
///     static let counter = DBusInterface("org.example.Counter", of: Counter.self) {
///         $0.method("Add", takes: "u", returns: "u") { counter, call in
///             counter.count &+= UInt32(call.arguments[0].integer ?? 0)
///             return [.uint32(counter.count)]
///         }
///         $0.property("Count", "u") { counter in .uint32(counter.count) }
///         $0.signal("Overflowed")
///     }
///
///     var interfaces: [DBusInterface] { [Self.counter] }
/// }
///
/// bus.export(counter, at: "/org/example/Counter")
/// ```
///
/// The interfaces are tables that all objects of a class share, so an object costs no memory in the connection beyond
/// its path. The standard interfaces Peer, Introspectable and Properties are answered for all objects.
@MainActor package protocol DBusObject: AnyObject {
    /// The interfaces of the object. They may change over time.
    var interfaces: [DBusInterface] { get }

    /// Returns an interface of the object; nil if it has no such interface. By default, one of ``interfaces``. An object
    /// that is called often, and finds out which interfaces it has, implements it.
    func interface(named name: String) -> DBusInterface?
}

extension DBusObject {
    package func interface(named name: String) -> DBusInterface? { interfaces.first { $0.name == name } }
}
