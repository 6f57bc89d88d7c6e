/// The object that handles responses of the user to notifications of a service.
@MainActor protocol NotificationServiceDelegate: AnyObject {
    /// Tells the delegate that the user clicked a notification, or a button in it.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the notification, which is shown.
    ///   - action: The identifier of the button, one of the notification's; nil for the notification itself.
    ///   - reply: The text that the user wrote; nil without a field.
    ///   - activationToken: The token with which the app may bring a window to the front; nil without one.
    func notification(_ identifier: String, didInvoke action: String?, reply: String?, activationToken: String?)

    /// Tells the delegate that a notification is no longer shown.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the notification.
    ///   - isByUser: Whether the user closed it.
    func notificationDidClose(_ identifier: String, isByUser: Bool)
}
