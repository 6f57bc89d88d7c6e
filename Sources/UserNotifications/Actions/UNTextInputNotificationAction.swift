/// A field in a notification, in which the user writes a reply.
///
/// Servers with the capability `inline-reply`, such as that of KDE, show it. Others do not offer the action. A
/// notification has one field: the first one of the category.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The title of the button that sends the reply.
    public let textInputButtonTitle: String
    /// The text in the empty field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}
