import CoreGraphics
import SystemSupport

/// Prevents the desktop from dimming, blanking or locking the screen while the user is idle.
///
/// Tries the screen saver service (`org.freedesktop.ScreenSaver`) first, then the Inhibit portal. The desktop ends an
/// inhibition when the connection closes.
@MainActor final class IdleInhibitor {
    private enum Hold: Equatable {
        case none
        case asking
        case screenSaver(cookie: UInt32)
        case portal(request: String)
        /// No service on the bus supports inhibiting.
        case refused
    }

    private static let screenSaver = "org.freedesktop.ScreenSaver"
    private static let portal = "org.freedesktop.portal.Desktop"

    /// A Boolean value that indicates whether the screen is to stay on.
    var isWanted = false {
        didSet { if isWanted != oldValue { settle() } }
    }

    /// A Boolean value that indicates whether the desktop currently keeps the screen on.
    var isHeld: Bool {
        switch hold {
        case .screenSaver, .portal: bus?.descriptor != nil
        default: false
        }
    }

    /// A Boolean value that indicates whether the screen is to stay on but no service on the bus supports it.
    var isRefused: Bool { isWanted && (hold == .refused || bus?.descriptor == nil) }

    /// A closure to call when ``isHeld`` or ``isRefused`` may have changed.
    var changeHandler: (@MainActor () -> Void)?

    private let bus: DBusConnection?
    private var hold = Hold.none

    /// Creates an inhibitor.
    ///
    /// - Parameter bus: The session bus. Without a bus, all requests are refused.
    init(bus: DBusConnection?) {
        self.bus = bus
        bus?.addLossHandler { [weak self] in self?.changeHandler?() }
    }

    private func settle() {
        switch hold {
        case .none where isWanted: ask()
        case .screenSaver(let cookie) where !isWanted:
            var writer = DBusWriter()
            writer.append(cookie)
            bus?.call(
                Self.screenSaver, path: Self.screenSaverPath, "\(Self.screenSaver).UnInhibit", signature: "u",
                body: writer.bytes)
            become(.none)
        case .portal(let request) where !isWanted:
            bus?.call(Self.portal, path: request, "org.freedesktop.portal.Request.Close")
            become(.none)
        // Services may have started or stopped before the next request.
        case .refused where !isWanted: become(.none)
        default: break
        }
    }

    private static let screenSaverPath = "/org/freedesktop/ScreenSaver"

    private func become(_ new: Hold) {
        hold = new
        changeHandler?()
    }

    private func ask() {
        guard let bus, bus.descriptor != nil else { return become(.refused) }
        hold = .asking
        var writer = DBusWriter()
        writer.append(ProgramName.current)
        writer.append(Self.reason)
        bus.call(
            Self.screenSaver, path: Self.screenSaverPath, "\(Self.screenSaver).Inhibit", signature: "ss",
            body: writer.bytes
        ) { [weak self] answer in
            guard let answer, answer.kind == .reply, answer.signature == "u" else {
                self?.askPortal()
                return
            }
            var reader = DBusReader(bytes: answer.body, isBigEndian: answer.isBigEndian)
            self?.take(.screenSaver(cookie: try reader.uint32()))
        }
    }

    private static let reason = "The app keeps the screen on"

    private func askPortal() {
        guard let bus, bus.descriptor != nil else { return take(.refused) }
        var writer = DBusWriter()
        // No parent window; 8 is the flag for the idle state.
        writer.append("")
        writer.append(8 as UInt32)
        writer.append(["reason": Self.reason])
        bus.call(
            Self.portal, path: "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit.Inhibit",
            signature: "sua{sv}", body: writer.bytes
        ) { [weak self] answer in
            guard let answer, answer.kind == .reply, answer.signature == "o" else {
                self?.take(.refused)
                return
            }
            var reader = DBusReader(bytes: answer.body, isBigEndian: answer.isBigEndian)
            self?.take(.portal(request: try reader.text()))
        }
    }

    /// Stores the outcome of a request. The inhibition may no longer be wanted by then.
    private func take(_ new: Hold) {
        become(new)
        settle()
    }
}
