import CoreGraphics

/// A display server in memory. Time stands still until somebody moves it, input is what is injected, and windows are
/// pictures that can be read: tests of gestures and animations take microseconds and never depend on the machine.
@MainActor package final class HeadlessServer: DisplayServer {
    package weak var delegate: (any DisplayServerDelegate)?
    package let scheduler: Scheduler
    package let frameClock = FrameClock()
    package var screenPixelSize: (width: Int, height: Int) {
        didSet { if screenPixelSize != oldValue { delegate?.displayServerDidChangeScreen(self) } }
    }
    private var pluggedMonitors: [DisplayMonitor] = []
    package private(set) var isConnected = true
    /// What panels leave of the desktop, in device pixels; nil is all of it.
    package var workArea: PixelRect?
    /// Whether another program has the pointer or the keyboard, so that nobody else can.
    package var isInputTaken = false
    /// The surface that has the input of the desktop.
    package internal(set) weak var grabbingSurface: HeadlessSurface?
    /// The windows that were made and not closed, oldest first.
    package private(set) var surfaces: [HeadlessSurface] = []

    /// Whether an application asked for the screen to stay on.
    package var keepsScreenOn = false

    package var interrupt: DisplayInterrupt?

    /// The schemes for which the desktop has programs.
    package var openableSchemes: Set<String> = []
    /// The links that were opened in other programs, the oldest first.
    package private(set) var openedLinks: [URL] = []

    private let time: VirtualTime
    private var isStopped = false
    private var isServing = false

    /// The one time there is, shared with the scheduler that asks for it.
    private final class VirtualTime {
        // Far from zero, as on a machine that has been up for a while.
        var now: TimeInterval = 1000
    }

    /// - Parameters:
    ///   - screenSize: in points.
    ///   - scale: device pixels a point.
    package init(screenSize: CGSize = CGSize(width: 1280, height: 800), scale: CGFloat = 1) {
        let time = VirtualTime()
        self.time = time
        self.scale = scale
        scheduler = Scheduler { time.now }
        screenPixelSize = (
            Int(clamping: (screenSize.width * scale).rounded()), Int(clamping: (screenSize.height * scale).rounded())
        )
    }

    /// Seconds since the system started, as far as this server moved its time.
    package var now: TimeInterval { time.now }

    /// One that covers the screen, until others are set.
    package var monitors: [DisplayMonitor] {
        get {
            guard pluggedMonitors.isEmpty else { return pluggedMonitors }
            let screen = PixelRect(
                x: 0, y: 0, width: Int32(clamping: screenPixelSize.width),
                height: Int32(clamping: screenPixelSize.height))
            return [DisplayMonitor(name: "screen", frame: screen)]
        }
        set {
            pluggedMonitors = newValue
            if isConnected { delegate?.displayServerDidChangeScreen(self) }
        }
    }

    /// Device pixels a point. Changing it resizes the pictures of all windows, as a desktop would.
    package var scale: CGFloat {
        didSet {
            guard scale != oldValue else { return }
            for surface in surfaces { surface.scaleDidChange(from: oldValue) }
            delegate?.displayServerDidChangeScreen(self)
        }
    }

    /// What a person has chosen for the desktop; tests choose here.
    package var settings = DisplaySettings() {
        didSet { if isConnected, settings != oldValue { delegate?.displayServerDidChangeSettings(self) } }
    }

    package func workArea(in part: PixelRect) -> PixelRect {
        let left = workArea.map { part.intersection($0) } ?? part
        return left.isEmpty ? part : left
    }

    /// Behaves as if another program had taken the input of the desktop from whoever had it.
    package func takeInput() {
        isInputTaken = true
        guard let surface = grabbingSurface else { return }
        grabbingSurface = nil
        surface.delegate?.surfaceDidLoseInputGrab(surface)
    }

    /// Notes the link if there is a program for its scheme, and says so in the next turn.
    package func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void) {
        let isOpened = canOpen(link)
        if isOpened { openedLinks.append(link) }
        scheduler.schedule(after: 0) { completion(isOpened) }
    }

    package func canOpen(_ link: URL) -> Bool { openableSchemes.contains(link.scheme?.lowercased() ?? "") }

    /// The boards, with what other programs do to them.
    package private(set) lazy var headlessClipboard = HeadlessClipboard(
        scheduler: scheduler, sleep: { [time] in time.now += max(0, $0) })
    package var clipboard: any DisplayClipboard { headlessClipboard }

    package func makeSurface(_ configuration: SurfaceConfiguration) throws -> any DisplaySurface {
        guard isConnected else { throw DisplayError.connectionLost }
        let surface = HeadlessSurface(server: self, configuration: configuration)
        surfaces.append(surface)
        return surface
    }

    package func run() {
        precondition(!isServing, "run() was called by a handler that run() itself called: return instead")
        isStopped = false
        while isConnected, !isStopped {
            if let interrupt, interrupt.isPending() { interrupt.handler() }
            serveReady()
            guard !isStopped, let next = nextDeadline else { return }
            time.now = max(time.now, next)
        }
    }

    package func stop() { isStopped = true }

    package func serveReady() {
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
        // A handler that waits lets time pass, and nothing else happens meanwhile.
        guard !isServing else {
            time.now = end
            return
        }
        serveReady()
        while isConnected, let next = nextDeadline, next <= end {
            time.now = max(time.now, next)
            serveReady()
        }
        time.now = max(time.now, end)
        serveReady()
    }

    package func disconnect() {
        guard isConnected else { return }
        _ = headlessClipboard.handOver()
        headlessClipboard.disconnect()
        isConnected = false
        for surface in surfaces { surface.markDestroyed() }
        surfaces.removeAll()
    }

    /// Behaves as if the server had died.
    package func loseConnection() {
        guard isConnected else { return }
        isConnected = false
        headlessClipboard.disconnect()
        let lost = surfaces
        surfaces.removeAll()
        for surface in lost { surface.destroyedByOthers() }
        delegate?.displayServerDidLoseConnection(self)
    }

    private var nextDeadline: TimeInterval? {
        switch (scheduler.nextDeadline, frameClock.dueTime) {
        case (let a?, let b?): min(a, b)
        case (let a, let b): a ?? b
        }
    }

    func remove(_ surface: HeadlessSurface) { surfaces.removeAll { $0 === surface } }

    /// The keys go to one surface at most.
    package func focus(_ surface: HeadlessSurface?) {
        for other in surfaces where other !== surface { other.setFocus(false) }
        surface?.setFocus(true)
    }
}
