/// The treatment of other programs that own or request the same name.
package struct DBusNameOptions: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another program may take over the name.
    package static let allowsReplacement = DBusNameOptions(rawValue: 1)
    /// Takes over the name from a program that allows it.
    package static let replacesOwner = DBusNameOptions(rawValue: 2)
    /// Does not wait until another program releases the name.
    package static let doesNotQueue = DBusNameOptions(rawValue: 4)
}
