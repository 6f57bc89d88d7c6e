import DBus

/// A notification server, which the test owns.
@MainActor final class FakeNotificationServer: DBusObject {
    /// A notification as the server received it.
    struct Received: Equatable {
        var number: Int
        var replaces: Int
        var title: String
        var body: String
        var actions: [String]
        var hints: [String: DBusValue]
    }

    /// The treatment of notifications.
    enum Behavior { case shows, refuses, isSilent, answersNonsense, answersZero, waits }

    static let name = "org.freedesktop.Notifications"
    static let path = "/org/freedesktop/Notifications"

    var behavior = Behavior.shows
    var capabilities = ["body", "body-markup", "actions", "sound", "persistence"]
    private(set) var received: [Received] = []
    private(set) var closed: [Int] = []
    /// The number of requests for the capabilities.
    private(set) var capabilityRequests = 0
    private var unanswered: [(DBusCall, Int)] = []
    private var lastNumber = 0
    private let bus: DBusConnection

    init(_ bus: DBusConnection) {
        self.bus = bus
        bus.export(self, at: Self.path)
    }

    /// Answers the calls that wait.
    func answer() {
        for (call, number) in unanswered { call.reply([.uint32(UInt32(number))]) }
        unanswered = []
    }

    func emit(_ member: String, _ values: [DBusValue]) throws {
        try bus.emit(member, interface: Self.name, path: Self.path, values: values)
    }

    func click(_ action: String, _ number: Int) throws {
        try emit("ActionInvoked", [.uint32(UInt32(number)), .string(action)])
    }

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(name, of: FakeNotificationServer.self) {
        $0.method("GetCapabilities", returns: "as") { server, _ in
            server.capabilityRequests += 1
            return [.strings(server.capabilities)]
        }
        $0.deferredMethod("Notify", takes: "susssasa{sv}i", returns: "u") { server, call in server.notify(call) }
        $0.method("CloseNotification", takes: "u") { server, call in
            server.closed.append(call.arguments[0].integer ?? -1)
            return []
        }
    }

    private func notify(_ call: DBusCall) {
        let replaces = call.arguments[1].integer ?? -1
        if replaces == 0 { lastNumber += 1 }
        let number = replaces == 0 ? lastNumber : replaces
        var hints: [String: DBusValue] = [:]
        for (key, value) in call.arguments[6].entries ?? [:] { hints[key.text ?? ""] = value.content }
        received.append(
            Received(
                number: number, replaces: replaces, title: call.arguments[3].text ?? "",
                body: call.arguments[4].text ?? "", actions: call.arguments[5].elements?.compactMap(\.text) ?? [],
                hints: hints))
        switch behavior {
        case .shows: call.reply([.uint32(UInt32(number))])
        case .refuses: call.fail(DBusError("Failed", "no"))
        case .isSilent, .waits: unanswered.append((call, number))
        case .answersNonsense: call.reply([.string("yes")])
        case .answersZero: call.reply([.uint32(0)])
        }
    }
}
