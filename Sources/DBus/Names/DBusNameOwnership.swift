/// The relation of a program to a name that it has requested.
package enum DBusNameOwnership: Equatable, Sendable {
    /// The program owns the name.
    case owned
    /// Another program owns the name. This program becomes the owner when that program releases it.
    case queued
    /// Another program owns the name.
    case taken
    /// The program owned the name, or waited for it. The name was released, taken over, or the connection has closed.
    case lost
    /// The bus did not assign the name.
    case failed(DBusError)
}
