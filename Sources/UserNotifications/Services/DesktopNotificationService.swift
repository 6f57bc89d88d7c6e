import DBus
import SystemSupport

/// The notification server of the desktop, `org.freedesktop.Notifications` (PO-12).
///
/// The server may start, end and change at any time. Notifications of a server that has ended are no longer shown.
/// Signals for other programs' notifications, and for actions that a notification does not have, are ignored.
@MainActor final class DesktopNotificationService: NotificationService {
    static let name = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"
    /// The time in seconds after which a server that does not answer shows no notification.
    static let timeLimit: TimeInterval = 10
    /// The number of responses of the user that wait to be handled. Further ones are ignored.
    static let pendingLimit = 64
    /// The name of the action for a click on the notification.
    private static let defaultAction = "default"
    private static let replyAction = "inline-reply"

    /// A notification that the app shows.
    private final class Entry {
        var notification: ServiceNotification
        /// The number of the notification in the server; nil until the server has answered.
        var number: UInt32?
        var isAsking = false
        var isWithdrawn = false
        /// The notification that follows, because it was shown before the server had answered.
        var next: (ServiceNotification, @MainActor (Bool) -> Void)?
        var activationToken: String?

        init(_ notification: ServiceNotification) { self.notification = notification }
    }

    weak var delegate: (any NotificationServiceDelegate)?

    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private let desktopEntry: String
    private var subscriptions: [DBusSubscription] = []
    private var owner: String?
    private var capabilities: NotificationCapabilities?
    private var entries: [String: Entry] = [:]
    private var pendingCount = 0

    /// Creates an object that has not called the server.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which calls the delegate.
    ///   - desktopEntry: The name of the app's desktop entry, without `.desktop`.
    init(bus: DBusConnection, eventLoop: any DBusEventLoop, desktopEntry: String) {
        self.bus = bus
        self.eventLoop = eventLoop
        self.desktopEntry = desktopEntry
        subscriptions = [
            bus.subscribe(to: nil, interface: Self.name, from: Self.name, path: Self.path) { [weak self] in
                self?.receive($0)
            },
            bus.observeOwner(of: Self.name) { [weak self] in self?.setOwner($0) },
        ]
    }

    isolated deinit { for subscription in subscriptions { subscription.cancel() } }

    private func setOwner(_ owner: String?) {
        guard owner != self.owner else { return }
        let hadOwner = self.owner != nil
        self.owner = owner
        capabilities = nil
        guard hadOwner else { return }
        // The numbers of the former server mean nothing to another one.
        for (identifier, entry) in entries where entry.number != nil {
            if !entry.isAsking { entries[identifier] = nil }
            entry.number = nil
            later { $0.notificationDidClose(identifier, isByUser: false) }
        }
    }

    private func call(
        _ method: String, _ arguments: [DBusValue], returns signature: String,
        _ completion: @escaping @MainActor ([DBusValue]?) -> Void
    ) {
        bus.call(
            Self.name, path: Self.path, interface: Self.name, method: method, arguments: arguments,
            returns: signature, timeout: Self.timeLimit
        ) { [weak eventLoop] result in
            eventLoop?.applicationCodeWillRun()
            completion(try? result.get())
        }
    }

    func findCapabilities(_ completion: @escaping @MainActor (NotificationCapabilities?) -> Void) {
        if let capabilities {
            _ = eventLoop.schedule(after: 0) { completion(capabilities) }
            return
        }
        call("GetCapabilities", [], returns: "as") { [weak self] values in
            let found = values?[0].elements.map { NotificationCapabilities($0.prefix(1000).compactMap(\.text)) }
            self?.capabilities = found
            completion(found)
        }
    }

    func show(_ notification: ServiceNotification, _ completion: @escaping @MainActor (Bool) -> Void) {
        let entry = entries[notification.identifier] ?? Entry(notification)
        entries[notification.identifier] = entry
        entry.isWithdrawn = false
        guard !entry.isAsking else {
            let replaced = entry.next
            entry.next = (notification, completion)
            // The request that is replaced was accepted.
            if let replaced { _ = eventLoop.schedule(after: 0) { replaced.1(true) } }
            return
        }
        entry.isAsking = true
        findCapabilities { [weak self] capabilities in
            guard let self else { return }
            guard let capabilities else { return finish(entry, notification, nil, completion) }
            entry.notification = notification
            call("Notify", arguments(of: notification, replacing: entry.number ?? 0, capabilities), returns: "u") {
                [weak self] values in
                var number: UInt32?
                if case .uint32(let value)? = values?.first, value != 0 { number = value }
                self?.finish(entry, notification, number, completion)
            }
        }
    }

