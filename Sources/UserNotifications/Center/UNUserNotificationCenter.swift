/// The object that shows notifications of the app on the desktop.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// content.body = "The tea is ready."
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
/// center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// ```
///
/// Notifications are shown by the notification server of the desktop (`org.freedesktop.Notifications`), or in a sandbox
/// by the desktop portal (PO-12). The user need not authorize them. Methods may be called on any thread. Completion
/// handlers are called on the main thread, after the method has returned.
///
/// While a window of the app has keyboard focus, notifications are shown only if the ``delegate`` says so. Requests
/// with triggers exist while the app runs.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // The compiler checks only final classes. The state is that of the main actor.
    private static let shared = UNUserNotificationCenter()

    /// Returns the notification center of the app.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The object that handles responses of the user. It is not retained.
    @preconcurrency @MainActor open weak var delegate: (any UNUserNotificationCenterDelegate)?

    @MainActor lazy var dispatcher = NotificationDispatcher(center: self)

    override init() { super.init() }

    private func perform(_ body: @escaping @MainActor @Sendable (NotificationDispatcher) -> Void) {
        MainThread.perform { body(self.dispatcher) }
    }

    /// Passes a value of the dispatcher to a completion handler later.
    private func report<Value: Sendable>(
        _ handler: @escaping @Sendable (Value) -> Void,
        _ value: @escaping @MainActor @Sendable (NotificationDispatcher) -> Value
    ) {
        perform { dispatcher in
            let value = value(dispatcher)
            MainThread.later { handler(value) }
        }
    }

    /// Calls a method with a completion handler, and returns what the handler receives.
    private func result<Value: Sendable>(of call: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
        await withCheckedContinuation { continuation in call { continuation.resume(returning: $0) } }
    }

    // MARK: Authorization

    /// Finds out whether the desktop shows notifications. The user is not asked.
    ///
    /// - Parameters:
    ///   - options: The kinds of interactions.
    ///   - completionHandler: A closure that is called with true if the desktop has a service for notifications, and
    ///     never with an error.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform { $0.findCapabilities { completionHandler($0 != nil, nil) } } }

    /// Returns true if the desktop has a service for notifications. The user is not asked.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await result { handler in requestAuthorization(options: options) { isGranted, _ in handler(isGranted) } }
    }

    /// Reports the support of the desktop for notifications.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        perform { $0.findCapabilities { completionHandler(UNNotificationSettings($0)) } }
    }

    /// Returns the support of the desktop for notifications.
    open func notificationSettings() async -> UNNotificationSettings {
        await result { getNotificationSettings(completionHandler: $0) }
    }

    // MARK: Requests

    /// Schedules a notification, or shows it immediately if it has no trigger. It replaces a notification with the same
    /// identifier, scheduled or shown.
    ///
    /// - Parameters:
    ///   - request: The notification.
    ///   - completionHandler: A closure that is called with nil, or with a ``UNError`` if the request is invalid, or if
    ///     the desktop does not show the notification.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { perform { $0.add(request) { completionHandler?($0) } } }

    /// Schedules a notification, or shows it immediately if it has no trigger.
    ///
    /// - Throws: ``UNError`` if the request is invalid, or if the desktop does not show the notification.
    open func add(_ request: UNNotificationRequest) async throws {
        if let error = await result(of: { add(request, withCompletionHandler: $0) }) { throw error }
    }

    /// Reports the requests that wait for their trigger, in the order in which they were added.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        report(completionHandler) { $0.pendingRequests }
    }

    /// Returns the requests that wait for their trigger, in the order in which they were added.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await result { getPendingNotificationRequests(completionHandler: $0) }
    }

    /// Removes requests that wait for their trigger.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        perform { $0.removePending(Set(identifiers)) }
    }

    /// Removes all requests that wait for their trigger.
    open func removeAllPendingNotificationRequests() { perform { $0.removePending(nil) } }

    // MARK: Delivered notifications

    /// Reports the notifications that are shown, or that the desktop keeps in its list, in the order of their dates.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        report(completionHandler) { $0.deliveredNotifications }
    }

    /// Returns the notifications that are shown, or that the desktop keeps in its list, in the order of their dates.
    open func deliveredNotifications() async -> [UNNotification] {
        await result { getDeliveredNotifications(completionHandler: $0) }
    }

    /// Removes notifications from the desktop.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        perform { $0.removeDelivered(Set(identifiers)) }
    }

    /// Removes all notifications of the app from the desktop.
    open func removeAllDeliveredNotifications() { perform { $0.removeDelivered(nil) } }

    // MARK: Categories and badge

    /// Sets the kinds of notifications with their actions. Notifications that are shown do not change.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        perform { $0.categories = categories }
    }

    /// Reports the kinds of notifications.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        report(completionHandler) { $0.categories }
    }

    /// Returns the kinds of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        await result { getNotificationCategories(completionHandler: $0) }
    }

    /// Sets the number at the icon of the app in the desktop's launcher, as `applicationIconBadgeNumber` of
    /// `UIApplication` does.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number. 0 and negative numbers remove it.
    ///   - completionHandler: A closure that is called with nil.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        report({ completionHandler?($0) }) { dispatcher -> (any Error)? in
            dispatcher.setBadge(newBadgeCount)
            return nil
        }
    }

    /// Sets the number at the icon of the app in the desktop's launcher.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        if let error = await result(of: { setBadgeCount(newBadgeCount, withCompletionHandler: $0) }) { throw error }
    }
}
