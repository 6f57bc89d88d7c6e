import DBus
import DisplayServer
import UIKit

/// Schedules the notifications of the app, gives them to the service of the desktop, and delivers responses.
@MainActor final class NotificationDispatcher: NotificationServiceDelegate {
    /// The longest time in seconds until the date of a trigger is compared with the clock again, which the user may
    /// have set.
    private static let longestDelay: TimeInterval = 3600

    private struct Pending {
        let request: UNNotificationRequest
        /// The date of the trigger.
        let date: Date
        let order: Int
        let task: Scheduler.Task
    }

    private unowned let center: UNUserNotificationCenter
    private let server: any DisplayServer
    private var pending: [String: Pending] = [:]
    private var delivered: [String: (notification: UNNotification, order: Int)] = [:]
    private var lastOrder = 0
    /// The service; nil before it is first used.
    private var service: (any NotificationService)?
    /// The closures that wait for the connection to the desktop.
    private var serviceHandlers: [@MainActor ((any NotificationService)?) -> Void] = []
    private var isConnecting = false

    /// The kinds of notifications.
    var categories: Set<UNNotificationCategory> = []
    /// Returns the current date.
    var now: @MainActor () -> Date = { WallClock.now }
    /// A Boolean value that indicates whether the app is in a sandbox.
    var isSandboxed = Sandbox.isActive()

    init(center: UNUserNotificationCenter) {
        self.center = center
        server = UIApplication.shared.displays.current.server
    }

    // MARK: The service

    private func withService(_ handler: @escaping @MainActor ((any NotificationService)?) -> Void) {
        if let service { return handler(service) }
        guard server.hasDesktop, server.isConnected else {
            server.scheduler.schedule(after: 0) { handler(nil) }
            return
        }
        serviceHandlers.append(handler)
        guard !isConnecting else { return }
        isConnecting = true
        server.whenDesktopConnects { [weak self] bus, eventLoop in
            guard let self else { return }
            isConnecting = false
            if let bus {
                service =
                    isSandboxed
                    ? PortalNotificationService(bus: bus, eventLoop: eventLoop)
                    : DesktopNotificationService(bus: bus, eventLoop: eventLoop, desktopEntry: DesktopEntry.name())
                service?.delegate = self
            }
            let handlers = serviceHandlers
            serviceHandlers = []
            for handler in handlers { handler(service) }
        }
    }

    /// Reports the capabilities of the service later; nil if there is none.
    func findCapabilities(_ completion: @escaping @MainActor @Sendable (NotificationCapabilities?) -> Void) {
        withService { service in
            guard let service else { return MainThread.later { completion(nil) } }
            service.findCapabilities { capabilities in MainThread.later { completion(capabilities) } }
        }
    }

    // MARK: Requests

    /// The requests that wait for their trigger.
    var pendingRequests: [UNNotificationRequest] {
        pending.values.sorted { $0.order < $1.order }.map(\.request)
    }

    /// The notifications that are shown.
    var deliveredNotifications: [UNNotification] {
        delivered.values.sorted { $0.order < $1.order }.map(\.notification)
    }

    func add(_ request: UNNotificationRequest, _ completion: @escaping @Sendable (UNError?) -> Void) {
        let content = request.content
        let isEmpty =
            content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty && content.badge == nil
            && content.sound == nil
        guard !isEmpty else { return MainThread.later { completion(UNError(.notificationInvalidNoContent)) } }
        removePending([request.identifier])
        guard let trigger = request.trigger else {
            return deliver(request) { isShown in
                MainThread.later { completion(isShown ? nil : UNError(.notificationsNotAllowed)) }
            }
        }
        guard let date = trigger.nextDate(after: now()) else {
            return MainThread.later { completion(UNError(.notificationInvalidNoDate)) }
        }
        schedule(request, at: date)
        MainThread.later { completion(nil) }
    }

    private func schedule(_ request: UNNotificationRequest, at date: Date) {
        lastOrder += 1
        let order = lastOrder
        let delay = min(max(0, date.timeIntervalSince(now())), Self.longestDelay)
        let task = server.scheduler.schedule(after: delay) { [weak self] in
            self?.fire(request, order: order, isDue: delay < Self.longestDelay)
        }
        pending[request.identifier] = Pending(request: request, date: date, order: order, task: task)
    }