    private func finish(
        _ entry: Entry, _ notification: ServiceNotification, _ number: UInt32?,
        _ completion: @MainActor (Bool) -> Void
    ) {
        let identifier = notification.identifier
        entry.isAsking = false
        entry.number = number
        if entry.isWithdrawn {
            entries[identifier] = nil
            if let number { close(number) }
        } else if let (next, nextCompletion) = entry.next {
            entry.next = nil
            show(next, nextCompletion)
        } else if number == nil {
            entries[identifier] = nil
        }
        completion(number != nil)
    }

    func withdraw(_ identifier: String) {
        guard let entry = entries[identifier] else { return }
        if entry.isAsking {
            entry.isWithdrawn = true
            if let next = entry.next { _ = eventLoop.schedule(after: 0) { next.1(true) } }
            entry.next = nil
        } else {
            entries[identifier] = nil
            if let number = entry.number { close(number) }
        }
    }

    private func close(_ number: UInt32) {
        bus.call(
            Self.name, path: Self.path, interface: Self.name, method: "CloseNotification",
            arguments: [.uint32(number)], startsService: false)
    }

    private func arguments(
        of notification: ServiceNotification, replacing number: UInt32, _ capabilities: NotificationCapabilities
    ) -> [DBusValue] {
        var actions: [String] = []
        var hints: [String: DBusValue] = [
            "desktop-entry": .string(desktopEntry), "urgency": .byte(notification.urgency.rawValue),
        ]
        if capabilities.showsActions {
            actions = [Self.defaultAction, ""]
            for (index, button) in notification.buttons.enumerated() { actions += ["\(index)", button.title] }
        }
        if let field = notification.replyField, capabilities.showsInlineReplies {
            actions += [Self.replyAction, field.title]
            hints["x-kde-reply-placeholder-text"] = .string(field.placeholder)
            hints["x-kde-reply-submit-button-text"] = .string(field.buttonTitle)
        }
        if let image = notification.image { hints["image-path"] = .string(image.absoluteString) }
        switch notification.sound {
        case .none: hints["suppress-sound"] = .boolean(true)
        case .standard: hints["sound-name"] = .string("message-new-instant")
        case .file(let path): hints["sound-file"] = .string(path)
        }
        let body =
            !capabilities.showsBody
            ? "" : capabilities.bodyIsMarkup ? Self.escaped(notification.body) : notification.body
        return [
            .string(desktopEntry), .uint32(number), .string(""), .string(notification.title), .string(body),
            .strings(actions.map { $0.filter { $0 != "\0" } }), .options(hints.mapValues(Self.sendable)), .int32(-1),
        ]
    }

    private static func sendable(_ value: DBusValue) -> DBusValue {
        if case .string(let text) = value { .string(text.filter { $0 != "\0" }) } else { value }
    }

    /// Returns a text as markup that is shown as the text.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }

    // MARK: Signals

    private func receive(_ signal: DBusMessage) {
        switch signal.member {
        case "NotificationClosed":
            guard let values = signal.values("uu"), let (identifier, entry) = entry(values[0]) else { return }
            if entry.isAsking { entry.number = nil } else { entries[identifier] = nil }
            // 2 means that the user closed it.
            let isByUser = values[1].integer == 2
            later { $0.notificationDidClose(identifier, isByUser: isByUser) }
        case "ActivationToken":
            guard let values = signal.values("us"), let (_, entry) = entry(values[0]) else { return }
            entry.activationToken = values[1].text
        case "ActionInvoked":
            guard let values = signal.values("us"), let (identifier, entry) = entry(values[0]),
                let key = values[1].text
            else { return }
            let token = entry.activationToken
            entry.activationToken = nil
            if key == Self.defaultAction {
                later {
                    $0.notification(identifier, didInvoke: nil, reply: nil, activationToken: token)
                }
            } else if let index = Int(key), entry.notification.buttons.indices.contains(index) {
                let action = entry.notification.buttons[index].identifier
                later { $0.notification(identifier, didInvoke: action, reply: nil, activationToken: token) }
            }
        case "NotificationReplied":
            guard let values = signal.values("us"), let (identifier, entry) = entry(values[0]),
                let field = entry.notification.replyField, let text = values[1].text
            else { return }
            let token = entry.activationToken
            later {
                $0.notification(identifier, didInvoke: field.identifier, reply: text, activationToken: token)
            }
        default: break
        }
    }

    private func entry(_ value: DBusValue) -> (identifier: String, entry: Entry)? {
        guard case .uint32(let number) = value else { return nil }
        return entries.first { $0.value.number == number }.map { ($0.key, $0.value) }
    }

    /// Calls the delegate after the signal has been handled.
    private func later(_ action: @escaping @MainActor (any NotificationServiceDelegate) -> Void) {
        guard pendingCount < Self.pendingLimit else { return }
        pendingCount += 1
        _ = eventLoop.schedule(after: 0) { [weak self] in
            guard let self else { return }
            pendingCount -= 1
            if let delegate { action(delegate) }
        }
    }
}
