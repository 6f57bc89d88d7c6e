import CoreGraphics
import DBus

/// The program as a client of the login manager (`org.freedesktop.login1`), which waits a few seconds before the
/// computer sleeps or shuts down, so that the program can store the user's work (SE-03).
///
/// The lock is a descriptor from the login manager, and ends when it is closed.
@MainActor package final class LoginManagerClient {
    static let service = "org.freedesktop.login1"
    static let path = "/org/freedesktop/login1"
    static let interface = "org.freedesktop.login1.Manager"

    private enum Lock {
        case none
        case asking
        case held(DBusFileDescriptor)
        /// The work is stored. The next lock follows when the computer has woken up.
        case passed
    }

    private let bus: DBusConnection
    private let eventLoop: any DBusEventLoop
    private let name: String
    private let prepare: @MainActor (_ completion: @escaping @MainActor () -> Void) -> Void
    private var subscriptions: [DBusSubscription] = []
    private var lock = Lock.none
    private var isPreparing = false
    /// The number of preparations so far. Earlier ones may end late.
    private var preparation = 0
    /// The login manager; nil without one, and while it is unknown.
    private var owner: String?
    /// The number of login managers so far. Replies of earlier ones do not count.
    private var generation = 0

    /// Creates a client without a lock.
    ///
    /// - Parameters:
    ///   - bus: The system bus.
    ///   - eventLoop: The event loop, which calls `prepare`.
    ///   - name: The name of the app for the user.
    ///   - prepare: Stores the user's work before the computer sleeps or shuts down. Its argument must be called when
    ///     the work is stored.
    package init(
        bus: DBusConnection, eventLoop: any DBusEventLoop, name: String,
        prepare: @escaping @MainActor (_ completion: @escaping @MainActor () -> Void) -> Void
    ) {
        self.bus = bus
        self.eventLoop = eventLoop
        self.name = name
        self.prepare = prepare
        subscriptions = [
            bus.observeOwner(of: Self.service) { [weak self] in self?.setOwner($0) },
            bus.subscribe(to: nil, interface: Self.interface, from: Self.service, path: Self.path) { [weak self] in
                self?.receive($0)
            },
        ]
    }

    isolated deinit { for subscription in subscriptions { subscription.cancel() } }

    /// A Boolean value that indicates whether there may be work to store. The default is false.
    package var isNeeded = false {
        didSet { if isNeeded != oldValue { settle() } }
    }

    /// A Boolean value that indicates whether the login manager waits for the program before the computer sleeps.
    package var isHeld: Bool { if case .held = lock { true } else { false } }

    private func setOwner(_ owner: String?) {
        guard owner != self.owner else { return }
        let isFirst = self.owner == nil
        self.owner = owner
        // The locks of a login manager end with it.
        if !isFirst {
            generation += 1
            isPreparing = false
            lock = .none
        }
        settle()
    }

    private func settle() {
        switch lock {
        case .none where isNeeded && owner != nil: ask()
        case .held where !isNeeded: lock = .none
        default: break
        }
    }

    private func ask() {
        guard bus.isOpen else { return }
        lock = .asking
        let own = generation
        bus.call(
            Self.service, path: Self.path, interface: Self.interface, method: "Inhibit",
            arguments: [
                .string("shutdown:sleep"), .string(name.filter { $0 != "\0" }), .string("Documents are being saved"),
                .string("delay"),
            ], returns: "h", startsService: false
        ) { [weak self] result in
            guard let self, generation == own, case .asking = lock else { return }
            if case .fileDescriptor(let descriptor)? = (try? result.get())?.first {
                lock = .held(descriptor)
                settle()
            } else {
                // A login manager that refuses is asked again after the next sleep.
                lock = .none
            }
        }
    }

    private func receive(_ signal: DBusMessage) {
        guard ["PrepareForSleep", "PrepareForShutdown"].contains(signal.member),
            let isBeginning = signal.values("b")?.first?.boolean
        else { return }
        guard isBeginning else {
            // The computer has woken up, or the user cancelled.
            isPreparing = false
            if case .passed = lock { lock = .none }
            return settle()
        }
        guard isNeeded, !isPreparing else { return }
        isPreparing = true
        preparation += 1
        let own = preparation
        _ = eventLoop.schedule(after: 0) { [weak self] in
            self?.prepare {
                guard let self, self.isPreparing, self.preparation == own else { return }
                self.isPreparing = false
                // Closing the descriptor lets the computer sleep.
                self.lock = .passed
            }
        }
    }
}
