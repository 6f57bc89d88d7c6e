/// A service of the desktop that shows notifications.
@MainActor protocol NotificationService: AnyObject {
    /// Handles responses of the user. It is not retained.
    var delegate: (any NotificationServiceDelegate)? { get set }

    /// Asks the service for its capabilities, and starts it if it does not run.
    ///
    /// - Parameter completion: Called once, with nil if there is no service.
    func findCapabilities(_ completion: @escaping @MainActor (NotificationCapabilities?) -> Void)

    /// Shows a notification, instead of one with the same identifier.
    ///
    /// - Parameter completion: Called once, with a Boolean value that indicates whether the service shows it.
    func show(_ notification: ServiceNotification, _ completion: @escaping @MainActor (Bool) -> Void)

    /// Closes a notification.
    func withdraw(_ identifier: String)
}
