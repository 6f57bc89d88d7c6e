import DisplayServer

/// The display servers of the process: usually one, opened when it is first needed; tests have others beside it.
@MainActor package final class Displays {
    /// The display that `UIApplicationMain` serves; it stays this one when its connection is lost.
    private(set) var main: Display?
    private var opened: [Display] = []
    /// The desktop's settings that are in effect.
    private var settings = DisplaySettings()
    private unowned let application: UIApplication

    init(application: UIApplication) { self.application = application }

    /// Says where new windows appear before anything else is looked at; nil leaves it to the rest. Virtual displays of
    /// tests are put in here.
    package static var preferredServer: (@MainActor () throws -> (any DisplayServer)?)?

    /// Where new windows appear.
    package var current: Display {
        do {
            if let preferred = try Displays.preferredServer?() { return display(of: preferred) ?? open(preferred) }
            if let last = opened.last(where: { $0.server.isConnected }) { return last }
            if let main { return main }
            return try open(Displays.chooseServer())
        } catch {
            // There is nobody to hand the error to: a window or the screen was asked for, without a display.
            Displays.exitWithoutDisplay(error)
        }
    }

    /// Where new windows appear, if it is open already.
    var currentIfOpen: Display? {
        if let preferred = try? Displays.preferredServer?() { return display(of: preferred) }
        return opened.last { $0.server.isConnected }
    }

    /// Opens the display that `UIApplicationMain` serves.
    func openMain() throws -> Display {
        let display = open(try Displays.chooseServer(isMain: true))
        main = display
        return display
    }

    /// Makes `server` the one where new windows appear.
    @discardableResult
    package func open(_ server: any DisplayServer) -> Display {
        let display = Display(server: server)
        server.delegate = application
        opened.append(display)
        ScreenScale.current = server.scale
        adoptSettings()
        keepScreensOnIfWanted()
        return display
    }

    /// Follows what the desktop of the newest display says: the double click, whether interfaces are dark, and how
    /// large text is. What it does not say goes back to the toolkit's own choice.
    func adoptSettings() {
        let new = opened.last { $0.server.isConnected }?.server.settings ?? DisplaySettings()
        let old = settings
        settings = new
        let standard = InputThresholds()
        // Only what changed: a test, or an app of the toolkit, may have chosen thresholds of its own.
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

    /// Keeps screens on while the application wants that and can be seen (AP-07).
    func keepScreensOnIfWanted() {
        let keepsOn = application.isIdleTimerDisabled && application.applicationState != .background
        for display in opened where display.server.isConnected { display.server.keepsScreenOn = keepsOn }
    }

    /// Asks for a frame of all displays, for those who wait for animations of no scene in particular.
    func requestFrames() {
        for display in opened where display.server.isConnected { display.server.frameClock.requestFrame() }
    }

    /// Forgets a server that was closed.
    package func close(_ server: any DisplayServer) {
        opened.removeAll { $0.server === server }
        adoptSettings()
        if server.delegate === application { server.delegate = nil }
        if let last = opened.last { ScreenScale.current = last.server.scale }
    }

    /// The display of a server; nil if it is not among those that are open.
    package func display(of server: any DisplayServer) -> Display? { opened.first { $0.server === server } }

    /// The server this process is meant to use.
    ///
    /// `UIKIT_DISPLAY` says `headless` or `x11`. Otherwise it is X11, except in a process that links UIKitTesting: that
    /// is headless until `UIApplicationMain` runs.
    static func chooseServer(isMain: Bool = false) throws -> any DisplayServer {
        let environment = ProcessEnvironment.process
        switch environment["UIKIT_DISPLAY"] {
        case "headless": return HeadlessServer()
        case "x11": return try connect()
        case let other? where !other.isEmpty:
            throw DisplayError.cannotConnect("UIKIT_DISPLAY is \"\(other)\"; it can be \"x11\" or \"headless\"")
        default:
            if !isMain, environment["UIKIT_TESTING"] != nil { return HeadlessServer() }
            return try connect()
        }
    }

    /// Reads the machine's fonts while the display is connected to: one takes about as long as the other.
    private static func connect() throws -> X11Server {
        try X11Server.connect(beginOtherWork: FontConfiguration.beginLoading)
    }

    /// Ends the process with the status for a display that cannot be had, saying why in one line.
    static func exitWithoutDisplay(_ error: any Error) -> Never {
        FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
        exit(UIApplication.ExitStatus.noDisplay)
    }
}
