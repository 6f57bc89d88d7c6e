/// The content of a notification, which the app sets.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// content.body = "The tea is ready."
/// content.sound = .default
/// ```
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // As its superclass. The app must not use an object on several threads while it changes it. Requests copy it.
    /// The title. Empty by default; the desktop then shows the name of the app.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// A second title, which the desktop shows above the body. Empty by default.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The text, which is shown as it is: markup has no meaning. Empty by default.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The number at the icon of the app, which is set with the notification; nil, the default, to leave it.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    /// The sound; nil, the default, for none.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    /// Values of the app, which are in the response. Empty by default.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    /// The identifier of the ``UNNotificationCategory`` with the actions of the notification. Empty by default.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    /// A text by which the app groups notifications. Empty by default.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    /// The images. Empty by default.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }

    /// The importance. The default is active.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
}
