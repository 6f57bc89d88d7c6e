import CoreGraphics
import DBus

/// A request to the desktop portal that the user may have to answer, such as the opening of a link.
///
/// The portal replies to the call with the path of an object that represents the request. When the request ends, that
/// object emits the signal `Response`, which may arrive before the reply. The request is retained until it ends.
@MainActor final class PortalRequest {
    /// The end of a request.
    enum Outcome {
        /// The request was granted. The dictionary contains the results.
        case completed(DBusValue)
        /// The user cancelled the request, or it ended in some other way, for example because the portal exited.
        case cancelled
        /// The portal does not support the request, or there is no portal.
        case failed(DBusError)
    }

    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Request"
    /// The number of responses that are kept until the path is known. Others belong to other requests.
    private static let maximumEarlyResponses = 16

    private let bus: DBusConnection
    private let token = "uikit_\(UInt64.random(in: 0 ... .max))"
    /// Called when the portal has accepted a request that lasts until it is withdrawn.
    private var acceptance: (@MainActor () -> Void)?
    /// A Boolean value that indicates whether a response of success does not end the request.
    private let lasts: Bool
    /// Called once; nil after the request has ended.
    private var completion: (@MainActor (Outcome) -> Void)?
    private var subscriptions: [DBusSubscription] = []
    /// The path of the object that represents the request; nil until the portal has replied.
    private var handle: String?
    /// The responses, by path, that arrived before the reply.
    private var earlyResponses: [String: Outcome] = [:]
    private var hadOwner = false

    /// Starts a request.
    ///
    /// - Parameters:
    ///   - bus: The session bus.
    ///   - interface: The interface of the portal, after `org.freedesktop.portal.`.
    ///   - method: The method.
    ///   - arguments: The arguments before the options.
    ///   - options: The options, which are the last argument. The token of the request is added.
    ///   - replyTimeout: The time in seconds within which the portal must accept the request, or it fails. The user has
    ///     any time to answer.
    ///   - acceptance: For a request that lasts until it is withdrawn, such as an inhibition: called when the portal has
    ///     accepted it. A response of success does not end such a request. With nil, every response ends the request.
    ///   - completion: Called once, never before the initializer returns.
    @discardableResult
    init(
        bus: DBusConnection, interface: String, method: String, arguments: [DBusValue],
        options: [String: DBusValue] = [:], replyTimeout: TimeInterval = DBusConnection.timeout,
        acceptance: (@MainActor () -> Void)? = nil, completion: @escaping @MainActor (Outcome) -> Void
    ) {
        self.bus = bus
        self.acceptance = acceptance
        lasts = acceptance != nil
        self.completion = completion
        // Subscribe before the call, so that no response is missed in between. Old portals do not use the token for the
        // path, so the responses of all requests arrive.
        subscriptions = [
            bus.subscribe(to: "Response", interface: Self.interface, from: Self.service) { self.receive($0) },
            bus.observeOwner(of: Self.service) { self.ownerDidChange($0) },
            bus.addCloseHandler { self.end(.cancelled) },
        ]
        var options = options
        options["handle_token"] = .string(token)
        bus.call(
            Self.service, path: Self.path, interface: "org.freedesktop.portal.\(interface)", method: method,
            arguments: arguments + [.options(options)], returns: "o", timeout: replyTimeout
        ) { result in
            switch result {
            case .success(let values): self.begin(handle: values.first?.text ?? "")
            case .failure(let error):
                // A portal that has not replied in time may still show a dialog.
                if error.name.hasSuffix(".NoReply") || error.name.hasSuffix(".Timeout") { self.close() }
                self.end(.failed(error))
            }
        }
    }

    /// Withdraws the request. It ends as cancelled.
    func cancel() {
        guard completion != nil else { return }
        close()
        end(.cancelled)
    }

    private func close() {
        guard let path = handle ?? expectedPath else { return }
        bus.call(Self.service, path: path, interface: Self.interface, method: "Close", startsService: false)
    }

    /// The path that portals form from the token and the name of the program; nil while the program has no name.
    private var expectedPath: String? {
        guard let name = bus.uniqueName else { return nil }
        let sender = String(name.dropFirst().map { $0 == "." ? "_" : $0 })
        return "\(Self.path)/request/\(sender)/\(token)"
    }

    private func begin(handle: String) {
        self.handle = handle
        if let response = earlyResponses[handle] { respond(response) }
        earlyResponses = [:]
        let acceptance = acceptance
        self.acceptance = nil
        if completion != nil { acceptance?() }
    }

    private func respond(_ response: Outcome) {
        if lasts, case .completed = response { return }
        end(response)
    }

    private func receive(_ signal: DBusMessage) {
        guard let path = signal.path, handle == nil || path == handle, let values = signal.values("ua{sv}") else {
            return
        }
        let response = values[0].integer == 0 ? Outcome.completed(values[1]) : .cancelled
        if handle != nil {
            respond(response)
        } else if path == expectedPath || earlyResponses.count < Self.maximumEarlyResponses {
            earlyResponses[path] = earlyResponses[path] ?? response
        }
    }

    private func ownerDidChange(_ owner: String?) {
        // The new owner does not know the request. A call without a reply fails by itself.
        if hadOwner, handle != nil { end(.cancelled) }
        hadOwner = hadOwner || owner != nil
    }

    private func end(_ outcome: Outcome) {
        guard let completion else { return }
        self.completion = nil
        acceptance = nil
        for subscription in subscriptions { subscription.cancel() }
        subscriptions = []
        completion(outcome)
    }
}
