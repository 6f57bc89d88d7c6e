import DBus
import DBusTestSupport
import SystemSupport
import Testing

@testable import ATSPIBridge

/// An application with a bridge, a desktop, and a reader on a bus of their own.
@MainActor final class BridgeStage {
    static let root = "/org/a11y/atspi/accessible/root"

    let daemon: BusDaemon
    let eventLoop = BusEventLoop()
    let desktop: FakeDesktop
    let source: FakeSource
    let sessionBus: DBusConnection
    let reader: DBusConnection
    var bridge: ATSPIBridge?
    /// The signals of the application.
    var signals: [Signal] = []
    private var subscriptions: [DBusSubscription] = []

    /// A signal as the reader receives it.
    struct Signal: CustomStringConvertible {
        let path: String
        let name: String
        let values: [DBusValue]

        var minor: String { values[0].text ?? "" }
        var details: [Int] { [values[1].integer ?? 0, values[2].integer ?? 0] }
        var value: DBusValue { values[3].content }
        var description: String { "\(path.split(separator: "/").last ?? "") \(name):\(minor) \(details) \(value)" }
    }

    init(_ root: FakeNode) throws {
        daemon = try BusDaemon()
        source = FakeSource(root)
        desktop = try FakeDesktop(daemon, eventLoop)
        sessionBus = try daemon.connect(eventLoop)
        reader = try daemon.connect(eventLoop)
        try wait("the connections") {
            self.desktop.bus.uniqueName != nil && self.sessionBus.uniqueName != nil && self.reader.uniqueName != nil
        }
    }

    func wait(
        _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
    ) throws {
        let holds = eventLoop.run(until: condition)
        try #require(holds, comment, sourceLocation: sourceLocation)
    }

    /// Makes a bridge, whose environment contains nothing else.
    func makeBridge(_ environment: ProcessEnvironment = [:]) {
        bridge = ATSPIBridge(
            source: source, sessionBus: sessionBus, eventLoop: eventLoop, environment: environment)
    }

    /// Starts a desktop with accessibility, makes a bridge, and waits until the application is registered.
    func start(events: String...) throws {
        desktop.isEnabled = true
        for event in events { desktop.register(event) }
        desktop.start()
        makeBridge()
        try wait("the registration") { self.desktop.embedded.count == 1 && self.desktop.eventRequests > 0 }
        for name in ["Object", "Window", "Focus"] {
            subscriptions.append(
                reader.subscribe(to: nil, interface: "org.a11y.atspi.Event.\(name)", from: application) { [weak self] in
                    guard let values = try? $0.values(), values.count == 5, $0.signature == "siiva{sv}" else {
                        Issue.record("a signal has the signature \($0.signature)")
                        return
                    }
                    self?.signals.append(Signal(path: $0.path ?? "", name: $0.member ?? "", values: values))
                })
        }
        try settle()
    }

    /// The unique name of the application on the accessibility bus.
    var application: String { desktop.embedded.last?.elements?[0].text ?? "" }

    /// Waits until what was sent until now has been delivered: calls to the application and back.
    func settle() throws {
        for _ in 0..<3 { _ = try call(Self.root, "org.freedesktop.DBus.Peer", "Ping") }
    }

    /// The identifier of the process of the bus.
    var daemonProcess: Int32 {
        get throws {
            var answer: Result<[DBusValue], DBusError>?
            reader.call(
                DBusConnection.bus, path: DBusConnection.busPath, interface: DBusConnection.bus,
                method: "GetConnectionUnixProcessID", arguments: [.string(DBusConnection.bus)]
            ) { answer = $0 }
            try wait("the process of the bus") { answer != nil }
            let values = try #require(answer).get()
            return Int32(try #require(values.first?.integer))
        }
    }

    // MARK: Reading

    /// Calls a method of an object, and returns the results.
    @discardableResult
    func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: DBusValue...
    ) throws -> [DBusValue] {
        var answer: Result<[DBusValue], DBusError>?
        let name = interface.contains(".") ? interface : "org.a11y.atspi.\(interface)"
        reader.call(application, path: path, interface: name, method: method, arguments: arguments) { answer = $0 }
        try wait("an answer to \(method)") { answer != nil }
        return try #require(answer).get()
    }

    /// Returns the name of the error with which a call is answered, without the prefix of D-Bus; nil for a reply.
    func error(_ path: String, _ interface: String, _ method: String, _ arguments: DBusValue...) throws -> String? {
        var answer: Result<[DBusValue], DBusError>?
        let name = interface.contains(".") ? interface : "org.a11y.atspi.\(interface)"
        reader.call(application, path: path, interface: name, method: method, arguments: arguments) { answer = $0 }
        try wait("an answer to \(method)") { answer != nil }
        guard case .failure(let error) = answer else { return nil }
        return error.name.replacing("org.freedesktop.DBus.Error.", with: "")
    }

    /// Returns a property of an object.
    func get(_ path: String, _ interface: String, _ name: String) throws -> DBusValue {
        let values = try call(
            path, "org.freedesktop.DBus.Properties", "Get", .string("org.a11y.atspi.\(interface)"), .string(name))
        return try #require(values.first).content
    }

    func set(_ path: String, _ interface: String, _ name: String, _ value: DBusValue) throws {
        try call(
            path, "org.freedesktop.DBus.Properties", "Set", .string("org.a11y.atspi.\(interface)"), .string(name),
            .variant(value))
        try settle()
    }

    /// Returns the path in a reference.
    func path(_ reference: DBusValue?) -> String { reference?.elements?[1].text ?? "" }

    /// Returns the path of a descendant, by the indices of children from the root.
    func path(_ indices: Int...) throws -> String {
        var path = Self.root
        for index in indices {
            path = self.path(try call(path, "Accessible", "GetChildAtIndex", .int32(Int32(index))).first)
        }
        return path
    }

    func interfaces(_ path: String) throws -> [String] {
        let names = try call(path, "Accessible", "GetInterfaces")[0].elements ?? []
        return names.compactMap { $0.text?.replacing("org.a11y.atspi.", with: "") }
    }

    /// Waits until a number of signals have arrived, and no more; returns and forgets them.
    func take(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Signal] {
        try wait("\(count) signals, not \(signals)", sourceLocation: sourceLocation) { self.signals.count >= count }
        try settle()
        defer { signals = [] }
        #expect(signals.count == count, "\(signals)", sourceLocation: sourceLocation)
        return signals
    }
}
