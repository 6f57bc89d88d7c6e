/// A notification that the app schedules.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The text that identifies the notification. A new request replaces the notification with the same identifier.
    public let identifier: String
    /// The content, which does not change.
    public let content: UNNotificationContent
    /// The condition for showing the notification; nil to show it immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: A text that identifies the notification.
    ///   - content: The content, which is copied.
    ///   - trigger: The condition for showing the notification; nil to show it immediately.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }
}
