/// A notification as services show it.
struct ServiceNotification: Equatable, Sendable {
    /// A button.
    struct Button: Equatable, Sendable {
        var identifier: String
        var title: String
    }

    /// A field for a reply.
    struct ReplyField: Equatable, Sendable {
        var identifier: String
        var title: String
        var buttonTitle: String
        var placeholder: String
    }

    /// The urgencies, with the values of the desktop.
    enum Urgency: UInt8, Sendable {
        case low = 0
        case normal, critical
    }

    /// The sounds.
    enum Sound: Equatable, Sendable {
        case none, standard
        case file(String)
    }

    /// The identifier of the request.
    var identifier: String
    var title: String
    var body: String
    var image: URL?
    var urgency: Urgency
    var sound: Sound
    var buttons: [Button]
    var replyField: ReplyField?

    /// Creates a notification from a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - category: The category that the content names.
    ///   - playsSound: Whether the notification may have a sound.
    ///   - applicationName: The title of a notification without one.
    init(
        _ request: UNNotificationRequest, category: UNNotificationCategory?, playsSound: Bool, applicationName: String
    ) {
        let content = request.content
        identifier = request.identifier
        let texts = [content.title, content.subtitle, content.body].map { $0.filter { $0 != "\0" } }
        title = texts[0].isEmpty ? applicationName : texts[0]
        body = texts[1...].filter { !$0.isEmpty }.joined(separator: "\n")
        image = content.attachments.first?.url
        urgency =
            switch content.interruptionLevel {
            case .passive: .low
            case .active, .timeSensitive: .normal
            case .critical: .critical
            }
        sound = .none
        if playsSound, let own = content.sound { sound = own.path.map(Sound.file) ?? .standard }
        let actions = category?.actions ?? []
        buttons = actions.filter { !($0 is UNTextInputNotificationAction) }.map {
            Button(identifier: $0.identifier, title: $0.title.filter { $0 != "\0" })
        }
        replyField = actions.lazy.compactMap { $0 as? UNTextInputNotificationAction }.first.map {
            ReplyField(
                identifier: $0.identifier, title: $0.title, buttonTitle: $0.textInputButtonTitle,
                placeholder: $0.textInputPlaceholder)
        }
    }
}
