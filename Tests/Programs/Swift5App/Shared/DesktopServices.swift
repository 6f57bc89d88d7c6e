import MediaPlayer
import UIKit
import UserNotifications

// Notifications and remote commands, as apps for iOS use them.
open class NotificationHandler: NSObject, UNUserNotificationCenterDelegate {
    public var received: [String] = []

    public override init() { super.init() }

    open func register() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
            guard granted, error == nil else { return }
            DispatchQueue.main.async { UIApplication.shared.applicationIconBadgeNumber = 0 }
        }
        center.getNotificationSettings { settings in
            if settings.authorizationStatus == .denied { print("denied") }
        }
    }

    open func schedule() {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.badge = 1
        content.userInfo = ["id": 5]
        content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "bell.wav"))
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        UNUserNotificationCenter.current().add(request) { error in
            if let error = error { print("error: \(error.localizedDescription)") }
        }
        UNUserNotificationCenter.current().add(request)
        UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
            print(requests.map { $0.identifier })
        }
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }

    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }

    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
            received.append(response.notification.request.identifier)
        }
        completionHandler()
    }
}

open class PlayerController: UIViewController {
    open func startRemoteControl() {
        UIApplication.shared.beginReceivingRemoteControlEvents()
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.isEnabled = true
        center.playCommand.addTarget { [weak self] event in
            guard let self = self else { return .commandFailed }
            self.title = "\(event.timestamp)"
            return .success
        }
        center.skipForwardCommand.preferredIntervals = [15]
        center.changePlaybackPositionCommand.addTarget { event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            return event.positionTime > 0 ? .success : .noSuchContent
        }
        var info = [String: Any]()
        info[MPMediaItemPropertyTitle] = "Title"
        info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 3.5
        let image = UIImage()
        info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    }
}
