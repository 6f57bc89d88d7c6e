import DBus

@testable import UserNotifications

/// The Notification portal, which the test owns.
@MainActor final class FakeNotificationPortal: DBusObject {
    /// The treatment of calls.
    enum Behavior: CaseIterable { case works, late, refuses, answersNonsense, isSilent }

    var behavior = Behavior.works
    private(set) var added: [String] = []
    private(set) var removed: [String] = []
    private(set) var images: [[UInt8]] = []
    private var unansweredCalls: [DBusCall] = []

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(PortalNotificationService.interface, of: FakeNotificationPortal.self) {
        $0.property("version", "u") { _ in .uint32(1) }
        // The right reply has no values.
        $0.deferredMethod("AddNotification", takes: "sa{sv}", returns: "") { portal, call in portal.add(call) }
        $0.method("RemoveNotification", takes: "s") { portal, call in
            portal.removed.append(call.arguments[0].text ?? "")
            return []
        }
    }

    /// Answers the calls that wait.
    func answer() {
        for call in unansweredCalls { call.reply([]) }
        unansweredCalls = []
    }

    private func add(_ call: DBusCall) {
        let options = call.arguments[1]
        let texts = ["title", "body", "priority"].map { options[$0]?.text ?? "-" }
        if case .bytes(let bytes)? = options["icon"]?.elements?.last?.content { images.append(bytes) }
        let labels = options["buttons"]?.elements?.compactMap { $0["label"]?.text } ?? []
        added.append(([call.arguments[0].text ?? ""] + texts + labels).joined(separator: " "))
        switch behavior {
        case .works: call.reply([])
        case .refuses: call.fail(DBusError("AccessDenied", ""))
        case .answersNonsense: call.reply([.string("yes")])
        case .late, .isSilent: unansweredCalls.append(call)
        }
    }
}
