/// The condition for showing a notification. Use a subclass.
///
/// Triggers work while the app runs: the desktop does not start an app to show a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// A Boolean value that indicates whether the notification is shown again each time.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// Returns the next date after another one; nil if there is none.
    func nextDate(after date: Date) -> Date? { nil }
}
