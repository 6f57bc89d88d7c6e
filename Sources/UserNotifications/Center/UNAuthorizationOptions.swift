/// The kinds of interactions that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number at the icon of the app.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Notifications.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Sounds that are played also while the user is not to be disturbed.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Authorization without a question. The desktop asks no question in any case.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
