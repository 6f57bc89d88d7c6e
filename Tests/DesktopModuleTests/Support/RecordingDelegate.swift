import UserNotifications

/// Records the responses of the user.
@MainActor final class RecordingDelegate: NSObject, UNUserNotificationCenterDelegate {
    var log: [String] = []
    var options: UNNotificationPresentationOptions = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        log.append("present \(notification.request.identifier)")
        completionHandler(options)
        // Further calls have no effect.
        completionHandler([.banner])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText
        let action = response.actionIdentifier.split(separator: ".").last ?? ""
        log.append("\(response.notification.request.identifier) \(action)\(text.map { " " + $0 } ?? "")")
        completionHandler()
    }
}