    private func fire(_ request: UNNotificationRequest, order: Int, isDue: Bool) {
        guard let scheduled = pending[request.identifier], scheduled.order == order else { return }
        guard isDue || scheduled.date <= now() else { return schedule(request, at: scheduled.date) }
        pending[request.identifier] = nil
        if let trigger = request.trigger, trigger.repeats,
            let next = trigger.nextDate(after: max(now(), scheduled.date))
        {
            schedule(request, at: next)
        }
        deliver(request) { _ in }
    }

    /// Removes requests that wait; all with nil.
    func removePending(_ identifiers: Set<String>?) {
        for (identifier, scheduled) in pending where identifiers?.contains(identifier) ?? true {
            scheduled.task.cancel()
            pending[identifier] = nil
        }
    }

    // MARK: Notifications

    private func deliver(_ request: UNNotificationRequest, _ completion: @escaping @MainActor (Bool) -> Void) {
        let notification = UNNotification(date: now(), request: request)
        guard UIApplication.shared.applicationState == .active else {
            return present(notification, [.banner, .sound, .badge], completion)
        }
        guard let delegate = center.delegate else { return completion(true) }
        let reply = PresentationReply { [weak self] options in
            if let self { self.present(notification, options, completion) } else { completion(true) }
        }
        delegate.userNotificationCenter(center, willPresent: notification, withCompletionHandler: reply.handler)
    }

    private func present(
        _ notification: UNNotification, _ options: UNNotificationPresentationOptions,
        _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        let request = notification.request
        if options.contains(.badge), let badge = request.content.badge { setBadge(badge.intValue) }
        let content = request.content
        let hasText = !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty
        guard hasText, !options.isDisjoint(with: [.banner, .list]) else { return completion(true) }
        lastOrder += 1
        delivered[request.identifier] = (notification, lastOrder)
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        let shown = ServiceNotification(
            request, category: category, playsSound: options.contains(.sound),
            applicationName: UIApplication.displayName)
        withService { [weak self] service in
            guard let service else {
                self?.forget(notification)
                return completion(false)
            }
            // The app may have removed it while the desktop was connected to.
            guard self?.delivered[request.identifier]?.notification === notification else { return completion(true) }
            service.show(shown) { isShown in
                if !isShown { self?.forget(notification) }
                completion(isShown)
            }
        }
    }

    private func forget(_ notification: UNNotification) {
        let identifier = notification.request.identifier
        if delivered[identifier]?.notification === notification { delivered[identifier] = nil }
    }

    /// Removes notifications from the desktop; all with nil.
    func removeDelivered(_ identifiers: Set<String>?) {
        for identifier in delivered.keys where identifiers?.contains(identifier) ?? true {
            delivered[identifier] = nil
            service?.withdraw(identifier)
        }
    }

    func setBadge(_ count: Int) { UIApplication.shared.applicationIconBadgeNumber = max(0, count) }

    // MARK: NotificationServiceDelegate

    func notification(_ identifier: String, didInvoke action: String?, reply: String?, activationToken: String?) {
        guard let (notification, _) = delivered.removeValue(forKey: identifier) else { return }
        // Servers close most notifications after a click.
        service?.withdraw(identifier)
        let category = category(of: notification)
        let chosen = action.flatMap { name in category?.actions.first { $0.identifier == name } }
        if let activationToken { server.adoptLaunch(activationToken) }
        if action == nil || chosen?.options.contains(.foreground) == true {
            UIApplication.shared.frontScene?.bringToFront()
        }
        let name = action ?? UNNotificationDefaultActionIdentifier
        respond(
            reply.map {
                UNTextInputNotificationResponse(notification: notification, actionIdentifier: name, userText: $0)
            } ?? UNNotificationResponse(notification: notification, actionIdentifier: name))
    }

    func notificationDidClose(_ identifier: String, isByUser: Bool) {
        guard let (notification, _) = delivered.removeValue(forKey: identifier) else { return }
        guard isByUser, category(of: notification)?.options.contains(.customDismissAction) == true else { return }
        respond(
            UNNotificationResponse(
                notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
    }

    private func category(of notification: UNNotification) -> UNNotificationCategory? {
        categories.first { $0.identifier == notification.request.content.categoryIdentifier }
    }

    private func respond(_ response: UNNotificationResponse) {
        center.delegate?.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
    }
}
