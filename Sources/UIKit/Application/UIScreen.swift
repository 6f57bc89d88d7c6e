import DisplayServer

/// The screen that windows are on.
@MainActor public final class UIScreen: NSObject {
    /// The screen of the display server in use.
    public static var main: UIScreen { UIApplication.shared.displays.current.screen }

    let server: any DisplayServer

    init(server: any DisplayServer) {
        self.server = server
        super.init()
    }

    /// The screen's rectangle, in points.
    ///
    /// A window made with it, as iOS apps do, does not cover the screen: it fills its scene, which opens at a size that suits
    /// a desktop.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    /// The screen's rectangle, in device pixels.
    public var nativeBounds: CGRect { CGRect(origin: .zero, size: pixels) }

    /// Device pixels a point: 1, 1.25, 1.5 or 2.
    public var scale: CGFloat { server.scale }

    /// The same as ``scale``.
    public var nativeScale: CGFloat { server.scale }

    /// The greatest number of frames a second.
    public var maximumFramesPerSecond: Int { Int((1 / server.frameClock.interval).rounded()) }

    private var pixels: CGSize {
        CGSize(width: CGFloat(server.screenPixelSize.width), height: CGFloat(server.screenPixelSize.height))
    }
}
