import DisplayServer
import SystemSupport
import TextEngine

/// The display servers of the process: usually one, which is opened on first use. Tests open additional ones.
@MainActor package final class Displays {
    /// The display that `UIApplicationMain` runs. It does not change when its connection is lost.
    private(set) var main: Display?
    private var opened: [Display] = []
    private var existing: [WeakDisplay] = []
    private unowned let application: UIApplication

    init(application: UIApplication) { self.application = application }

    /// A closure that returns the server on which new windows appear. It takes precedence over all other displays; if
    /// it returns nil, the default order applies. Tests install virtual displays with it.
    package static var preferredServer: (@MainActor () throws -> (any DisplayServer)?)?

    /// The display on which new windows appear. It is opened if necessary.
    package var current: Display {
        do {
            if let preferred = try Displays.preferredServer?() { return display(of: preferred) ?? open(preferred) }
            if let last = opened.last(where: { $0.server.isConnected }) { return last }
            if let main { return main }
            return try open(Displays.makeServer(isMain: false))
        } catch {
            // Callers such as a window initializer or `UIScreen.main` cannot throw.
            Displays.exitWithoutDisplay(error)
        }
    }

    /// The display on which new windows appear, or nil if it is not open yet.
    package var currentIfOpen: Display? {
        if let preferred = try? Displays.preferredServer?() { return display(of: preferred) }
        return opened.last { $0.server.isConnected }
    }

    /// Opens the display that `UIApplicationMain` runs.
    func openMain() throws -> Display {
        let display = open(try Displays.makeServer(isMain: true))
        main = display
        return display
    }

    /// Opens a display for `server` and makes it the one on which new windows appear.
    @discardableResult
    package func open(_ server: any DisplayServer) -> Display {
        let display = display(forSceneOn: server)
        server.delegate = application
        opened.append(display)
        ScreenScale.main = server.scale
        updateSystemTraits()
        updateScreenSaverInhibition()
        return display
    }

    /// Adopts changed settings of a display's desktop, and notifies its scenes.
    func adoptSettings(of server: any DisplayServer) {
        guard let display = display(of: server) else { return }
        let old = display.settings
        let haveTraitsChanged = display.adoptSettings()
        updateSystemTraits {
            guard haveTraitsChanged else { return }
            for scene in application.scenes where scene.display === display { scene.screenDidChange() }
        }
        if display === currentIfOpen { UIAccessibility.settingsDidChange(from: old, to: display.settings) }
    }

    /// Makes the settings of the newest connected display the traits of the system, which apply outside of scenes.
    ///
    /// - Parameter notifyScenes: A closure that runs before a change of the application's text size is reported.
    private func updateSystemTraits(notifyScenes: () -> Void = {}) {
        let oldSize = UITraitCollection.system.preferredContentSizeCategory
        let newest = opened.last { $0.server.isConnected }
        UITraitCollection.setSystem(newest?.settings ?? DisplaySettings())
        notifyScenes()
        let size = application.preferredContentSizeCategory
        guard size != oldSize else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: application,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: size.rawValue])
    }

    /// Inhibits the screen saver of all displays while the app disables the idle timer and is not in the background
    /// (AP-07).
    func updateScreenSaverInhibition() {
        let keepsOn = application.isIdleTimerDisabled && application.applicationState != .background
        for display in opened where display.server.isConnected { display.server.preventsScreenSaver = keepsOn }
    }

    /// Requests a frame on all displays, for animations that do not belong to a particular scene.
    func requestFrames() {
        for display in opened where display.server.isConnected { display.server.frameClock.requestFrame() }
    }

    /// Removes the display of a closed server.
    package func close(_ server: any DisplayServer) {
        opened.removeAll { $0.server === server }
        updateSystemTraits()
        if server.delegate === application { server.delegate = nil }
        if let last = opened.last { ScreenScale.main = last.server.scale }
    }

    /// Returns the display of a server, or nil if it is not open.
    package func display(of server: any DisplayServer) -> Display? { opened.first { $0.server === server } }

    /// Returns the display of a server for a scene on it. If the server is not open, the display exists as long as its
    /// scenes, and windows appear on it only in these scenes.
    func display(forSceneOn server: any DisplayServer) -> Display {
        if let display = all.first(where: { $0.server === server }) { return display }
        let display = Display(server: server)
        existing.removeAll { $0.display == nil }
        existing.append(WeakDisplay(display: display))
        return display
    }

    /// The open displays, and those that are not open but have scenes.
    var all: [Display] { existing.compactMap(\.display) }

    private struct WeakDisplay { weak var display: Display? }

    /// Opens the server that the process is configured to use.
    private static func makeServer(isMain: Bool) throws -> any DisplayServer {
        // The font configuration is loaded concurrently with connecting, because each takes about the same time.
        try DisplayServerKind.selected(isMain: isMain).open(beginOtherWork: FontConfiguration.beginLoading)
    }

    /// Prints the error in one line, and exits with the status for an unavailable display.
    static func exitWithoutDisplay(_ error: any Error) -> Never {
        FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
        exit(UIApplication.ExitStatus.noDisplay)
    }
}
