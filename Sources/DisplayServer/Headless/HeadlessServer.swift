import CoreGraphics
import DBus

/// A display server in memory, for tests.
///
/// Time advances only when a test advances it, input consists of injected events, and windows are framebuffers that can
/// be read. Tests of gestures and animations take microseconds and do not depend on the machine.
@MainActor package final class HeadlessServer: DisplayServer {
    package weak var delegate: (any DisplayServerDelegate)?
    package let scheduler: Scheduler
    package let frameClock = FrameClock()
    package var screenPixelSize: (width: Int, height: Int) {
        didSet { if screenPixelSize != oldValue { delegate?.displayServerDidChangeScreen(self) } }
    }
    private var configuredMonitors: [DisplayMonitor] = []
    package private(set) var isConnected = true
    /// The area that panels leave free, in device pixels; nil is the whole desktop.
    package var workArea: PixelRect?
    /// A Boolean value that indicates whether another program has grabbed the pointer or the keyboard, so that
    /// ``HeadlessSurface/grabInput()`` fails.
    package var isInputGrabbedByOtherClient = false
    /// The surface that has the input grab.
    package internal(set) weak var grabbingSurface: HeadlessSurface?
    /// The windows that have not been destroyed, oldest first.
    package private(set) var surfaces: [HeadlessSurface] = []

    /// A Boolean value that indicates whether the application requested that the screen stay on.
    package var preventsScreenSaver = false

    package var interrupt: DisplayInterrupt?

    /// The URL schemes for which the simulated desktop has programs.
    package var openableSchemes: Set<String> = []
    /// The links that were opened in other programs, oldest first.
    package private(set) var openedLinks: [URL] = []

    /// The completion of the choice of a color that has not ended.
    private var colorChoice: (@MainActor (ScreenColor?) -> Void)?

    private let time: VirtualTime
    private var isStopped = false
    private var isServing = false

    /// The current time, shared with the scheduler.
    private final class VirtualTime {
        // Not zero, as on a machine that has been running for a while.
        var now: TimeInterval = 1000
    }

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - screenSize: The size of the screen in points.
    ///   - scale: The number of device pixels per point.
    package init(screenSize: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1) {
        let time = VirtualTime()
        self.time = time
        self.scale = scale
        scheduler = Scheduler { time.now }
        screenPixelSize = (
            Int(clamping: (screenSize.width * scale).rounded()), Int(clamping: (screenSize.height * scale).rounded())
        )
    }

    /// The virtual time, in seconds since the system started.
    package var now: TimeInterval { time.now }

    /// The monitors. The default is one that covers the screen.
    package var monitors: [DisplayMonitor] {
        get { configuredMonitors.isEmpty ? [wholeScreenMonitor] : configuredMonitors }
        set {
            configuredMonitors = newValue
            if isConnected { delegate?.displayServerDidChangeScreen(self) }
        }
    }

    /// The number of device pixels per point. Changing it resizes the framebuffers of all windows, as a desktop does.
    package var scale: CGFloat {
        didSet {
            guard scale != oldValue else { return }
            for surface in surfaces { surface.scaleDidChange(from: oldValue) }
            delegate?.displayServerDidChangeScreen(self)
        }
    }

    /// The user's settings, which tests can change.
    package var settings = DisplaySettings() {
        didSet { if isConnected, settings != oldValue { delegate?.displayServerDidChangeSettings(self) } }
    }

    package func workArea(in part: PixelRect) -> PixelRect {
        let left = workArea.map { part.intersection($0) } ?? part
        return left.isEmpty ? part : left
    }

    /// Simulates that another program takes the input grab.
    package func takeInput() {
        isInputGrabbedByOtherClient = true
        guard let surface = grabbingSurface else { return }
        grabbingSurface = nil
        surface.delegate?.surfaceDidLoseInputGrab(surface)
    }

    /// Records the link if there is a program for its scheme, and reports the outcome in the next turn of the event
    /// loop.
    package func open(
        _ link: URL, asks: Bool, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void
    ) {
        let isOpened = canOpen(link)
        if isOpened { openedLinks.append(link) }
        scheduler.schedule(after: 0) { completion(isOpened) }
    }

    package func canOpen(_ link: URL) -> Bool { openableSchemes.contains(link.scheme?.lowercased() ?? "") }

    /// A Boolean value that indicates whether the simulated desktop has a panel for menus.
    package var hasMenuPanel = false {
        didSet { for menu in exportedMenus.compactMap(\.menu) { menu.panelDidChange() } }
    }
    private var exportedMenus: [WeakMenu] = []
    private struct WeakMenu { weak var menu: HeadlessExportedMenu? }

    /// The menus that windows offer to the desktop.
    package var menus: [HeadlessExportedMenu] { exportedMenus.compactMap(\.menu).filter { !$0.hasEnded } }

    package func exportMenu(
        of surface: any DisplaySurface, source: any ExportedMenuSource
    ) -> (any ExportedMenu)? {
        let menu = HeadlessExportedMenu(server: self, source: source)
        exportedMenus.removeAll { $0.menu == nil }
        exportedMenus.append(WeakMenu(menu: menu))
        if hasMenuPanel { scheduler.schedule(after: 0) { [weak menu] in menu?.panelDidChange() } }
        return menu
    }

    /// The marks at the icon of the app.
    package private(set) var launcherEntry = LauncherEntry()

    package func showInLauncher(_ entry: LauncherEntry) { launcherEntry = entry }

    /// The message bus of a desktop that a test simulates. The default is nil, so that tests do not depend on the
    /// user's.
    package var desktop: (bus: DBusConnection?, eventLoop: any DBusEventLoop)? {
        didSet {
            guard let desktop else { return }
            let handlers = desktopHandlers
            desktopHandlers = []
            for handler in handlers { handler(desktop.bus, desktop.eventLoop) }
        }
    }
    private var desktopHandlers: [@MainActor (DBusConnection?, any DBusEventLoop) -> Void] = []

    package var hasDesktop: Bool { desktop != nil }

    package func whenDesktopConnects(_ handler: @escaping @MainActor (DBusConnection?, any DBusEventLoop) -> Void) {
        guard let desktop else { return desktopHandlers.append(handler) }
        scheduler.schedule(after: 0) { handler(desktop.bus, desktop.eventLoop) }
    }

    package func connectToDesktop() -> (bus: DBusConnection?, eventLoop: any DBusEventLoop)? { desktop }

    /// The message bus of a computer that a test simulates. The default is nil, as ``desktop``.
    package var system: (bus: DBusConnection, eventLoop: any DBusEventLoop)?

    package func connectToSystem() -> (bus: DBusConnection, eventLoop: any DBusEventLoop)? { system }

    /// The identifier with which the simulated desktop launched the program.
    package var launchIdentifier: String?
    /// The launches that were handed over, oldest first.
    package private(set) var adoptedLaunches: [String] = []

    package func adoptLaunch(_ identifier: String) { adoptedLaunches.append(identifier) }

    package func externalIdentifier(of surface: any DisplaySurface) -> UInt32 { 0 }

    /// The simulated dialogs of the desktop for files and mails.
    package private(set) lazy var dialogs = HeadlessDialogs(scheduler: scheduler)

    package func chooseFiles(
        _ configuration: FileChoice, parent: (any DisplaySurface)?,
        completion: @escaping @MainActor (FileChoice.Outcome) -> Void
    ) -> any FileChoiceSession { dialogs.chooseFiles(configuration, completion) }

    package func findPrograms(
        for types: [String], completion: @escaping @MainActor ([DesktopProgram]) -> Void
    ) { dialogs.findPrograms(types, completion) }

    package func open(
        _ files: [URL], with program: DesktopProgram, completion: @escaping @MainActor (Bool) -> Void
    ) { dialogs.open(files, with: program, completion) }

    package var canComposeMail: Bool { dialogs.acceptsMail }

    package func composeMail(
        _ mail: MailDraft, parent: (any DisplaySurface)?, completion: @escaping @MainActor (Bool) -> Void
    ) { dialogs.composeMail(mail, completion) }

    package func pickColor(
        parent: (any DisplaySurface)?, completion: @escaping @MainActor (ScreenColor?) -> Void
    ) {
        chooseColor(nil)
        colorChoice = completion
    }

    /// A Boolean value that indicates whether the user is choosing a color of the screen.
    package var isPickingColor: Bool { colorChoice != nil }

    /// Simulates that the user chooses a color of the screen, or cancels with nil.
    package func chooseColor(_ color: ScreenColor?) {
        guard let choice = colorChoice else { return }
        colorChoice = nil
        scheduler.schedule(after: 0) { choice(color) }
    }

    /// The printing system with its methods for simulating the user.
    package private(set) lazy var printer = HeadlessPrinter(scheduler: scheduler)
    package var canPrint: Bool { printer.isAvailable }
    package func print(
        _ job: PrintJob, parent: (any DisplaySurface)?, _ handlers: PrintHandlers
    ) -> any PrintTask { printer.print(job, handlers) }

    /// The clipboard with its methods for simulating other programs.
    package private(set) lazy var headlessClipboard = HeadlessClipboard(
        scheduler: scheduler, sleep: { [time] in time.now += max(0, $0) })
    package var clipboard: any DisplayClipboard { headlessClipboard }

    /// Drag and drop, with its methods for simulating other programs.
    package private(set) lazy var dragAndDrop = HeadlessDragAndDrop(server: self)

    package func beginDrag(
        from surface: any DisplaySurface, _ configuration: DragConfiguration, delegate: any DisplayDragDelegate
    ) -> (any DisplayDrag)? {
        guard let surface = surface as? HeadlessSurface, surface.server === self else { return nil }
        return dragAndDrop.begin(from: surface, configuration, delegate: delegate)
    }

    package var currentDrag: (any DisplayDrag)? { dragAndDrop.session }

    package func makeSurface(_ configuration: SurfaceConfiguration) throws -> any DisplaySurface {
        guard isConnected else { throw DisplayError.connectionLost }
        let surface = HeadlessSurface(server: self, configuration: configuration)
        surfaces.append(surface)
        return surface
    }

    package func run() {
        precondition(!isServing, "run() must not be called from an event handler")
        isStopped = false
        while isConnected, !isStopped {
            if let interrupt, interrupt.isPending() { interrupt.handler() }
            processPendingEvents()
            guard !isStopped, let next = nextDeadline else { return }
            time.now = max(time.now, next)
        }
    }

    package func stop() { isStopped = true }

    package func processPendingEvents() {
        guard isConnected, !isServing else { return }
        isServing = true
        defer { isServing = false }
        for surface in surfaces { surface.deliverQueue() }
        scheduler.runDue()
        if isConnected, let frame = frameClock.takeFrame(now: time.now) {
            delegate?.displayServer(self, frameAt: frame)
        }
    }

    package func serve(for interval: TimeInterval) {
        let end = time.now + max(0, interval)
        // A handler that waits advances time; nothing is delivered meanwhile.
        guard !isServing else {
            time.now = end
            return
        }
        processPendingEvents()
        while isConnected, let next = nextDeadline, next <= end {
            time.now = max(time.now, next)
            processPendingEvents()
        }
        time.now = max(time.now, end)
        processPendingEvents()
    }

    package func disconnect() {
        guard isConnected else { return }
        _ = headlessClipboard.storeInClipboardManager()
        dragAndDrop.connectionEnded()
        headlessClipboard.disconnect()
        isConnected = false
        for surface in surfaces { surface.markDestroyed() }
        surfaces.removeAll()
    }

    /// Simulates that the server terminates.
    package func loseConnection() {
        guard isConnected else { return }
        isConnected = false
        dragAndDrop.connectionEnded()
        headlessClipboard.disconnect()
        let lost = surfaces
        surfaces.removeAll()
        for surface in lost { surface.wasDestroyedExternally() }
        delegate?.displayServerDidLoseConnection(self)
    }

    private var nextDeadline: TimeInterval? {
        switch (scheduler.nextDeadline, frameClock.dueTime) {
        case (let a?, let b?): min(a, b)
        case (let a, let b): a ?? b
        }
    }

    func remove(_ surface: HeadlessSurface) { surfaces.removeAll { $0 === surface } }

    /// Gives keyboard focus to a surface, and takes it from all others.
    package func focus(_ surface: HeadlessSurface?) {
        for other in surfaces where other !== surface { other.setFocus(false) }
        surface?.setFocus(true)
    }
}
