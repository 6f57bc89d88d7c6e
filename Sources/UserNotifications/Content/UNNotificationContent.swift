/// The content of a notification.
///
/// Apps create a ``UNMutableNotificationContent``; the content of a request does not change.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // The compiler checks only final classes. The values of an object of this class do not change.
    /// The properties, which only objects of the mutable subclass change.
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
    }

    var values = Values()

    /// The title.
    open var title: String { values.title }
    /// A second title, which the desktop shows above the body.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number at the icon of the app, which is set with the notification; nil to leave it. 0 removes it.
    open var badge: NSNumber? { values.badge }
    /// The sound; nil for none.
    open var sound: UNNotificationSound? { values.sound }
    /// Values of the app.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The identifier of the ``UNNotificationCategory`` with the actions of the notification; empty for none.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// A text by which the app groups notifications. Desktops group them by app.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The images. The desktop shows the first one.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The importance, by which the desktop decides whether the notification interrupts the user.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

    /// Creates an empty content.
    public override init() { super.init() }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Returns an object that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    /// Returns an object that the app can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}
