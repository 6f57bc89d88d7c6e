import DBus

/// The Notification portal, through which apps in a sandbox show notifications (PO-12).
///
/// The portal does not report when a notification is closed, nor whether a server of the desktop has shown it.
@MainActor final class PortalNotificationService: NotificationService {
    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Notification"
    static let timeLimit: TimeInterval = 10
    /// The number of responses of the user that wait to be handled. Further ones are ignored.
    static let pendingLimit = 64
    private static let defaultAction = "default"

    weak var delegate: (any NotificationServiceDelegate)?

    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private var subscription: DBusSubscription?
    /// The notifications that are shown, by identifier.
    private var shown: [String: ServiceNotification] = [:]
    /// The identifiers that the portal may know.
    private var sent: Set<String> = []
    private var pendingCount = 0

    /// Creates an object that has not called the portal.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which calls the delegate.
    init(bus: DBusConnection, eventLoop: any DBusEventLoop) {
        self.bus = bus
        self.eventLoop = eventLoop
        subscription = bus.subscribe(
            to: "ActionInvoked", interface: Self.interface, from: Self.service, path: Self.path
        ) { [weak self] in self?.receive($0) }
    }

    isolated deinit { subscription?.cancel() }

    func findCapabilities(_ completion: @escaping @MainActor (NotificationCapabilities?) -> Void) {
        bus.call(
            Self.service, path: Self.path, interface: "org.freedesktop.DBus.Properties", method: "Get",
            arguments: [.string(Self.interface), .string("version")], returns: "v", timeout: Self.timeLimit
        ) { [weak eventLoop] result in
            eventLoop?.applicationCodeWillRun()
            completion((try? result.get()) == nil ? nil : NotificationCapabilities())
        }
    }

    func show(_ notification: ServiceNotification, _ completion: @escaping @MainActor (Bool) -> Void) {
        shown[notification.identifier] = notification
        guard let image = notification.image else { return add(notification, image: nil, completion) }
        Thread.detachNewThread {
            let bytes = PortalIcon.data(ofFile: image).map(Array.init)
            Task { @MainActor [weak self] in
                guard let self, shown[notification.identifier] == notification else { return completion(true) }
                add(notification, image: bytes, completion)
            }
        }
    }

    /// Adds a notification, after one with the same identifier has been removed. xdg-desktop-portal-gtk 1.14 crashes
    /// when a notification that replaced another one is clicked or removed, and the next one is lost.
    private func add(
        _ notification: ServiceNotification, image: [UInt8]?, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        guard sent.contains(notification.identifier) else { return send(notification, image: image, completion) }
        // Portals handle calls in several threads: only the reply ensures the order.
        remove(notification.identifier) { [weak self] in
            guard let self, shown[notification.identifier] == notification else { return completion(true) }
            send(notification, image: image, completion)
        }
    }

    private func send(
        _ notification: ServiceNotification, image: [UInt8]?, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        sent.insert(notification.identifier)
        var options = Self.options(of: notification)
        if let image { options["icon"] = .structure([.string("bytes"), .variant(.bytes(image))]) }
        bus.call(
            Self.service, path: Self.path, interface: Self.interface, method: "AddNotification",
            arguments: [.string(Self.text(notification.identifier)), .options(options)], returns: "",
            timeout: Self.timeLimit
        ) { [weak self, weak eventLoop] result in
            eventLoop?.applicationCodeWillRun()
            let isShown = (try? result.get()) != nil
            if !isShown, self?.shown[notification.identifier] == notification {
                self?.shown[notification.identifier] = nil
            }
            completion(isShown)
        }
    }

    func withdraw(_ identifier: String) {
        guard shown.removeValue(forKey: identifier) != nil else { return }
        remove(identifier) { [weak self] in
            if let self, shown[identifier] == nil { sent.remove(identifier) }
        }
    }

    private func remove(_ identifier: String, _ completion: @escaping @MainActor () -> Void) {
        bus.call(
            Self.service, path: Self.path, interface: Self.interface, method: "RemoveNotification",
            arguments: [.string(Self.text(identifier))], returns: "", timeout: Self.timeLimit, startsService: false
        ) { [weak eventLoop] _ in
            eventLoop?.applicationCodeWillRun()
            completion()
        }
    }

    private static func options(of notification: ServiceNotification) -> [String: DBusValue] {
        var options: [String: DBusValue] = [
            "title": .string(notification.title), "body": .string(notification.body),
            "default-action": .string(defaultAction),
        ]
        options["priority"] =
            switch notification.urgency {
            case .low: .string("low")
            case .normal: .string("normal")
            case .critical: .string("urgent")
            }
        if !notification.buttons.isEmpty {
            options["buttons"] = .array(
                of: "a{sv}",
                notification.buttons.enumerated().map { index, button in
                    .options(["label": .string(button.title), "action": .string("\(index)")])
                })
        }
        return options
    }

    private static func text(_ text: String) -> String { text.filter { $0 != "\0" } }

    private func receive(_ signal: DBusMessage) {
        guard let values = signal.values("ssav"), let identifier = values[0].text, let key = values[1].text,
            let notification = shown[identifier], pendingCount < Self.pendingLimit
        else { return }
        var action: String?
        if key != Self.defaultAction {
            guard let index = Int(key), notification.buttons.indices.contains(index) else { return }
            action = notification.buttons[index].identifier
        }
        pendingCount += 1
        _ = eventLoop.schedule(after: 0) { [weak self] in
            guard let self else { return }
            pendingCount -= 1
            delegate?.notification(identifier, didInvoke: action, reply: nil, activationToken: nil)
        }
    }
}
