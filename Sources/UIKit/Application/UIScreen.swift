import DisplayServer

/// A monitor, or the whole area of a display without monitor information.
///
/// ```swift
/// let screen = view.window?.windowScene?.screen ?? .main
/// let hairline = 1 / screen.scale
/// layer.borderWidth = hairline
/// ```
///
/// Bounds are in points. ``scale`` is 1, 1.25, 1.5 or 2, is the same for all monitors, and may change at run time:
/// observe the display scale of ``UIView/traitCollection`` instead of storing it. A window does not cover the screen,
/// so lay out views in the bounds of their window and not in those of the screen. Screens have no orientation;
/// `fixedCoordinateSpace` is the same as `coordinateSpace`.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The main monitor of the display in use.
    public static var main: UIScreen { UIApplication.shared.displays.current.screen }

    /// All monitors of the display in use, the main one first.
    public static var screens: [UIScreen] { UIApplication.shared.displays.current.screens }

    /// Posted after a monitor was connected. The object is its screen, which is already in ``screens``.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")

    /// Posted after a monitor was disconnected. The object is its screen, which is no longer in ``screens``.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

    /// Posted after the size, position, refresh rate or ``scale`` of a screen changed. The object is the screen.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    /// The display server that reports the monitor.
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

    /// Creates an object that describes the main screen. Tests subclass `UIScreen` and override properties.
    @preconcurrency @MainActor public override init() {
        let main = UIScreen.main
        server = main.server
        monitor = main.monitor
        lastScale = main.lastScale
        super.init()
    }

    /// The screen's bounds, in points.
    ///
    /// A window created with them, as in iOS apps, does not cover the screen: it fills its scene, which opens at a size
    /// suitable for a desktop.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    /// The screen's bounds, in device pixels.
    open var nativeBounds: CGRect { CGRect(origin: .zero, size: pixels) }

    /// The number of device pixels per point: 1, 1.25, 1.5 or 2. It is the same for all monitors of a display, and may
    /// change at run time.
    open var scale: CGFloat { server.scale }

    /// The same as ``scale``.
    open var nativeScale: CGFloat { server.scale }

    /// The maximum refresh rate, in frames per second.
    open var maximumFramesPerSecond: Int {
        Int(clamping: (monitor.refreshRate ?? 1 / server.frameClock.interval).rounded())
    }

    /// The screen's ``scale``, and the desktop settings that the user chose, such as light or dark appearance.
    open var traitCollection: UITraitCollection {
        let displays = UIApplication.shared.displays
        let traits = (displays.display(of: server) ?? displays.current).traitCollection
        return traits.displayScale == scale ? traits : traits.withDisplayScale(scale)
    }

    private var pixels: CGSize { CGSize(width: CGFloat(monitor.frame.width), height: CGFloat(monitor.frame.height)) }

    /// Adopts the monitor's current properties.
    ///
    /// - Returns: True if anything changed.
    func adopt(_ monitor: DisplayMonitor) -> Bool {
        guard monitor != self.monitor || server.scale != lastScale else { return false }
        self.monitor = monitor
        lastScale = server.scale
        return true
    }
}
