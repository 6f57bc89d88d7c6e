/// An error of UserNotifications.
public struct UNError: Error, Hashable, Sendable {
    /// The error codes, with the values of Apple's UserNotifications.
    public enum Code: Int, Sendable {
        /// The desktop shows no notifications of the app.
        case notificationsNotAllowed = 1
        /// The file of an attachment does not exist, or is no file.
        case attachmentInvalidURL = 100
        /// The file of an attachment is not an image.
        case attachmentUnrecognizedType = 101
        /// The trigger of a notification has no next date.
        case notificationInvalidNoDate = 1400
        /// A notification has neither a title nor a body.
        case notificationInvalidNoContent = 1401
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}
