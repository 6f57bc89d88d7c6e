import CoreGraphics
import DBus

/// The single instance of an app, which other launches and the desktop find by its name on the session bus, with the
/// interface `org.freedesktop.Application` (SI-01).
@MainActor package final class ApplicationInstance: DBusObject {
    /// The outcome of a launch.
    package enum Outcome: Equatable, Sendable {
        /// This process is the instance.
        case first
        /// Another process is the instance, and has the request. This process ends.
        case handedOver
        /// There is no bus, or the other process does not answer. The app runs without a name.
        case unavailable
    }

    static let interfaceName = "org.freedesktop.Application"
    /// The time in seconds after which a process that does not answer is not waited for.
    static let timeLimit: TimeInterval = 3
    /// The number of URLs of one request that are opened. Further ones are ignored.
    static let urlLimit = 1000
    /// The number of requests that wait to be handled. Further ones get an error.
    static let pendingLimit = 64

    private let name: String
    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private let handler: @MainActor (ApplicationRequest) -> Void
    private var pendingRequests: [ApplicationRequest] = []
    private var isDelivering = false
    private var isReady = false

    /// Creates an object that has not claimed the name.
    ///
    /// - Parameters:
    ///   - name: The name of the app, such as `org.example.Notes`.
    ///   - bus: The session bus.
    ///   - eventLoop: The event loop, which delivers requests.
    ///   - handler: Called with the requests of other programs, after ``start()``.
    package init(
        name: String, bus: DBusConnection, eventLoop: any DBusEventLoop,
        handler: @escaping @MainActor (ApplicationRequest) -> Void
    ) {
        self.name = name
        self.bus = bus
        self.eventLoop = eventLoop
        self.handler = handler
    }

    /// Becomes the instance, or hands a request over to the process that is.
    ///
    /// - Parameters:
    ///   - request: The request of the user who launched this process.
    ///   - completion: Called once, never before this method returns, and within about ``timeLimit`` seconds.
    package func claim(
        handingOver request: ApplicationRequest, completion: @escaping @MainActor (Outcome) -> Void
    ) {
        // Export before the name is owned: requests may follow immediately.
        bus.export(self, at: ApplicationName.path(name))
        var isAnswered = false
        var timer: (any DBusTimer)?
        let finish: @MainActor (Outcome) -> Void = { outcome in
            guard !isAnswered else { return }
            isAnswered = true
            timer?.cancel()
            completion(outcome)
        }
        timer = eventLoop.schedule(after: Self.timeLimit) { finish(.unavailable) }
        bus.requestName(name) { [weak self] ownership in
            guard let self, !isAnswered else { return }
            switch ownership {
            case .owned: finish(.first)
            case .taken: handOver(request) { finish($0 ? .handedOver : .unavailable) }
            case .queued, .lost, .failed: finish(.unavailable)
            }
        }
    }

    private func handOver(_ request: ApplicationRequest, _ completion: @escaping @MainActor (Bool) -> Void) {
        let (method, arguments): (String, [DBusValue]) =
            switch request.kind {
            case .activate: ("Activate", [])
            case .open(let urls): ("Open", [.strings(urls.map { $0.filter { $0 != "\0" } })])
            case .action(let name): ("ActivateAction", [.string(name), .array(of: "v", [])])
            }
        bus.call(
            name, path: ApplicationName.path(name), interface: Self.interfaceName, method: method,
            arguments: arguments + [request.platformData], timeout: Self.timeLimit, startsService: false
        ) { result in completion((try? result.get()) != nil) }
    }

    /// A Boolean value that indicates whether requests have arrived that wait for ``start()``.
    package var hasPendingRequests: Bool { !pendingRequests.isEmpty }

    /// Removes and returns the first request that waits for ``start()``.
    package func takePendingRequest() -> ApplicationRequest? {
        pendingRequests.isEmpty ? nil : pendingRequests.removeFirst()
    }

    /// Starts to deliver requests. Those that have arrived before follow in the next turn of the event loop.
    package func start() {
        isReady = true
        deliverLater()
    }

    private func receive(_ request: ApplicationRequest) throws(DBusError) {
        guard pendingRequests.count < Self.pendingLimit else {
            throw DBusError("LimitsExceeded", "The app has not handled earlier requests yet.")
        }
        pendingRequests.append(request)
        arrivalHandler?()
        deliverLater()
    }

    /// Called when a request arrives before ``start()``.
    package var arrivalHandler: (@MainActor () -> Void)?

    private func deliverLater() {
        guard isReady, !isDelivering, !pendingRequests.isEmpty else { return }
        isDelivering = true
        _ = eventLoop.schedule(after: 0) { [weak self] in
            guard let self else { return }
            isDelivering = false
            guard let request = takePendingRequest() else { return }
            handler(request)
            deliverLater()
        }
    }

    // MARK: Calls

    package var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(interfaceName, of: ApplicationInstance.self) {
        $0.method("Activate", takes: "a{sv}") { instance, call in
            try instance.receive(
                ApplicationRequest(
                    .activate, launchIdentifier: ApplicationRequest.launchIdentifier(in: call.arguments[0])))
            return []
        }
        $0.method("Open", takes: "asa{sv}") { instance, call in
            let urls = (call.arguments[0].elements ?? []).prefix(urlLimit).compactMap(\.text)
            try instance.receive(
                ApplicationRequest(
                    .open(urls), launchIdentifier: ApplicationRequest.launchIdentifier(in: call.arguments[1])))
            return []
        }
        $0.method("ActivateAction", takes: "sava{sv}") { instance, call in
            try instance.receive(
                ApplicationRequest(
                    .action(call.arguments[0].text ?? ""),
                    launchIdentifier: ApplicationRequest.launchIdentifier(in: call.arguments[2])))
            return []
        }
    }
}
