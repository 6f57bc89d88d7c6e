import CoreGraphics

/// The largest size of a surface's framebuffer, in device pixels.
///
/// A window manager, another client or the app can ask for a window of 65535 by 65535 pixels, whose framebuffer would
/// take 16 GB. Such a window gets a framebuffer of the limit's size, which covers its upper left part: twice the screen
/// on each axis, and at least 4096 pixels.
struct SurfaceSizeLimit {
    private static let least = 4096
    /// The largest size of a window in X.
    private static let most = 32767

    let width: Int
    let height: Int

    /// Creates the limit for a screen size in device pixels.
    init(screen: (width: Int, height: Int)) {
        func limit(_ length: Int) -> Int { min(Self.most, max(Self.least, 2 * min(length, Self.most))) }
        width = limit(screen.width)
        height = limit(screen.height)
    }

    /// Converts a size in points to device pixels. The result is between one pixel and the largest size of a window,
    /// also for sizes that are not numbers.
    static func pixels(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
        func pixels(_ length: CGFloat) -> Int { max(1, min(most, Int(clamping: (length * scale).rounded()))) }
        return (pixels(size.width), pixels(size.height))
    }

    /// Returns a size clamped to the limit, with at least one pixel on each axis.
    func clamped(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
        (max(1, min(size.width, width)), max(1, min(size.height, height)))
    }
}
