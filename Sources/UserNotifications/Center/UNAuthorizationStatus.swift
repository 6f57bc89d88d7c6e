/// Constants that indicate whether the desktop shows notifications of the app.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not used: it is always known whether the desktop shows notifications.
    case notDetermined = 0
    /// The desktop has no service for notifications.
    case denied = 1
    /// The desktop shows notifications.
    case authorized = 2
}
