extension UIAccessibility {
    /// The kinds of changes of which apps tell assistive technologies. The raw values are those of Apple's platforms.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public var rawValue: UInt32
        /// Creates a notification with a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A new screen with much other content. The argument is the element to which the cursor moves, a text to
        /// speak, or `nil` for the first element.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A change of a part of the screen. The argument is the element to which the cursor moves, a text to speak, or
        /// `nil`.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A message. The argument is the text, with or without attributes.
        public static let announcement = Notification(rawValue: 1008)
        /// The end of scrolling by a page. The argument is a text that describes the position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// A kind of assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name of the technology.
        public let rawValue: String
        /// Creates an identifier with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }
}
