/// The program that owns a name on the bus.
struct DBusNameOwner {
    /// The unique name of the program; nil if no program owns the name, or while the owner is unknown.
    var name: String?
    /// A Boolean value that indicates whether the bus has answered.
    var isKnown = false
    /// The number of subscriptions that need the owner.
    var useCount = 0
    /// The closures to call with each owner, with the numbers that identify them.
    var handlers: [(number: Int, handler: @MainActor (String?) -> Void)] = []
}
