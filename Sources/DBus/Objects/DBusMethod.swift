/// A method of an interface of exported objects.
struct DBusMethod {
    let name: String
    /// The signatures of the arguments and of the values in the reply.
    let arguments: String
    let results: String
    let handler: @MainActor (any DBusObject, DBusCall) -> Void
}
