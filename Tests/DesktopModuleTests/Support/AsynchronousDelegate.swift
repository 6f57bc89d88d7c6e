import UserNotifications

/// A delegate that implements the asynchronous methods.
@MainActor final class AsynchronousDelegate: NSObject, UNUserNotificationCenterDelegate {
    var log: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await Task.yield()
        log.append("present \(notification.request.identifier)")
        return [.banner, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { log.append(response.notification.request.identifier) }
}
