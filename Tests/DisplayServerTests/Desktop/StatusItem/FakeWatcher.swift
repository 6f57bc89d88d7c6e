import DBus

@testable import DisplayServer

/// A watcher of status items, which the test owns.
@MainActor final class FakeWatcher: DBusObject {
    /// The treatment of registrations.
    enum Behavior { case accepts, refuses, isSilent, answersNonsense }

    var behavior = Behavior.accepts
    var hasHost = true
    private(set) var registered: [String] = []
    private var unanswered: [DBusCall] = []

    var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(StatusNotifierItem.watcher, of: FakeWatcher.self) {
        $0.property("IsStatusNotifierHostRegistered", "b") { .boolean($0.hasHost) }
        $0.deferredMethod("RegisterStatusNotifierItem", takes: "s") { watcher, call in
            watcher.registered.append(call.arguments[0].text ?? "")
            switch watcher.behavior {
            case .accepts: call.reply()
            case .refuses: call.fail(DBusError("AccessDenied", ""))
            case .isSilent: watcher.unanswered.append(call)
            case .answersNonsense: call.reply([.int32(5)])
            }
        }
    }
}

/// Records the actions of the user on an item.
@MainActor final class FakeStatusSource: StatusItemSource {
    var log: [String] = []

    func statusItemWasActivated() { log.append("activate") }
    func statusItemWasActivatedSecondarily() { log.append("secondary") }
    func statusItemWasScrolled(by delta: Int, isHorizontal: Bool) {
        log.append("scroll \(delta)\(isHorizontal ? " horizontally" : "")")
    }
    func statusItemDidChangeVisibility() { log.append("visibility") }
    func statusItemDidReceive(activationToken: String) { log.append("token \(activationToken)") }
}
