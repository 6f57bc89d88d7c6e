import CX11
import CoreGraphics
import SystemSupport

/// A display server that communicates with an X server.
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
    /// The desktop portal, which provides settings that the settings daemon lacks; nil if there is no session bus.
    let portal: DesktopPortal?
    private(set) lazy var devices = X11Devices(connection: connection)
    private(set) lazy var keyboard = X11Keyboard(server: self, connection: connection)
    private(set) lazy var touch = X11Touch(server: self)
    private(set) lazy var pinch = X11Pinch(server: self)
    private(set) lazy var pointer = X11Pointer(server: self)
    private(set) lazy var screenSaverInhibitor = X11ScreenSaverInhibitor(server: self, bus: portal?.bus)
    private(set) lazy var linkOpener = LinkOpener(
        bus: portal?.bus, scheduler: scheduler, environment: environment)
    private(set) lazy var inputGrab = X11InputGrab(server: self)
    private(set) lazy var screens = X11Monitors(connection: connection)
    private(set) lazy var windowManager = X11WindowManager(connection: connection)
    private(set) lazy var cursors = X11Cursors(connection: connection, settings: settings)
    /// The clipboard. Created when it is first used.
    private(set) var clipboardIfLoaded: X11Clipboard?
    /// The input method. Opened when keys first enter text.
    private var inputMethodIfOpen: X11InputMethod?
    private let inputModifiers: String?
    private let environment: ProcessEnvironment
    /// A window that is never mapped, which identifies the windows of the program as a group.
    private(set) lazy var leader = makeLeader()

    private(set) var surfaces: [Window: X11Surface] = [:]
    /// The server's time of the last user action, with which window managers recognize outdated requests.
    private(set) var lastUserTime: Time = 0
    /// The server's time of the user action that is being handled; nil while none is.
    private(set) var currentUserActionTime: Time?
    private var publishedUserTime: Time = 0
    private var startup: X11StartupNotification?
    /// A Boolean value that indicates whether application code may have run since the run loop was served.
    private var applicationCodeRan = true
    /// A Boolean value that indicates whether a window may have moved to another monitor.
    private var windowsMoved = false

    private var serverTime = X11ServerTime()
    private var queue = InputQueue()
    private var queueSurface: X11Surface?
    private var heldEndEvents: [XIDeviceEvent] = []
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
        // The values arrive later, so a desktop that does not answer delays nothing.
        portal = DesktopPortal(environment: environment)
        scale = X11Scale.choose(
            override: scaleOverride, settings: settingsClient.settings.scale(textScale: settings.textScale),
            resources: X11Scale.readResources(display, root: connection.root))
        guard connection.isOpen else { throw DisplayError.connectionLost }
        connection.input.selectHierarchy(display, root: connection.root)
        startup = identifier.map { X11StartupNotification(identifier: $0, connection: connection) }
        lastUserTime = startup?.time ?? 0
        frameClock.interval = X11RefreshRate.interval(screens.rate(showing: []))
        portal?.bus.schedule = { [weak self] delay, body in self?.scheduler.schedule(after: delay, body) }
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

    package func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void) {
        linkOpener.open(link) { [weak self] isOpened in
            self?.applicationCodeWillRun()
            completion(isOpened)
        }
    }

    package func canOpen(_ link: URL) -> Bool { linkOpener.canOpen(link) }

    package var monitors: [DisplayMonitor] {
        let known = screens.monitors
        guard known.isEmpty else { return known }
        let everything = PixelRect(
            x: 0, y: 0, width: Int32(clamping: screenPixelSize.width), height: Int32(clamping: screenPixelSize.height))
        return [DisplayMonitor(name: "screen", frame: everything)]
    }

    package func workArea(in part: PixelRect) -> PixelRect {
        let areas = X11Property.numbers(connection.atoms.netWorkArea, of: connection.root, connection) ?? []
        let desktop = X11Property.numbers(connection.atoms.netCurrentDesktop, of: connection.root, connection)?.first
        // Four numbers for each desktop. They describe one rectangle for all monitors; its intersection with the
        // monitor is a good approximation.
        let first = Int(clamping: desktop ?? 0).multipliedReportingOverflow(by: 4)
        guard !first.overflow, first.partialValue >= 0, areas.count >= 4, first.partialValue <= areas.count - 4 else {
            return part
        }
        let numbers = areas[first.partialValue..<first.partialValue + 4].map { Int32(truncatingIfNeeded: $0) }
        let left = part.intersection(
            PixelRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3])))
        return left.isEmpty ? part : left
    }

    package var clipboard: any DisplayClipboard {
        if let clipboardIfLoaded { return clipboardIfLoaded }
        let clipboard = X11Clipboard(server: self)
        clipboardIfLoaded = clipboard
        return clipboard
    }

    /// Returns the input method.
    ///
    /// - Parameter ifInUse: If true, the input method is not opened, and the result is nil unless it is open.
    func inputMethod(ifInUse: Bool) -> X11InputMethod? {
        if inputMethodIfOpen == nil, !ifInUse, connection.isOpen {
            inputMethodIfOpen = X11InputMethod(server: self, modifiers: inputModifiers)
        }
        return inputMethodIfOpen
    }

    /// Opens the input method after a delay, so that the first frame is not delayed. The first key event opens it
    /// without delay.
    func openInputMethodSoon() {
        scheduler.schedule(after: 0.2) { [weak self] in self?.openInputMethod() }
    }

    /// Opens the input method if text input is active in any window.
    func openInputMethod() {
        guard inputMethodIfOpen == nil, surfaces.values.contains(where: { $0.textInputCaret != nil }),
            let inputMethod = inputMethod(ifInUse: false)
        else { return }
        for surface in Array(surfaces.values) { inputMethod.update(surface) }
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
        if let descriptor = portal?.descriptor { all.append(descriptor) }
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
        if moves > 0, let look = frameClock.nextPollTime(after: now, steps: moves) {
            return .idle(until: earliest(deadline, look), watchesDisplay: false)
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
        if isConnected, let portal, portal.descriptor != nil {
            if portal.serve() { settingsDidChange() }
        }
        if isConnected, let due = scheduler.nextDeadline, due <= scheduler.now {
            applicationCodeRan = true
            scheduler.runDue()
        }
        if isConnected, let frame = frameClock.takeFrame(now: scheduler.now) {
            listener?.displayServer(self, frameAt: frame)
        }
        if isConnected {
            publishUserTime()
            connection.traps.requestServerEventIfNeeded(leader)
            connection.flush()
        }
        reportLossIfNeeded()
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
        deliverQueue()
        currentUserActionTime = nil
        for surface in Array(surfaces.values) { surface.reportPendingSize() }
        if isConnected, screens.reloadIfNeeded() { monitorsDidChange() }
        if windowsMoved, isConnected { updateRefreshRate() }
    }

    // MARK: Delivery

    func enqueue(_ event: InputEvent, to surface: X11Surface) {
        inputCount &+= 1
        if queueSurface !== surface || surface.hasPendingSize { settle(surface) }
        queueSurface = surface
        if event.isMove { continuousEventCount &+= 1 }
        queue.append(event)
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
            frameClock.deliverInput(at: event.timestamp) { surface.delegate?.surface(surface, didReceive: event) }
        }
    }

    func noteUserTime(_ time: Time, isSent: Bool = false) {
        guard !isSent else { return }
        lastUserTime = time
        currentUserActionTime = time
    }

    /// Tells the window manager the time of the last user action, from which it decides whether new windows may take
    /// the focus. One request covers many events.
    private func publishUserTime() {
        guard lastUserTime != publishedUserTime, let surface = surfaces.values.first(where: { $0.hasFocus }) else {
            return
        }
        publishedUserTime = lastUserTime
        guard windowManager.isRunning else { return }
        // If a window selects property events, each change of the property would wake this client.
        let hasWindowForIt = windowManager.supports(connection.atoms.netWMUserTimeWindow)
        setUserTime(of: hasWindowForIt ? leader : surface.window)
    }

    private func setUserTime(of window: Window) {
        X11Property.set(
            [lastUserTime], property: connection.atoms.netWMUserTime, type: Atom(XA_CARDINAL), of: window, connection)
    }

    /// Handles the start or end of a window manager.
    func windowManagerDidChange() { publishedUserTime = 0 }

    // MARK: Windows

    /// Notes that a window appeared or moved. Positions matter only if monitors have different refresh rates.
    func noteMove() { if screens.ratesDiffer { windowsMoved = true } }

    /// Sets the frame rate to that of the fastest monitor that shows one of the windows.
    func updateRefreshRate() {
        windowsMoved = false
        let frames = surfaces.values.filter(\.isMapped).map(\.screenFrame)
        frameClock.interval = X11RefreshRate.interval(screens.rate(showing: frames))
    }

    private func makeLeader() -> Window {
        let window = XCreateSimpleWindow(connection.display, connection.root, -10, -10, 1, 1, 0, 0, 0)
        X11Property.set(
            [window], property: connection.atoms.wmClientLeader, type: Atom(XA_WINDOW), of: window, connection)
        startup?.mark(window)
        return window
    }

    /// Prepares a window that is about to be mapped.
    func willMap(_ surface: X11Surface) {
        // A user time of zero would ask the window manager not to focus the window.
        if lastUserTime != 0 {
            setUserTime(of: surface.window)
            setUserTime(of: leader)
        }
        startup?.mark(surface.window)
    }

    /// Ends the startup notification when the first window is mapped.
    func completeStartup(_ surface: X11Surface) {
        startup?.complete(sender: surface.window)
        startup = nil
    }

    /// Converts the time of an event to seconds since the system started.
    ///
    /// - Parameters:
    ///   - time: The server's time.
    ///   - isSent: Whether another client sent the event. Its time is not trusted, and the current time is used.
    func timestamp(_ time: Time, isSent: Bool = false) -> TimeInterval {
        serverTime.seconds(for: isSent ? 0 : UInt32(truncatingIfNeeded: time), now: scheduler.now)
    }

    /// Holds the end of a touch or press until it is known whether its device was removed: the server ends the
    /// interactions of a device before it reports the removal, and such an end is a cancellation.
    func holdEndEvent(_ event: XIDeviceEvent) {
        var event = event
        // These point into the event's data, which is about to be freed.
        event.valuators = XIValuatorState(mask_len: 0, mask: nil, values: nil)
        event.buttons = XIButtonState(mask_len: 0, mask: nil)
        heldEndEvents.append(event)
    }

    func takeHeldEndEvents() -> [XIDeviceEvent] {
        defer { heldEndEvents.removeAll() }
        return heldEndEvents
    }

    // MARK: Disconnection

    /// Cancels all interactions in a window.
    func cancelInput(of surface: X11Surface) {
        touch.cancel { other, _ in other === surface }
        pinch.cancel { other, _ in other === surface }
        pointer.cancelPress { other, _ in other === surface }
        pointer.leave(surface)
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
        for surface in surfaces.values { surface.markDestroyed() }
        surfaces.removeAll()
        queueSurface = nil
        inputMethodIfOpen?.close()
        connection.close()
        portal?.close()
        clipboardIfLoaded?.connectionEnded()
    }
}
