/// The behavior of notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate receives a response with ``UNNotificationDismissActionIdentifier`` when the user closes the
    /// notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
