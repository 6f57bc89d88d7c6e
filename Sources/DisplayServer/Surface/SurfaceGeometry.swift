import CoreGraphics

/// The size and position of a window's content.
///
/// The properties have the values that the display server last reported. Methods are requests, which a window manager
/// may change or ignore: a granted one changes the properties later, before
/// ``DisplaySurfaceDelegate/surfaceDidResize(_:)`` or ``DisplaySurfaceDelegate/surfaceDidMove(_:)`` is called. Requests
/// for the position of a popup are always granted.
@MainActor package protocol SurfaceGeometry: AnyObject {
    /// The size of the content, in device pixels.
    var pixelSize: (width: Int, height: Int) { get }

    /// The number of device pixels per point.
    var scale: CGFloat { get }

    /// The position of the content's top-left corner on the screen, in points.
    var screenOrigin: CGPoint { get }

    /// Sets the limits of the content's size, in points, that the window manager is asked to respect; nil means no
    /// limit.
    func setSizeLimits(minimum: CGSize?, maximum: CGSize?)

    /// Requests another content size, in points. ``DisplaySurfaceDelegate/surfaceDidResize(_:)`` is called if the
    /// request is granted.
    func resize(to size: CGSize)

    /// Requests another position of the content's top-left corner on the screen, in points. A position that is not
    /// finite is ignored.
    func move(to origin: CGPoint)
}

extension SurfaceGeometry {
    /// The size of the content, in points.
    package var size: CGSize {
        CGSize(width: CGFloat(pixelSize.width) / scale, height: CGFloat(pixelSize.height) / scale)
    }

    /// The frame of the content on the screen, in points.
    package var frame: CGRect { CGRect(origin: screenOrigin, size: size) }

    /// The frame of the content on the screen, in device pixels.
    package var pixelFrame: PixelRect {
        let (origin, scale) = (screenOrigin, scale)
        return PixelRect(
            x: Int32(clamping: (origin.x * scale).rounded()), y: Int32(clamping: (origin.y * scale).rounded()),
            width: Int32(clamping: pixelSize.width), height: Int32(clamping: pixelSize.height))
    }

    /// Requests another frame of the content on the screen, in points. Makes no request for a part that does not
    /// change.
    package func setFrame(_ frame: CGRect) {
        if frame.origin != screenOrigin { move(to: frame.origin) }
        if frame.size != size { resize(to: frame.size) }
    }
}
