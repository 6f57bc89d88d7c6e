/// Methods that handle notifications while the app is active, and responses of the user.
///
/// All methods are optional: they have default implementations. Implement either the method with a completion handler
/// or the asynchronous one.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks the delegate how to present a notification while the app is active. The default calls the asynchronous
    /// method.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - notification: The notification.
    ///   - completionHandler: A closure to call with the parts that are presented, on any thread.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// Returns how to present a notification while the app is active. The default is not to present it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Tells the delegate that the user clicked a notification or a button in it. The default calls the asynchronous
    /// method.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - response: The response.
    ///   - completionHandler: A closure to call when the response has been handled.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// Tells the delegate that the user clicked a notification or a button in it. The default does nothing.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Calls the asynchronous method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let completion = TransferredCompletion(completionHandler)
        Task { @MainActor in completion.call(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Returns no options: the notification is not presented.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Calls the asynchronous method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let completion = TransferredCompletion<Void> { _ in completionHandler() }
        Task { @MainActor in
            await userNotificationCenter(center, didReceive: response)
            completion.call(())
        }
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
