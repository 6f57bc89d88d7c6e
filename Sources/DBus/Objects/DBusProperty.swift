/// A property of an interface of exported objects.
struct DBusProperty {
    let name: String
    /// The signature of the value.
    let type: String
    /// A Boolean value that indicates whether changes are announced.
    let announcesChanges: Bool
    let get: @MainActor (any DBusObject) throws -> DBusValue
    /// Changes the value, and answers the call. Nil if the property is read-only.
    let set: (@MainActor (any DBusObject, DBusValue, DBusCall) throws -> Void)?
}
