/// A notification that has been shown.
open class UNNotification: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The date at which it was shown.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}
