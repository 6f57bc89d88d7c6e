/// The response of a user who wrote a reply.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The reply.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
