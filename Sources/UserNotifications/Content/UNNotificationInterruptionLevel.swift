/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// The notification waits in the list of the desktop. Its urgency is low.
    case passive = 0
    /// The notification is shown. Its urgency is normal.
    case active = 1
    /// The notification is shown immediately. Its urgency is normal.
    case timeSensitive = 2
    /// The notification is shown until the user closes it, also while the user is not to be disturbed. Its urgency is
    /// critical.
    case critical = 3
}
