/// The parts of a notification that are presented while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number at the icon of the app.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// The notification in the list of the desktop. Desktops show it as ``banner`` does.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// The notification.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
