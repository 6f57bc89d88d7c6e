import CoreGraphics
import DBus
import SystemSupport

/// Prevents the desktop from dimming, blanking or locking the screen while the user is idle.
///
/// Tries the screen saver service (`org.freedesktop.ScreenSaver`) first, then the Inhibit portal. The desktop ends an
/// inhibition when the connection closes. The portal may grant a request on a desktop that has no screen saver.
@MainActor final class IdleInhibitor {
    private enum Hold {
        case none
        case asking
        case screenSaver(cookie: UInt32)
        case portal(PortalInhibition)
        /// No service on the bus supports inhibiting.
        case refused
    }

    private static let screenSaver = "org.freedesktop.ScreenSaver"
    private static let screenSaverPath = "/org/freedesktop/ScreenSaver"
    private static let reason = "The app keeps the screen on"

    /// A Boolean value that indicates whether the screen is to stay on.
    var isWanted = false {
        didSet { if isWanted != oldValue { settle() } }
    }

    /// A Boolean value that indicates whether the desktop currently keeps the screen on.
    var isHeld: Bool {
        switch hold {
        case .screenSaver, .portal: bus?.isOpen == true
        default: false
        }
    }

    /// A Boolean value that indicates whether the screen is to stay on but no service on the bus supports it.
    var isRefused: Bool {
        guard isWanted else { return false }
        if case .refused = hold { return true }
        return bus?.isOpen != true
    }

    /// A Boolean value that indicates whether the portal keeps the screen on, as far as it knows.
    var isHeldByPortal: Bool {
        if case .portal = hold { bus?.isOpen == true } else { false }
    }

    /// A closure to call when ``isHeld`` or ``isRefused`` may have changed.
    var changeHandler: (@MainActor () -> Void)?

    private let bus: DBusConnection?
    private var hold = Hold.none

    /// Creates an inhibitor.
    ///
    /// - Parameter bus: The session bus. Without a bus, all requests are refused.
    init(bus: DBusConnection?) {
        self.bus = bus
        bus?.addCloseHandler { [weak self] in self?.changeHandler?() }
    }

    private func settle() {
        switch hold {
        case .none where isWanted: ask()
        case .screenSaver(let cookie) where !isWanted:
            bus?.call(
                Self.screenSaver, path: Self.screenSaverPath, interface: Self.screenSaver, method: "UnInhibit",
                arguments: [.uint32(cookie)])
            become(.none)
        case .portal(let inhibition) where !isWanted:
            inhibition.end()
            become(.none)
        // Services may have started or stopped before the next request.
        case .refused where !isWanted: become(.none)
        default: break
        }
    }

    private func become(_ new: Hold) {
        hold = new
        changeHandler?()
    }

    private func ask() {
        guard let bus, bus.isOpen else { return become(.refused) }
        hold = .asking
        bus.call(
            Self.screenSaver, path: Self.screenSaverPath, interface: Self.screenSaver, method: "Inhibit",
            arguments: [.string(ProgramName.current), .string(Self.reason)], returns: "u"
        ) { [weak self] result in
            if case .uint32(let cookie) = (try? result.get())?.first {
                self?.take(.screenSaver(cookie: cookie))
            } else {
                self?.askPortal()
            }
        }
    }

    private func askPortal() {
        guard let bus, bus.isOpen else { return take(.refused) }
        PortalInhibition.begin(
            .becomingIdle, reason: Self.reason, on: bus, lossHandler: { [weak self] in self?.take(.refused) }
        ) { [weak self] inhibition in
            self?.take(inhibition.map { .portal($0) } ?? .refused)
        }
    }

    /// Stores the outcome of a request. The inhibition may no longer be wanted by then.
    private func take(_ new: Hold) {
        become(new)
        settle()
    }
}
