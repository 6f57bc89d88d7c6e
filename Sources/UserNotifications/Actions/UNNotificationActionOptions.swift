/// The behavior of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action needs an unlocked device. Desktops offer no actions while they are locked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action deletes something. Desktops show all actions alike.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The action brings the app to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
