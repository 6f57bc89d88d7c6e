import DisplayServer

/// A monitor of the desktop, or the whole of a display that has none.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The main monitor of the display in use.
    public static var main: UIScreen { UIApplication.shared.displays.current.screen }

    /// All monitors of the display in use, the main one first.
    public static var screens: [UIScreen] { UIApplication.shared.displays.current.screens }

    /// A monitor was plugged in; the object is its screen, which is in ``screens`` by now.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")

    /// A monitor was taken away; the object is its screen, which is not in ``screens`` any more.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

    /// A monitor has another size, place or rate, or its ``scale`` changed; the object is its screen.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    let server: any DisplayServer
    /// The monitor as the display server knows it.
    package private(set) var monitor: DisplayMonitor
    private var lastScale: CGFloat

    init(server: any DisplayServer, monitor: DisplayMonitor) {
        self.server = server
        self.monitor = monitor
        lastScale = server.scale
        super.init()
    }

    /// Creates an object that describes the main screen. Tests subclass screens and override what they need.
    @preconcurrency @MainActor public override init() {
        let main = UIScreen.main
        server = main.server
        monitor = main.monitor
        lastScale = main.lastScale
        super.init()
    }

    /// The screen's rectangle, in points.
    ///
    /// A window made with it, as iOS apps do, does not cover the screen: it fills its scene, which opens at a size that
    /// suits a desktop.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    /// The screen's rectangle, in device pixels.
    open var nativeBounds: CGRect { CGRect(origin: .zero, size: pixels) }

    /// Device pixels a point: 1, 1.25, 1.5 or 2. It is the same on all monitors of a display, and may change while the
    /// app runs.
    open var scale: CGFloat { server.scale }

    /// The same as ``scale``.
    open var nativeScale: CGFloat { server.scale }

    /// The greatest number of frames a second.
    open var maximumFramesPerSecond: Int {
        Int(clamping: (monitor.refreshRate ?? 1 / server.frameClock.interval).rounded())
    }

    /// The screen's ``scale``, and what the person has chosen for the desktop, such as light or dark.
    open var traitCollection: UITraitCollection { TraitBase.traits(scale: scale) }

    private var pixels: CGSize { CGSize(width: CGFloat(monitor.frame.width), height: CGFloat(monitor.frame.height)) }

    /// Takes over what is known about the monitor now.
    ///
    /// - Returns: whether anything is different.
    func adopt(_ monitor: DisplayMonitor) -> Bool {
        guard monitor != self.monitor || server.scale != lastScale else { return false }
        self.monitor = monitor
        lastScale = server.scale
        return true
    }
}
