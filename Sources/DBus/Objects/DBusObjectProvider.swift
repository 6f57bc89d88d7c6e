/// Provides the objects below a path when they are called, for trees that are large or change often.
@MainActor package protocol DBusObjectProvider: AnyObject {
    /// Returns an object.
    ///
    /// - Parameter path: The path relative to that of the provider, such as `12/cell`; empty for the path itself.
    /// - Returns: Nil if there is no such object. The caller gets an error.
    func object(at path: String) -> (any DBusObject)?

    /// Returns the names of the objects directly below a path, for programs that inspect the tree. May be incomplete.
    func childNames(at path: String) -> [String]
}
