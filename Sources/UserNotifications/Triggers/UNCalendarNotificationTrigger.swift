import DisplayServer

/// Shows a notification at a date and time, while the app runs.
///
/// ```swift
/// var components = DateComponents()
/// components.hour = 8
/// let everyMorning = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
/// ```
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // The compiler checks only final classes. All properties are constants of sendable types.
    /// The components of the date. Components that are not set match any value.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: The components of the date, in their calendar, or else in the user's.
    ///   - repeats: Whether the notification is shown again at each matching date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date that matches; nil if there is none.
    open func nextTriggerDate() -> Date? { nextDate(after: WallClock.now) }

    override func nextDate(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var components = dateComponents
        components.calendar = nil
        components.timeZone = nil
        return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    }
}
