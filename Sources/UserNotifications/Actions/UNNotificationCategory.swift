/// A kind of notifications, which have the same actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The text with which contents name the category.
    public let identifier: String
    /// The actions, in the order of their buttons.
    public let actions: [UNNotificationAction]
    /// Names of intents, which Linux has no counterpart for.
    public let intentIdentifiers: [String]
    /// The behavior.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        super.init()
    }
}
