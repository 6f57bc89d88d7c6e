import DBus
import Glibc

/// A login manager for a test, which owns its name on a bus.
@MainActor package final class FakeLoginManager: DBusObject {
    package static let service = "org.freedesktop.login1"
    package static let path = "/org/freedesktop/login1"
    package static let interfaceName = "org.freedesktop.login1.Manager"

    /// The treatment of requests for locks.
    package enum Behavior { case grants, refuses, isSilent, answersNonsense }

    package var behavior = Behavior.grants
    /// The arguments of the requests for locks, as text.
    package private(set) var requests: [String] = []
    /// The ends of the pipes whose other ends are the locks.
    private var pipes: [Int32] = []
    private var unanswered: [DBusCall] = []
    private let bus: DBusConnection

    /// Exports the object of the login manager.
    package init(_ bus: DBusConnection) {
        self.bus = bus
        bus.export(self, at: Self.path)
    }

    isolated deinit { for pipe in pipes { close(pipe) } }

    /// The number of locks that programs hold.
    package var heldCount: Int {
        pipes.count { pipe in
            var entry = pollfd(fd: pipe, events: 0, revents: 0)
            poll(&entry, 1, 0)
            return entry.revents & Int16(POLLHUP) == 0
        }
    }

    /// Announces that sleep or shutdown begins, or has ended.
    package func emit(_ member: String, _ isBeginning: Bool) throws {
        try bus.emit(member, interface: Self.interfaceName, path: Self.path, values: [.boolean(isBeginning)])
    }

    package var interfaces: [DBusInterface] { [Self.interface] }

    private static let interface = DBusInterface(interfaceName, of: FakeLoginManager.self) {
        $0.deferredMethod("Inhibit", takes: "ssss", returns: "h") { manager, call in
            manager.requests.append(call.arguments.compactMap(\.text).joined(separator: "|"))
            switch manager.behavior {
            case .grants: manager.grant(call)
            case .refuses: call.fail(DBusError("AccessDenied", ""))
            case .isSilent: manager.unanswered.append(call)
            case .answersNonsense: call.reply([.string("lock")])
            }
        }
    }

    private func grant(_ call: DBusCall) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return call.fail(DBusError("Failed", "")) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipes.append(ends[0])
        call.reply([.fileDescriptor(DBusFileDescriptor(owning: ends[1]))])
    }
}
