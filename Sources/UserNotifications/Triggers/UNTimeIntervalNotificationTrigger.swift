import DisplayServer

/// Shows a notification after a time, while the app runs.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds, which must be finite and greater than 0, and at least 60 if the
    ///     notification repeats. Other values end the process.
    ///   - repeats: Whether the notification is shown again each time.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval.isFinite && timeInterval > 0, "the time interval must be greater than 0")
        precondition(!repeats || timeInterval >= 60, "the time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the date at which the notification would be shown if it were added now.
    open func nextTriggerDate() -> Date? { nextDate(after: WallClock.now) }

    override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}
