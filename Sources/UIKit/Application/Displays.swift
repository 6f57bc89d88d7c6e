import DisplayServer
import SystemSupport
import TextEngine

/// The display servers of the process: usually one, which is opened on first use. Tests open additional ones.
@MainActor package final class Displays {
    /// The display that `UIApplicationMain` runs. It does not change when its connection is lost.
    private(set) var main: Display?
    private var opened: [Display] = []
    /// The desktop settings in effect.
    private var settings = DisplaySettings()
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
            return try open(Displays.chooseServer())
        } catch {
            // Callers such as a window initializer or `UIScreen.main` cannot throw.
            Displays.exitWithoutDisplay(error)
        }
    }

    /// The display on which new windows appear, or nil if it is not open yet.
    var currentIfOpen: Display? {
        if let preferred = try? Displays.preferredServer?() { return display(of: preferred) }
        return opened.last { $0.server.isConnected }
    }

    /// Opens the display that `UIApplicationMain` runs.
    func openMain() throws -> Display {
        let display = open(try Displays.chooseServer(isMain: true))
        main = display
        return display
    }

    /// Opens a display for `server` and makes it the one on which new windows appear.
    @discardableResult
    package func open(_ server: any DisplayServer) -> Display {
        let display = Display(server: server)
        server.delegate = application
        opened.append(display)
        ScreenScale.current = server.scale
        adoptSettings()
        updateScreenSaverInhibition()
        return display
    }

    /// Applies the settings of the newest connected display: the double-click thresholds, the light or dark appearance,
    /// contrast and text size. A setting that the desktop does not provide reverts to the toolkit's default.
    func adoptSettings() {
        let new = opened.last { $0.server.isConnected }?.server.settings ?? DisplaySettings()
        let old = settings
        settings = new
        let standard = InputThresholds()
        // Apply only changed values: a test or an app may have set its own thresholds.
        if new.doubleClickInterval != old.doubleClickInterval {
            InputThresholds.current.multiTapInterval = new.doubleClickInterval ?? standard.multiTapInterval
        }
        if new.doubleClickDistance != old.doubleClickDistance {
            InputThresholds.current.multiClickDistance = new.doubleClickDistance ?? standard.multiClickDistance
        }
        guard new.isDark != old.isDark || new.hasHighContrast != old.hasHighContrast || new.textScale != old.textScale
        else { return }
        let oldSize = UITraitCollection.system.preferredContentSizeCategory
        UITraitCollection.setDesktop(
            isDark: new.isDark == true, hasHighContrast: new.hasHighContrast == true, textScale: new.textScale ?? 1)
        for scene in application.scenes { scene.screenDidChange() }
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
        adoptSettings()
        if server.delegate === application { server.delegate = nil }
        if let last = opened.last { ScreenScale.current = last.server.scale }
    }

    /// Returns the display of a server, or nil if it is not open.
    package func display(of server: any DisplayServer) -> Display? { opened.first { $0.server === server } }

    /// Returns the server that the process is configured to use.
    ///
    /// The environment variable `UIKIT_DISPLAY` selects `headless` or `x11`. Without it, the server is X11, except in a
    /// process that links UIKitTesting, which is headless until `UIApplicationMain` runs.
    static func chooseServer(isMain: Bool = false) throws -> any DisplayServer {
        let environment = ProcessEnvironment.process
        switch environment["UIKIT_DISPLAY"] {
        case "headless": return HeadlessServer()
        case "x11": return try connect()
        case let other? where !other.isEmpty:
            throw DisplayError.cannotConnect("invalid UIKIT_DISPLAY \"\(other)\": use \"x11\" or \"headless\"")
        default:
            if !isMain, environment["UIKIT_TESTING"] != nil { return HeadlessServer() }
            return try connect()
        }
    }

    /// Loads the font configuration concurrently with connecting, because each takes about the same time.
    private static func connect() throws -> X11Server {
        try X11Server.connect(beginOtherWork: FontConfiguration.beginLoading)
    }

    /// Prints the error in one line, and exits with the status for an unavailable display.
    static func exitWithoutDisplay(_ error: any Error) -> Never {
        FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
        exit(UIApplication.ExitStatus.noDisplay)
    }
}
