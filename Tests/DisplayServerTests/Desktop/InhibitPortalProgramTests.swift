import CoreGraphics
import DBus
import DBusTestSupport
import Testing

@testable import DisplayServer

/// Tests of inhibitions with xdg-desktop-portal and its backend for GTK (SE-02, AP-07).
@MainActor
@Suite(
    .serialized,
    .enabled(if: AccessibleDesktop.hasPortal, "xdg-desktop-portal, its GTK backend or xdotool is not installed"))
struct InhibitPortalProgramTests {
    /// The part of GNOME's screen saver that the backend needs besides the session manager.
    private final class ScreenSaver: DBusObject {
        static let name = "org.gnome.ScreenSaver"
        static let path = "/org/gnome/ScreenSaver"
        var interfaces: [DBusInterface] { [Self.interface] }
        private static let interface = DBusInterface(name, of: ScreenSaver.self) {
            $0.method("GetActive", returns: "b") { _, _ in [.boolean(false)] }
        }
    }

    private static let application = "org.example.App"
    private let desktop: AccessibleDesktop
    private let eventLoop = BusEventLoop()
    /// The connection of the session manager.
    private let session: DBusConnection
    private let application: DBusConnection
    private let manager: FakeSessionManager
    private let screenSaver = ScreenSaver()

    init() throws {
        desktop = try AccessibleDesktop(["XDG_CURRENT_DESKTOP": "gnome"])
        session = try desktop.daemon.connect(eventLoop)
        application = try desktop.daemon.connect(eventLoop)
        manager = FakeSessionManager(session)
        session.export(screenSaver, at: ScreenSaver.path)
    }

    private func wait(for timeout: TimeInterval = 60, _ condition: () -> Bool) -> Bool {
        eventLoop.run(for: timeout, until: condition)
    }

    /// Starts the session manager, which refuses requests of the app, as those of a sandbox. The portal's backend looks
    /// for the names when it starts.
    private func startSession() throws {
        manager.refusedIdentifiers = [Self.application]
        for name in [SessionClient.service, ScreenSaver.name] {
            var isOwned = false
            session.requestName(name) { isOwned = $0 == .owned }
            try #require(wait { isOwned })
        }
    }

    /// The last inhibition of the portal, or its end.
    private var lastChange: String { manager.log.last { $0.contains("inhibit ") } ?? "" }

    @Test("SE-02 the portal passes the reason to the session manager, and ends the inhibition", .timeLimit(.minutes(3)))
    func loggingOut() throws {
        defer { desktop.stop() }
        try startSession()
        let inhibitor = LogoutInhibitor(bus: application, identifier: Self.application)
        inhibitor.setReason("A question")
        #expect(wait { inhibitor.isInhibiting && lastChange == "inhibit  0 A question 1" })
        // The response of the portal has arrived then, too.
        _ = wait(for: 0.5) { !inhibitor.isInhibiting }
        #expect(inhibitor.isInhibiting)
        inhibitor.setReason(nil)
        #expect(wait { lastChange == "uninhibit 41" })
        // The portal ends the inhibitions of a program that has ended.
        inhibitor.setReason("Another question")
        #expect(wait { inhibitor.isInhibiting && lastChange == "inhibit  0 Another question 1" })
        application.close()
        #expect(wait { lastChange == "uninhibit 41" })
        #expect(!inhibitor.isInhibiting)
    }

    @Test("SE-02 a portal whose desktop has no session manager does not warn the user", .timeLimit(.minutes(3)))
    func loggingOutWithoutSessionManager() throws {
        defer { desktop.stop() }
        let inhibitor = LogoutInhibitor(bus: application, identifier: Self.application)
        var states: [Bool] = []
        inhibitor.changeHandler = { [unowned inhibitor] in states.append(inhibitor.isInhibiting) }
        inhibitor.setReason("A question")
        #expect(wait { states.last == false })
        _ = wait(for: 0.5) { inhibitor.isInhibiting }
        #expect(!inhibitor.isInhibiting)
    }

    @Test("AP-07 the portal keeps the screen on through the session manager", .timeLimit(.minutes(3)))
    func idle() throws {
        defer { desktop.stop() }
        try startSession()
        let inhibitor = IdleInhibitor(bus: application)
        inhibitor.isWanted = true
        #expect(wait { inhibitor.isHeldByPortal && lastChange == "inhibit  0 The app keeps the screen on 8" })
        _ = wait(for: 0.5) { !inhibitor.isHeld }
        #expect(inhibitor.isHeld)
        inhibitor.isWanted = false
        #expect(wait { lastChange == "uninhibit 41" })
        inhibitor.isWanted = true
        #expect(wait { inhibitor.isHeldByPortal && lastChange.hasPrefix("inhibit") })
        application.close()
        #expect(wait { lastChange == "uninhibit 41" })
        #expect(inhibitor.isRefused)
    }

    @Test("AP-07 the X screen saver is reset with a portal whose desktop has none", .timeLimit(.minutes(3)))
    func idleWithoutScreenSaver() throws {
        defer { desktop.stop() }
        let inhibitor = IdleInhibitor(bus: application)
        inhibitor.isWanted = true
        // The backend for GTK reports success, others may refuse: the X server is reset in both cases.
        #expect(wait { inhibitor.isHeldByPortal || inhibitor.isRefused })
        _ = wait(for: 0.5) { false }
        #expect(inhibitor.isHeldByPortal != inhibitor.isRefused)
    }
}
