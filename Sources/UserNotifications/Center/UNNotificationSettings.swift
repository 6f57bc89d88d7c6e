/// The support of the desktop for notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// Authorized if the desktop has a service for notifications, otherwise denied.
    public let authorizationStatus: UNAuthorizationStatus
    /// The support for notifications.
    public let alertSetting: UNNotificationSetting
    /// The support for sounds.
    public let soundSetting: UNNotificationSetting
    /// The support for a list that keeps notifications.
    public let notificationCenterSetting: UNNotificationSetting

    init(_ capabilities: NotificationCapabilities?) {
        authorizationStatus = capabilities == nil ? .denied : .authorized
        alertSetting = capabilities == nil ? .notSupported : .enabled
        soundSetting = capabilities?.playsSounds == true ? .enabled : .notSupported
        notificationCenterSetting = capabilities?.keepsNotifications == true ? .enabled : .notSupported
        super.init()
    }
}
