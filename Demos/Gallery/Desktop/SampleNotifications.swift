import UIKit
import UserNotifications

/// Shows notifications with actions, also while the Gallery is active.
final class SampleNotifications: NSObject, UNUserNotificationCenterDelegate {
    private let log: (String) -> Void
    /// Called with a sentence about the service of the desktop.
    var statusHandler: (String) -> Void = { _ in }
    private var count = 0

    init(log: @escaping (String) -> Void) {
        self.log = log
        super.init()
    }

    private var center: UNUserNotificationCenter { .current() }

    /// Shows a notification now, or after a time in seconds.
    func show(after delay: TimeInterval = 0) {
        center.delegate = self
        let later = UNNotificationAction(identifier: "later", title: "Later")
        let open = UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "A message")
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea", actions: [later, open, reply], intentIdentifiers: [], options: .customDismissAction)
        ])
        count += 1
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "Pot \(count) is ready. <Markup> & text are shown as they are."
        content.sound = .default
        content.categoryIdentifier = "tea"
        let trigger =
            delay > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: delay, repeats: false) : nil
        Task { [weak self, center] in
            let settings = await center.notificationSettings()
            let isThere = settings.authorizationStatus == .authorized
            self?.statusHandler(isThere ? "The desktop shows them." : "There is no service.")
            let number = self?.count ?? 0
            do {
                try await center.add(
                    UNNotificationRequest(identifier: "tea \(number)", content: content, trigger: trigger))
                self?.log("Notification \(number) is \(delay > 0 ? "scheduled" : "added")")
            } catch {
                self?.log("Notification \(number): not shown")
            }
        }
    }

    /// Removes all notifications.
    func remove() {
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let action = response.actionIdentifier.split(separator: ".").last.map(String.init) ?? ""
        let text = (response as? UNTextInputNotificationResponse)?.userText
        log("\(response.notification.request.identifier): \(text ?? action)")
    }
}
