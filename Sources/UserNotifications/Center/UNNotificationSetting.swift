/// Constants that indicate whether the desktop supports a kind of interaction.
public enum UNNotificationSetting: Int, Sendable {
    /// The desktop does not support it.
    case notSupported = 0
    /// The user does not permit it. Not used: desktops do not report the user's choice.
    case disabled = 1
    /// The desktop supports it.
    case enabled = 2
}
