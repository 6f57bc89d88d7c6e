import CX11
import CoreGraphics
import DBus
import SystemSupport

/// A display server that communicates with an X server.
///
/// This file has the connection, the event loop and the delivery of input. Extensions handle the events by concern:
/// windows, the screen and settings, input devices, and the input method.
@MainActor package final class X11Server: DisplayServer {
    package weak var delegate: (any DisplayServerDelegate)?
    package let scheduler = Scheduler { X11Clock.now }
    package let frameClock = FrameClock()
    package internal(set) var screenPixelSize: (width: Int, height: Int)
    package internal(set) var scale: CGFloat
    package internal(set) var settings: DisplaySettings

    let connection: X11Connection
    let sharedMemory: X11SharedMemory
    let loop = X11Loop()
    let scaleOverride: String?
    let settingsClient: X11SettingsClient
    let eventSources: EventSources
    let sessionBus: MessageBus
    private(set) lazy var systemBus = MessageBus(.system, environment: environment, eventLoop: eventSources)
    var menuRegistrar: GlobalMenuRegistrar?
    var launcher: LauncherAnnouncer?
    /// The desktop portal, which provides settings that the settings daemon lacks; nil before the first frame, and if
    /// there is no session bus.
    private(set) var portal: DesktopPortal?
    private var hasMadeFrame = false
    private(set) lazy var devices = X11Devices(connection: connection)
    private(set) lazy var keyboard = X11Keyboard(server: self, connection: connection)
    private(set) lazy var touch = X11Touch(server: self)
    private(set) lazy var pinch = X11Pinch(server: self)
    private(set) lazy var pointer = X11Pointer(server: self)
    private(set) lazy var screenSaverInhibitor = X11ScreenSaverInhibitor(
        server: self, bus: sessionBus.connection)
    private(set) lazy var portalClient = PortalClient(bus: sessionBus, environment: environment)
    private(set) lazy var fileTransfers = FileTransferPortal(bus: sessionBus)
    private(set) lazy var linkOpener = LinkOpener(
        portal: portalClient, scheduler: scheduler, environment: environment)
    private(set) lazy var programOpener = ProgramOpener(
        scheduler: scheduler, environment: environment, isSandboxed: portalClient.isSandboxed)
    private(set) lazy var fileChooser = FileChooser(portal: portalClient, scheduler: scheduler)
    private(set) lazy var mailComposer = MailComposer(
        portal: portalClient, scheduler: scheduler, environment: environment)
    /// The closures to call when the desktop has been connected to.
    var desktopHandlers: [@MainActor (DBusConnection?, any DBusEventLoop) -> Void] = []
    var hasConnectedToDesktop = false
    /// The connection to the desktop of a program that makes no frames.
    var desktopTask: Scheduler.Task?
    private(set) lazy var colorPicker = ScreenColorPicker(portal: portalClient) { [unowned self] in
        colorGrab.begin(completion: $0)
    }
    private(set) lazy var printService = PrintService(
        portal: portalClient, scheduler: scheduler, environment: environment)
    private(set) lazy var colorGrab = X11ColorGrab(server: self)
    private(set) lazy var inputGrab = X11InputGrab(server: self)
    private(set) lazy var screens = X11Monitors(connection: connection)
    private(set) lazy var windowManager = X11WindowManager(connection: connection)
    private(set) lazy var cursors = X11Cursors(connection: connection, settings: settings)
    /// The clipboard. Created when it is first used.
    private(set) var clipboardIfLoaded: X11Clipboard?
    /// The source of drags, and the receiver of other clients' drags. Created when they are first used.
    var dragSourceIfLoaded: X11DragSource?
    var dropReceiverIfLoaded: X11DropReceiver?
    /// The input method. Opened when keys first enter text.
    var inputMethodIfOpen: X11InputMethod?
    /// The value of `XMODIFIERS`.
    let inputModifiers: String?
    let environment: ProcessEnvironment
    /// A window that is never mapped, which identifies the windows of the program as a group.
    private(set) lazy var leader = makeLeader()

    private(set) var surfaces: [Window: X11Surface] = [:]
    /// The server's times of user actions.
    var userTime = X11UserTime()
    /// The notification to send when the first window is mapped; nil if no launcher expects one.
    var startup: X11StartupNotification?
    /// A Boolean value that indicates whether application code may have run since the run loop was served.
    private var applicationCodeRan = true
    /// A Boolean value that indicates whether a window may have moved to another monitor.
    var windowsMoved = false

    private var serverTime = X11ServerTime()
    private var queue = InputQueue()
    private var queueSurface: X11Surface?
    /// Ends of touches and presses that are held until it is known whether their device was removed.
    var heldEndEvents: [XIDeviceEvent] = []
    /// The number of input events so far.
    private(set) var inputCount = 0
    /// The number of input events so far that are part of a continuous movement.
    private var continuousEventCount = 0
    /// The number of such events that were read since the last wait; nil if other events were read, too.
    private var continuousEventsRead: Int? = 0
    private var isStopped = false
    private var isServing = false
    private var wasDisconnected = false
    private var wasLossReported = false

    /// Connects to an X server.
    ///
    /// - Parameters:
    ///   - displayName: The name of the display; nil for `$DISPLAY`.
    ///   - environment: The environment. Reads `DISPLAY`; `UIKIT_SCALE` (the number of device pixels per point);
    ///     `XMODIFIERS` (the input method); `UIKIT_X11_NO_SHM=1` (disables shared memory); `UIKIT_X11_SYNC=1` (makes
    ///     every request wait for the server, so that a debugger stops where an error was caused);
    ///     `DESKTOP_STARTUP_ID`, which is removed from the process's environment; `DBUS_SESSION_BUS_ADDRESS` and
    ///     `XDG_RUNTIME_DIR`, to find the desktop portal, unless `UIKIT_TESTING` is set, which disables it.
    ///   - beginOtherWork: Called after the last change of the process's environment and locale, and before waiting for
    ///     the server for the first time. It can start threads that work in parallel.
    /// - Throws: ``DisplayError/cannotConnect(_:)``, with a text that suggests a remedy.
    package static func connect(
        displayName: String? = nil, environment: ProcessEnvironment = .process, beginOtherWork: () -> Void = {}
    ) throws -> X11Server {
        X11Connection.prepareLocale
        let startup = X11StartupNotification.takeIdentifier(from: environment)
        beginOtherWork()
        let connection = try X11Connection(displayName: displayName, environment: environment)
        return try X11Server(connection: connection, environment: environment, startup: startup)
    }

    private init(connection: X11Connection, environment: ProcessEnvironment, startup identifier: String?) throws {
        self.connection = connection
        self.environment = environment
        sharedMemory = X11SharedMemory(connection: connection, environment: environment)
        let display = connection.display
        screenPixelSize = (
            Int(XDisplayWidth(display, connection.screen)), Int(XDisplayHeight(display, connection.screen))
        )
        scaleOverride = environment["UIKIT_SCALE"]
        inputModifiers = environment["XMODIFIERS"]
        // Select the events before reading the values, so that no change is missed in between.
        XSelectInput(display, connection.root, PropertyChangeMask | StructureNotifyMask)
        settingsClient = X11SettingsClient(connection: connection)
        settings = settingsClient.settings.displaySettings
        eventSources = EventSources(scheduler: scheduler)
        sessionBus = MessageBus(.session, environment: environment, eventLoop: eventSources)
        scale = X11Scale.choose(
            override: scaleOverride, settings: settingsClient.settings.scale(textScale: settings.textScale),
            resources: X11Scale.readResources(display, root: connection.root))
        guard connection.isOpen else { throw DisplayError.connectionLost }
        connection.input.selectHierarchy(display, root: connection.root)
        startup = identifier.map { X11StartupNotification(identifier: $0, connection: connection) }
        if let time = startup?.time { userTime.noteStart(time) }
        frameClock.interval = X11RefreshRate.interval(screens.rate(showing: []))
        eventSources.applicationCodeHandler = { [weak self] in self?.applicationCodeWillRun() }
        // Create these now, so that they can handle the first event.
        _ = devices
        _ = keyboard
    }

    isolated deinit { if !wasDisconnected { close() } }

    package var isConnected: Bool { connection.isOpen }

    package var preventsScreenSaver = false {
        didSet { if preventsScreenSaver != oldValue { screenSaverInhibitor.isWanted = preventsScreenSaver } }
    }

    package var interrupt: DisplayInterrupt?

    package var clipboard: any DisplayClipboard { loadedClipboard }

    var loadedClipboard: X11Clipboard {
        if let clipboardIfLoaded { return clipboardIfLoaded }
        let clipboard = X11Clipboard(server: self)
        clipboardIfLoaded = clipboard
        return clipboard
    }

    /// Notes that application code is about to run.
    func applicationCodeWillRun() { applicationCodeRan = true }

    /// The delegate, for an immediate call.
    var listener: (any DisplayServerDelegate)? {
        applicationCodeWillRun()
        return delegate
    }

    /// A Boolean value that indicates whether frames are presented through shared memory.
    package var sharesMemory: Bool { sharedMemory.completionEvent != nil }

    /// The number of wake-ups of ``run()`` and ``serve(for:)``.
    package var wakeUpCount: Int { loop.wakeUps }

    package func makeSurface(_ configuration: SurfaceConfiguration) throws -> any DisplaySurface {
        guard connection.isOpen else { throw DisplayError.connectionLost }
        let surface = try X11Surface(server: self, connection: connection, configuration: configuration)
        surfaces[surface.window] = surface
        return surface
    }

    func remove(_ surface: X11Surface) {
        surfaces[surface.window] = nil
        touch.forget(surface)
        pinch.forget(surface)
        pointer.forget(surface)
        inputMethodIfOpen?.forget(surface)
        dragSurfaceEnded(surface)
        if queueSurface === surface { queueSurface = nil }
    }

    // MARK: Event loop

    package func run() {
        precondition(!isServing, "run() must not be called from an event handler")
        isStopped = false
        let mainLoop = X11MainLoop(
            prepare: { [unowned self] in prepareToSleep() },
            serveNested: { [unowned self] in
                handleInterrupt()
                processPendingEvents()
            })
        if let mainLoop {
            while !isStopped, isConnected {
                handleInterrupt()
                processPendingEvents()
                guard !isStopped, isConnected else { break }
                mainLoop.setDescriptors(descriptors)
                mainLoop.serve(applicationCodeRan: applicationCodeRan)
                applicationCodeRan = false
                guard !isStopped, isConnected else { break }
                mainLoop.sleep()
                loop.countWakeUp()
            }
        } else {
            while !isStopped, isConnected {
                handleInterrupt()
                processPendingEvents()
                guard !isStopped, isConnected else { break }
                sleep(until: nextDeadline)
            }
        }
        reportLossIfNeeded()
    }

    /// The descriptors that end a wait.
    private var descriptors: [Int32] {
        // The display's descriptor must be the first.
        var all = [connection.fileDescriptor]
        if let interrupt { all.append(interrupt.descriptor) }
        all.append(contentsOf: eventSources.descriptors)
        return all
    }

    private func handleInterrupt() {
        guard let interrupt, interrupt.isPending() else { return }
        applicationCodeWillRun()
        interrupt.handler()
    }

    private func prepareToSleep() -> X11MainLoop.Readiness {
        guard !isStopped, isConnected, !connection.hasUnreadEvents(), isConnected else { return .ready }
        if let interrupt, interrupt.isPending() { return .ready }
        let deadline = nextDeadline
        let now = scheduler.now
        if let deadline, deadline <= now { return .ready }
        // Further events of a continuous movement would not be visible before the next frame.
        let moves = continuousEventsRead ?? 0
        continuousEventsRead = 0
        if moves > 0, let pollTime = frameClock.nextPollTime(after: now, events: moves) {
            return .idle(until: earliest(deadline, pollTime), watchesDisplay: false)
        }
        return .idle(until: deadline, watchesDisplay: true)
    }

    package func stop() { isStopped = true }

    package func serve(for interval: TimeInterval) {
        guard !isServing else { return }
        let end = scheduler.now + max(0, interval)
        processPendingEvents()
        while isConnected {
            // Deadlines within the interval run even if a handler takes longer than the whole interval.
            if let next = nextDeadline, next <= end {
                sleep(until: next)
            } else if scheduler.now >= end {
                break
            } else if !connection.hasUnreadEvents(), isConnected {
                loop.sleep(descriptors: descriptors, until: end)
            }
            processPendingEvents()
        }
        reportLossIfNeeded()
    }

    package func processPendingEvents() {
        // A handler that waits within its own delivery would wait for itself.
        guard !isServing else { return }
        isServing = true
        defer { isServing = false }
        if isConnected { readEvents() }
        if isConnected { eventSources.serve() }
        if isConnected, let due = scheduler.nextDeadline, due <= scheduler.now {
            applicationCodeRan = true
            scheduler.runDue()
        }
        if isConnected, portal?.takeChanges() == true { settingsDidChange() }
        if isConnected, let frame = frameClock.takeFrame(now: scheduler.now) {
            listener?.displayServer(self, frameAt: frame)
            connectToDesktopIfNeeded()
        }
        if isConnected {
            publishUserTime()
            connection.traps.requestServerEventIfNeeded(leader)
            connection.flush()
        }
        reportLossIfNeeded()
    }

    /// Connects to the desktop portal after the first frame, which it would delay. The settings arrive later, so a
    /// desktop that does not answer delays nothing.
    func connectToDesktopIfNeeded() {
        guard !hasMadeFrame else { return }
        hasMadeFrame = true
        desktopTask?.cancel()
        scheduler.schedule(after: 0) { [weak self] in
            guard let self, isConnected else { return }
            portal = sessionBus.connection.map { DesktopPortal(bus: $0) }
            desktopDidConnect()
        }
    }

    /// Waits until a descriptor is ready or `deadline` has passed, unless there are unread events.
    private func sleep(until deadline: TimeInterval?) {
        // Xlib may have read events while it waited for a reply; the descriptor does not indicate them.
        guard !connection.hasUnreadEvents(), isConnected else { return }
        if let deadline, deadline <= scheduler.now { return }
        if loop.sleep(descriptors: descriptors, until: deadline) == .deadline { loop.countWakeUp() }
    }

    private var nextDeadline: TimeInterval? { earliest(scheduler.nextDeadline, frameClock.dueTime) }

    private func earliest(_ a: TimeInterval?, _ b: TimeInterval?) -> TimeInterval? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }

    private func readEvents() {
        // Handle only the events that are available now: a flood of events must not prevent frames.
        var count = connection.readEvents()
        let (all, inputBefore, movesBefore) = (Int(count), inputCount, continuousEventCount)
        // Handlers that wait for a reply may remove events from the queue.
        while count > 0, isConnected, XEventsQueued(connection.display, QueuedAlready) > 0 {
            var event = XEvent()
            XNextEvent(connection.display, &event)
            guard isConnected else { break }
            handle(&event)
            count -= 1
        }
        let moves = continuousEventCount - movesBefore
        let isOnlyMoves = moves >= all && moves == inputCount - inputBefore
        continuousEventsRead = isOnlyMoves ? continuousEventsRead.map { $0 + moves } : nil
        if isConnected { connection.traps.deliver() }
        dragSourceIfLoaded?.flush()
        deliverQueue()
        userTime.endAction()
        for surface in Array(surfaces.values) { surface.reportPendingSize() }
        if isConnected, screens.reloadIfNeeded() { monitorsDidChange() }
        if windowsMoved, isConnected { updateRefreshRate() }
    }

    // MARK: Delivery

    func enqueue(_ event: InputEvent, to surface: X11Surface) {
        prepareQueue(for: surface)
        if event.isMove { continuousEventCount &+= 1 }
        queue.append(event)
    }

    /// Does the same as ``enqueue(_:to:)`` for a movement of the pointer, at less cost.
    func enqueueMove(_ sample: PointerSample, modifiers: KeyModifiers, to surface: X11Surface) {
        prepareQueue(for: surface)
        continuousEventCount &+= 1
        queue.appendMove(sample, modifiers: modifiers)
    }

    /// Notes an event of a continuous movement that is not in the queue.
    func noteContinuousInput() {
        inputCount &+= 1
        continuousEventCount &+= 1
    }

    private func prepareQueue(for surface: X11Surface) {
        inputCount &+= 1
        if queueSurface !== surface || surface.hasPendingSize { settle(surface) }
        queueSurface = surface
    }

    /// Returns the surface of a window. Successive events usually belong to the same one.
    func surface(of window: Window) -> X11Surface? {
        queueSurface?.window == window ? queueSurface : surfaces[window]
    }

    /// Delivers the queued events, and then the surface's new size, so that the delegate is notified in chronological
    /// order.
    func settle(_ surface: X11Surface) {
        deliverQueue()
        surface.reportPendingSize()
    }

    private func deliverQueue() {
        while let event = queue.popFirst() {
            guard let surface = queueSurface, !surface.isDestroyed else { continue }
            applicationCodeRan = true
            frameClock.deliverInput(event.isMove ? .continuous : .single) {
                surface.delegate?.surface(surface, didReceive: event)
            }
        }
    }

    /// Converts the time of an event to seconds since the system started.
    ///
    /// - Parameters:
    ///   - time: The server's time.
    ///   - isSent: Whether another client sent the event. Its time is not trusted, and the current time is used.
    func timestamp(_ time: Time, isSent: Bool = false) -> TimeInterval {
        serverTime.seconds(for: isSent ? 0 : UInt32(truncatingIfNeeded: time), now: scheduler.now)
    }

    // MARK: Disconnection

    /// Cancels all interactions in a window.
    func cancelInput(of surface: X11Surface) {
        touch.cancel { other, _ in other === surface }
        pinch.cancel { other, _ in other === surface }
        pointer.cancelPress { other, _ in other === surface }
        pointer.leave(surface)
        dragSurfaceEnded(surface)
        deliverQueue()
    }

    /// Handles the destruction of a window by another client.
    func surfaceWasDestroyed(_ surface: X11Surface) {
        settle(surface)
        cancelInput(of: surface)
        surfaces[surface.window] = nil
        surface.wasDestroyedExternally()
        remove(surface)
    }

    private func reportLossIfNeeded() {
        guard !connection.isOpen, !wasDisconnected, !wasLossReported else { return }
        wasLossReported = true
        deliverQueue()
        dragsEnded()
        for surface in Array(surfaces.values) { surfaceWasDestroyed(surface) }
        clipboardIfLoaded?.connectionEnded()
        inputMethodIfOpen?.close()
        connection.close()
        delegate?.displayServerDidLoseConnection(self)
    }

    package func disconnect() {
        guard !wasDisconnected else { return }
        wasDisconnected = true
        _ = clipboardIfLoaded?.storeInClipboardManager()
        close()
    }

    private func close() {
        wasDisconnected = true
        dragsEnded()
        for surface in surfaces.values { surface.markDestroyed() }
        surfaces.removeAll()
        queueSurface = nil
        inputMethodIfOpen?.close()
        connection.close()
        sessionBus.close()
        systemBus.close()
        clipboardIfLoaded?.connectionEnded()
    }
}
