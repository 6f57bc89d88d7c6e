/// A button in a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The text that identifies the action in a ``UNNotificationResponse``.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The behavior.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}
