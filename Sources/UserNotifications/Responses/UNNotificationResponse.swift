/// The response of the user to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action: that of a ``UNNotificationAction``, ``UNNotificationDefaultActionIdentifier`` or
    /// ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}
